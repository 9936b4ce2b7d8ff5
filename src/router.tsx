import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { KeptPage } from './layout/kept-page'
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

/** The page that was loaded; none where the one that the build rendered stays. */
function Page() {
  const page = useLoaderData<{ Component: ComponentType } | null>()
  return page ? <page.Component /> : <KeptPage />
}

/** A page is loaded once: what it reads of the query, it reads itself. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const pageRoute = (path: string, load: PageRow['load'], handle?: PageRow): RouteObject => ({
  id: path,
  path,
  handle,
  loader: lazyPage(load),
  shouldRevalidate,
  Component: Page,
})

/** The routes of the site, made from the table: every page and alias inside the shared layout. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: PageError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...pages.flatMap((row: PageRow) =>
            [row.path, ...(row.aliases ?? [])].map((path) => pageRoute(path, row.load, row)),
          ),
          pageRoute('*', () => import('./pages/not-found')),
        ],
      },
    ],
  },
]

/**
 * The router over a page that the build rendered. One that is only read stays as it is, without a
 * script of its own; a page with controls is loaded first.
 */
export async function routerOverRendered(): Promise<DataRouter> {
  const { route } = matchRoutes(routes, window.location)!.at(-1)!
  const { live, load } = route.handle as PageRow
  const page = live ? await lazyPage(load)() : null
  return createBrowserRouter(routes, { hydrationData: { loaderData: { [route.id!]: page } } })
}

/** Resolves once the first page has been loaded, or has failed to. */
export function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
