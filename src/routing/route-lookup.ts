import { matchPath } from 'react-router-dom'
import { getTopPage, type PageRoute, pageRoutes } from '@/content/catalog/page-routes'
import { ringSuites, type Suite } from '@/content/catalog/suites'
import type { ServiceEntry } from '@/content/types'

/**
 * Returns the name of a page's file without folder and extension. 'services/legal' is
 * `src/content/pages/services/legal.ts`, and 'pricing' is `src/pages/pricing.tsx`.
 */
export const getPageFile = ({ path, file }: PageRoute) => file ?? path.slice(1)

/** Returns a route's path, or one path for each value of `:slug`. */
export const getPagePaths = ({ path, slugs }: PageRoute) =>
  slugs?.map((slug) => path.replace(':slug', slug)) ?? [path]

/** The route of each path and alias. */
export const routesByPath = new Map(
  pageRoutes.flatMap((route) =>
    [...getPagePaths(route), ...(route.aliases ?? [])].map((path) => [path, route] as const),
  ),
)

/** Finds the route of a path. Ignores its query and hash and, like React Router, case and a trailing slash. */
export function findPageRoute(path: string) {
  const pathname = path.replace(/[?#].*/, '').replace(/(.)\/$/, '$1')
  return routesByPath.get(pathname.toLowerCase())
}

/** Returns the value of `:slug` in a path, or undefined if the route doesn't list it. */
export function getSlug(path: string) {
  const route = findPageRoute(path)
  return route && matchPath(route.path, path)?.params.slug?.toLowerCase()
}

/** Whether a path is a page's path or below it. */
export const isPathWithin = (path: string, page: string) =>
  path === page || path.startsWith(`${page}/`)

/** Returns the suite that gives a page its hue: the route's suite, or its parent's. */
export const getSuite = (route?: PageRoute): Suite =>
  (route && getTopPage(route).suite) ?? 'company'

/** Returns the suite of a page on the ring. The company's pages have none. */
export const findRingSuite = (route?: PageRoute) =>
  ringSuites.find((suite) => suite === getSuite(route))

/** Adds the suite to a link to a service, and the route's label and icon unless the link has its own. */
export function resolveService<Service extends Omit<ServiceEntry, 'text'>>(service: Service) {
  const route = findPageRoute(service.path)!
  // A `ServiceHref` is the path of a route with an icon.
  return { label: route.label, icon: route.icon!, suite: findRingSuite(route), ...service }
}
