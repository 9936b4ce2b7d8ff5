import { useEffect } from 'react'
import { getPageFile, findPageRoute } from '@/routing/route-lookup'
import { loadPage } from './page-loader'

function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const route = link && findPageRoute(link.pathname)
  // If this fails, the navigation reports it.
  if (route) loadPage(getPageFile(route)).catch(() => undefined)
}

/** Prefetches the page of an internal link when the link is hovered, focused or touched. */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const controller = new AbortController()
    // A touch is also a `pointerover`.
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, prefetchPage, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}
