import type { ComponentProps, FocusEvent } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom'
import type { Href } from '@/content/links'
import { prefetchPage } from '@/page-loader'

type Anchor = Pick<ComponentProps<'a'>, 'onFocus'>

/** Loads the page behind a link once it is pointed at, focused or touched. */
function prefetchOn(to: Href, { onFocus }: Anchor) {
  const prefetch = () => prefetchPage(to)
  return {
    onPointerEnter: prefetch,
    onTouchStart: prefetch,
    // Radix sets onFocus on the links of a menu.
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      prefetch()
      onFocus?.(event)
    },
  }
}

/** React Router's Link with a typed `to`: a path that is not in the route table does not compile. */
export function Link(props: ComponentProps<typeof RouterLink> & { to: Href }) {
  return <RouterLink {...props} {...prefetchOn(props.to, props)} />
}

/** React Router's NavLink with a typed `to`. */
export function NavLink(props: ComponentProps<typeof RouterNavLink> & { to: Href }) {
  return <RouterNavLink {...props} {...prefetchOn(props.to, props)} />
}
