import { useLocation, useParams } from 'react-router-dom'
import type { Href } from '@/content/catalog/hrefs'
import { ctas, meta, notFoundCopy } from '@/content/pages/not-found'
import { PopularPages } from '@/features/search/popular-pages'
import { SearchForm } from '@/features/search/search-form'
import { useSearchIndex } from '@/features/search/use-search-index'
import { useHydrated } from '@/lib/use-hydrated'
import { Ring } from '@/pictures/ring'
import { InlineLink } from '@/routing/link'
import { CtaButtons } from '@/sections/cta'

export { meta }

/** The page for an unknown path: suggests a similar page and offers search, popular pages and a link home. */
export function Component() {
  const { pathname } = useLocation()
  // Decoded, unlike the pathname.
  const { '*': path = '' } = useParams()
  const hydrated = useHydrated()
  const { searchIndex } = useSearchIndex()
  const similar = searchIndex?.findSimilarPage(path)
  return (
    <div className="container-page grid grid-cols-1 gap-12 py-hero">
      <div className="relative grid grid-cols-1 gap-8">
        {/* A segment has fallen out. */}
        <Ring
          moved="finance"
          distance={4.5}
          className="mb-3 size-30 md:absolute md:-top-10 md:right-0 md:size-32 lg:top-0 lg:size-64"
        />
        <div className="grid gap-4 text-lead text-muted">
          <h1 className="text-h1-sm text-ink">{meta.title}</h1>
          <p className="max-w-measure">
            {notFoundCopy.text} {/* The prerendered HTML is the same at any path. */}
            {hydrated ? (
              <span className="font-semibold break-all text-ink">{pathname}</span>
            ) : (
              notFoundCopy.anyPath
            )}
            .
          </p>
          {similar && (
            <p>
              {notFoundCopy.similar}{' '}
              <InlineLink to={similar.href as Href}>{similar.title}</InlineLink>?
            </p>
          )}
        </div>
        <SearchForm />
        <CtaButtons ctas={ctas} />
      </div>
      <PopularPages />
    </div>
  )
}
