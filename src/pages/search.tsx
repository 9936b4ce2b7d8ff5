import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { maxQueryLength, meta } from '@/content/copy/search'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { PopularPages } from '@/search/popular-pages'
import { SearchForm } from '@/search/search-form'

export { meta }

/** The search page, which keeps its query in the URL so that it can be shared. */
export function Component() {
  const { key, state } = useLocation() as { key: string; state: { formKey?: string } | null }
  // Typing replaces the URL and keeps the form. Any other navigation starts with its own query.
  const formKey = state?.formKey ?? key
  return (
    <div className="container-page grid min-h-[65dvh] grid-cols-1 content-start gap-x-16 gap-y-12 py-14 [overflow-anchor:none] lg:grid-cols-[1fr_24rem] lg:py-20">
      <div className="grid grid-cols-1 content-start gap-8">
        <h1 className="text-h1">{meta.title}</h1>
        <UrlSearchForm key={formKey} formKey={formKey} />
      </div>
      <PopularPages />
    </div>
  )
}

/** The search form, with its query in the URL. */
function UrlSearchForm({ formKey }: { formKey: string }) {
  const [searchParams, setSearchParams] = useHydratedSearchParams()
  const [query, setQuery] = useState((searchParams.get('q') ?? '').slice(0, maxQueryLength))

  function updateQuery(text: string) {
    setQuery(text)
    setSearchParams(text.trim() ? { q: text } : {}, {
      replace: true,
      preventScrollReset: true,
      state: { formKey },
    })
  }

  return <SearchForm query={query} onQueryChange={updateQuery} autoFocus />
}
