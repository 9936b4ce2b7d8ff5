import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { imageService } from './content/images'
import { homeServices } from './content/request-kinds'
import { type PageRow, pages, rowAt } from './routes'
import { routes } from './router'

export { imageService }

const rows: readonly PageRow[] = pages

/** Whether an address shows something only to who is logged in, so that the build has nothing to render. */
const isGuarded = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/')

/** The pages that only the script can show. */
export const guarded = rows.filter(({ path }) => isGuarded(path))

/** Every address that the build renders, with the address that search engines are to know it by. */
export const addresses = rows
  .filter(({ path }) => !isGuarded(path))
  .flatMap(({ path, aliases = [] }) =>
    path.includes(':slug')
      ? Object.keys(homeServices).map((slug) => path.replace(':slug', slug))
      : [path, ...aliases],
  )

/** The addresses for the sitemap: each page once, and none that is only for who has an account. */
export const indexed = addresses.filter((address) => {
  const row = rows.find(({ path }) => path === address)
  return (row || address.startsWith('/services/home-services/')) && !row?.unlisted
})

const handler = createStaticHandler(routes)

/**
 * Renders an address as a visitor without a session sees it: what goes into `head`, the page, and
 * whether its first view needs its script.
 */
export async function render(address: string) {
  const context = await handler.query(new Request(new URL(address, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${address} redirects`)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Every part where it belongs: React would else put the larger ones at the end of the page, and
    // scripts that move them.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  // React puts what belongs into a head before everything else.
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html) ?? []
  return { head, page: html.slice(head.length), live: rowAt(address)?.live === true }
}
