import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type PageRoute, pageRoutes } from '@/content/catalog/page-routes'
import { PageHead } from '@/layout/page-head'
import { RouteErrorBoundary } from '@/layout/route-error-boundary'
import { SiteLayout } from '@/layout/site-layout'
import { loadModule } from '@/lib/load-module'
import { getPageFile } from '@/routing/route-lookup'
import { loadMotion } from '@/ui/motion'
import { loadPage } from './page-loader'
import { usePageViews } from './use-page-views'

const toRouteObject = (path: string, file: string, route?: PageRoute): RouteObject => ({
  path,
  handle: route,
  lazy: async () => {
    const { meta, Component } = await loadModule(() => loadPage(file))
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

function Root() {
  usePageViews()
  useEffect(loadMotion, [])
  return <SiteLayout />
}

/** React Router's routes, made from the route table: every page and alias inside the site's layout. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteErrorBoundary,
    children: [
      {
        // A single boundary for all pages, inside the layout.
        ErrorBoundary: RouteErrorBoundary,
        children: [
          ...pageRoutes.flatMap((route) =>
            [route.path, ...(route.aliases ?? [])].map((path) =>
              toRouteObject(path, getPageFile(route), route),
            ),
          ),
          // Only the development server has the gallery.
          ...(import.meta.env.DEV
            ? [{ path: '/gallery', handle: pageRoutes[0], lazy: () => import('./gallery') }]
            : []),
          toRouteObject('*', 'not-found'),
        ],
      },
    ],
  },
]
