import type { ComponentProps } from 'react'
import type { Href } from '@/content/links'

/** A link within the site; `to` is checked against the route table. `src/layout/use-links.ts` follows it. */
export function Link({
  to,
  preventScrollReset,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  to: Href
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}) {
  return (
    <a href={to} data-keeps-place={preventScrollReset} {...rest}>
      {children}
    </a>
  )
}
