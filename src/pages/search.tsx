import { maxQueryLength, meta } from '@/content/copy/search'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { PopularPages } from '@/search/popular-pages'
import { SearchForm } from '@/search/search-form'

export { meta }

/** The search page, which keeps its query in the URL so that it can be shared. */
export function Component() {
  const [searchParams, setSearchParams] = useHydratedSearchParams()
  const query = (searchParams.get('q') ?? '').slice(0, maxQueryLength)
  // Rendered immediately, so that the cursor keeps its position in the field.
  const options = { replace: true, preventScrollReset: true, flushSync: true }
  return (
    <div className="container-page grid min-h-[65dvh] grid-cols-1 content-start gap-x-16 gap-y-12 py-14 [overflow-anchor:none] lg:grid-cols-[1fr_24rem] lg:py-20">
      <div className="grid grid-cols-1 content-start gap-8">
        <h1 className="text-h1">{meta.title}</h1>
        <SearchForm
          query={query}
          onQueryChange={(text) => setSearchParams(text ? { q: text } : {}, options)}
          autoFocus
        />
      </div>
      <PopularPages />
    </div>
  )
}
