import type { Href } from '@/content/catalog/hrefs'
import { useHydratedSearchParams } from './use-hydrated-search-params'

/** Returns the path of a `redirect` parameter, absolute in email links, if it is on this site. */
export function safeRedirect(value: string, origin: string): Href {
  const isPath = value.startsWith('/') || value.startsWith(`${origin}/`)
  if (!isPath || !URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  // Links to '//elsewhere' leave the site, and '/..//elsewhere' has become one.
  return url.origin === origin && !path.startsWith('//') ? (path as Href) : '/'
}

/** Adds a redirect target to a URL. Home is the default and is left out. */
export function withRedirect(href: Href, path: string): Href {
  if (path === '/') return href
  // A query may have slashes.
  const redirect = encodeURIComponent(path).replaceAll('%2F', '/')
  return `${href}${href.includes('?') ? '&' : '?'}redirect=${redirect}` as Href
}

/** Returns the URL of the login page, which redirects to a path after the login. */
export const loginPageHref = (path = '/') => withRedirect('/auth?mode=login', path)

/** Returns the target after a login or an email link: the URL's `redirect` parameter, or home. */
export function useRedirectTarget(): Href {
  const [searchParams] = useHydratedSearchParams()
  const named = searchParams.get('redirect')
  // Prerendering has no window, and no query.
  return named ? safeRedirect(named, window.location.origin) : '/'
}
