import { useEffect } from 'react'
import { prefetchPage } from './page-loader'

function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link) prefetchPage(link.pathname)
}

/** Prefetches the page of an internal link once it is pointed at, focused or touched. */
export function usePrefetch() {
  useEffect(() => {
    const options = { passive: true }
    const types = ['pointerover', 'focusin', 'touchstart']
    for (const type of types) document.addEventListener(type, prefetch, options)
    return () => types.forEach((type) => document.removeEventListener(type, prefetch))
  }, [])
}
