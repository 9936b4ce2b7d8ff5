import { matchRoutes, type RouteObject } from 'react-router'
import { PageHead } from './layout/page-head'
import { SiteLayout } from './layout/site-layout'
import { arrived } from './lib/page-load'
import { PageError } from './pages/error'
import { type PageRow, pages } from './routes'

/** Loads a page and gives it its title and description. */
const lazyPage = (load: PageRow['load']) => async () => {
  const { meta, Component } = await arrived(load())
  return {
    Component: () => (
      <div className="page">
        <PageHead meta={meta} />
        <Component />
      </div>
    ),
  }
}

const pageRoutes = pages.flatMap((row: PageRow): RouteObject[] => {
  const lazy = lazyPage(row.load)
  return [row.path, ...(row.aliases ?? [])].map((path) => ({ path, handle: row, lazy }))
})

/** The routes of the site, made from the table: every page and alias inside the shared layout. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: PageError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [...pageRoutes, { path: '*', lazy: lazyPage(() => import('./pages/not-found')) }],
      },
    ],
  },
]

/** The routes with the page of an address loaded, so that its first render is complete. */
export async function routesFor(pathname: string): Promise<RouteObject[]> {
  await Promise.all(
    matchRoutes(routes, pathname)?.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }) ?? [],
  )
  return routes
}
