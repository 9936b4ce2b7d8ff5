import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Href } from '@/content/links'
import { rowAt } from '@/routes'

/** A link within the site; `to` is checked against the route table. Pointing at it loads its page. */
export function Link({
  to,
  ...rest
}: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: Href }) {
  // A failure here is no one's concern: the click will try again, and say so.
  const prefetch = () =>
    void rowAt(to.split(/[?#]/, 1)[0]!)
      ?.load()
      .catch(() => undefined)
  return (
    <RouterLink
      to={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    />
  )
}
