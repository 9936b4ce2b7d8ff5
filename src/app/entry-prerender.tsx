import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { AuthProvider } from '@/auth/auth-provider'
import { pageRoutes } from '@/content/catalog/page-routes'
import { getPageFile, getPagePaths, findPageRoute, routesByPath } from '@/routing/route-lookup'
import { loadPage, pageSources } from './page-loader'
import { routes } from './router'
import { getStructuredData } from './structured-data'

/** Every path that the build writes a file for. */
export const paths = [...routesByPath.keys()]

/** The sitemap's paths, which are each page once, except pages that need an account. */
export const sitemapPaths = pageRoutes.filter((route) => !route.noindex).flatMap(getPagePaths)

const handler = createStaticHandler(routes)

/** Renders a path for a visitor without a session, and returns its page's source files. */
export async function render(path: string) {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const { prelude } = await prerender(
    <AuthProvider>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AuthProvider>,
    // Without this, React moves large Suspense boundaries to the end and adds scripts to put them back.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  // React writes the elements that belong in the head before all others.
  const head = /^(?:<title.*?<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0]
  if (!head) throw new Error(`The HTML of ${path} does not start with elements of the head`)
  const route = findPageRoute(path)
  const site = import.meta.env.VITE_SITE_URL
  const structuredData =
    route && site
      ? getStructuredData(route, path, await loadPage(getPageFile(route)), site).map(toScript)
      : []
  return {
    head: [head, ...structuredData].join(''),
    body: html.slice(head.length),
    sources: pageSources(route ? getPageFile(route) : 'not-found'),
    searchParams: [...(route?.typeParams ? ['type'] : []), ...(route?.dynamicSearchParams ?? [])],
  }
}

/** Returns a script with data. Its text can't end the script. */
const toScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
