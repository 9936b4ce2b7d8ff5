import type { RouteObject } from 'react-router-dom'
import { PageError } from '../layout/page-error'
import { PageHead } from '../layout/page-head'
import { SiteLayout } from '../layout/site-layout'
import { ChunkLoadError, clearReload } from '../lib/chunk-errors'
import { loadPage } from './page-loader'
import { pageOf, type PageRow, pages } from './routes'

/** For a page that is being reloaded from the server: see `vite:preloadError` in main.tsx. */
const never = new Promise<never>(() => undefined)

const pageRoute = (path: string, page: string, row?: PageRow): RouteObject => ({
  path,
  handle: row,
  lazy: async () => {
    const module = await loadPage(page).catch((cause: unknown) => {
      throw new ChunkLoadError('The files of the page did not load.', { cause })
    })
    if (!module) return never
    clearReload()
    const { meta, Component } = module
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
        ErrorBoundary: PageError,
        children: [
          ...pages.flatMap((row: PageRow) =>
            [row.path, ...(row.aliases ?? [])].map((path) => pageRoute(path, pageOf(row), row)),
          ),
          pageRoute('*', 'not-found'),
        ],
      },
    ],
  },
]
