import { useEffect } from 'react'
import { loadPage } from './page-loader'
import { getPageFile, findPageRoute } from './routing/route-lookup'

function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const route = link && findPageRoute(link.pathname)
  // If this fails, the navigation reports it.
  if (route) loadPage(getPageFile(route)).catch(() => undefined)
}

/** Prefetches the page of an internal link when the link is hovered, focused or touched. */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const options = { passive: true }
    const types = ['pointerover', 'focusin', 'touchstart']
    for (const type of types) document.addEventListener(type, prefetchPage, options)
    return () => types.forEach((type) => document.removeEventListener(type, prefetchPage))
  }, [])
}
