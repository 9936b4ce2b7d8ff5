import type { RouteObject } from 'react-router-dom'
import { PageError } from '../layout/page-error'
import { PageHead } from '../layout/page-head'
import { SiteLayout } from '../layout/site-layout'
import { loadPage } from './page-loader'
import { fileOf, type PageRow, rows } from './routes'

const pageRoute = (path: string, file: string, row?: PageRow): RouteObject => ({
  path,
  handle: row,
  lazy: async () => {
    const { meta, Component } = await loadPage(file)
    return {
      Component: () => (
        <>
          <PageHead meta={meta} />
          <Component />
        </>
      ),
    }
  },
})

/** React Router's routes, made from the route table: every page and alias inside the site's layout. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: PageError,
    children: [
      {
        // One boundary for all pages, inside the layout.
        ErrorBoundary: PageError,
        children: [
          ...rows.flatMap((row) =>
            [row.path, ...(row.aliases ?? [])].map((path) => pageRoute(path, fileOf(row), row)),
          ),
          pageRoute('*', 'not-found'),
        ],
      },
    ],
  },
]
