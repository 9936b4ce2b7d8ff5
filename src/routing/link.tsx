import type { ComponentProps } from 'react'
// oxlint-disable-next-line no-restricted-imports
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '@/content/links'
import { prefetchPage } from '@/routing/page-loader'
import type { Path } from './routes'

/** The target of an internal link; the second form is for a query that is only known at run time. */
export type LinkTarget = Href | { pathname: Path; search: string }

/**
 * React Router's Link with a typed `to`: a path that is not in the route table does not compile. It
 * prefetches its page once it is pointed at, focused or touched.
 */
export function Link({
  onFocus,
  ...props
}: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: LinkTarget }) {
  const prefetch = () => prefetchPage(typeof props.to === 'string' ? props.to : props.to.pathname)
  return (
    <RouterLink
      {...props}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      // Radix sets onFocus on the links of a menu.
      onFocus={(event) => {
        prefetch()
        onFocus?.(event)
      }}
    />
  )
}
