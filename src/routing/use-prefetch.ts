import { useEffect } from 'react'
import { loadPage } from './page-loader'
import { fileOf, routeAt } from './routes'

function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const row = link && routeAt(link.pathname)
  // The navigation reports a failure.
  if (row) loadPage(fileOf(row)).catch(() => undefined)
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
