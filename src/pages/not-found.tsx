import { useLocation } from 'react-router-dom'
import type { Href } from '@/content/links'
import { actions, meta, notFound } from '@/content/not-found'
import { Link } from '@/routing/link'
import { useSearch } from '@/search/load-search'
import { PopularPages } from '@/search/popular-pages'
import { ButtonGroup } from '@/sections/actions'
import { NeedsJavaScript } from '@/ui/needs-javascript'

export { meta }

/** The page of an unknown path: similar and popular pages, and a link home. */
export function Component() {
  const { pathname } = useLocation()
  const search = useSearch()
  const similar = typeof search === 'object' ? search.pagesLike(pathname) : []
  return (
    <div className="container-page grid min-h-[65dvh] grid-cols-1 content-center gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_24rem]">
      <div className="grid grid-cols-1 content-start gap-10">
        <div className="grid gap-4">
          <h1 className="text-h1">{meta.title}</h1>
          <p className="max-w-prose text-lead text-muted">
            {notFound.text} {/* Without JavaScript the page is 404.html, whatever the address. */}
            {pathname === '/404' ? (
              notFound.anyPath
            ) : (
              <code className="font-mono text-base break-all text-ink">{pathname}</code>
            )}
            .
          </p>
          <NeedsJavaScript what="The list of similar pages" />
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="suggestions" className="grid gap-4">
            <h2 id="suggestions" className="text-h4">
              {notFound.similarTitle}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2">
              {similar.map(({ href, title }) => (
                <li key={href}>
                  <Link
                    to={href as Href}
                    className="grid rounded-lg border border-line bg-surface px-5 py-4 shadow-card hover:border-accent-line"
                  >
                    <span className="font-semibold">{title}</span>
                    <span className="font-mono text-2xs break-all text-muted">{href}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ButtonGroup actions={actions} />
      </div>
      <PopularPages />
    </div>
  )
}
