import type { RouteObject } from 'react-router'
import { PageHead } from './layout/page-head'
import { SiteLayout } from './layout/site-layout'
import { PageError } from './pages/error'
import { type PageRow, pages } from './routes'
import { Spinner } from './ui/spinner'

/** Loads a row's page and gives it its title and description. */
const lazyPage = (row: Pick<PageRow, 'path' | 'load'>) => async () => {
  const { meta, Component } = await row.load()
  return {
    Component: () => (
      <>
        <PageHead meta={meta} home={row.path === '/'} />
        <Component />
      </>
    ),
  }
}

const pageRoutes = pages.flatMap((row: PageRow): RouteObject[] => {
  const lazy = lazyPage(row)
  return [row.path, ...(row.aliases ?? [])].map((path) => ({ path, handle: row, lazy }))
})

const notFound = lazyPage({ path: '/*', load: () => import('./pages/not-found') })

/** The routes of the site, made from the table: every page and alias inside the shared layout. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    HydrateFallback: () => <Spinner label="Loading" />,
    children: [
      {
        ErrorBoundary: PageError,
        children: [...pageRoutes, { path: '*', lazy: notFound }],
      },
    ],
  },
]
