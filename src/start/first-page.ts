import { matchRoutes, type RouteObject } from 'react-router-dom'
import { allowReload } from '@/lib/reload-once'
import { flags } from './flags'

/** Removes an email link's result from the URL and adds a key to its history entry. */
export function cleanUpUrl() {
  const url = new URL(location.href)
  // Links of Supabase's default email templates put their result here. They never log the user in.
  if (/[#&](access_token|error_code)=/.test(url.hash)) url.hash = ''
  // React Router keeps the scroll position under this key, which first loads don't have.
  const key = history.state?.key ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '', url)
}

/** Loads the first page, so that the router starts with it. Returns whether that is the prerendered page. */
export async function loadFirstPage(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? []
  for (const { route } of matches)
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
  allowReload()
  const isNotFound = matches.at(-1)?.route.path === '*'
  // Back may have changed the URL since inline.ts ran.
  return flags.hidden === undefined && flags.path === (isNotFound ? '/404' : location.pathname)
}
