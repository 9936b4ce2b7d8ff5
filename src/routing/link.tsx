import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Href } from '@/content/links'
import { prefetchPage } from '@/routing/page-loader'

/**
 * React Router's Link with a typed `to`: a path that is not in the route table does not compile. It
 * prefetches its page once it is pointed at, focused or touched.
 */
export function Link({ onFocus, ...props }: ComponentProps<typeof RouterLink> & { to: Href }) {
  const prefetch = () => prefetchPage(props.to)
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
