import { getPageFile, findPageRoute } from '@/routing/route-lookup'
import { loadPage } from './page-loader'

/** Prefetches the page of the internal link that an event concerns. */
export function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const route = link && findPageRoute(link.pathname)
  // If this fails, the navigation reports it.
  if (route) loadPage(getPageFile(route)).catch(() => undefined)
}
