import { meta } from '@/features/search/copy'
import { PopularPages } from '@/features/search/popular-pages'
import { SearchForm } from '@/features/search/search-form'

export { meta }

/** The search page. Its URL contains the query, so that it can be shared. */
export const Component = () => (
  <div className="container-page grid min-h-dvh grid-cols-1 content-start gap-8 py-hero [--page-width:48rem] [overflow-anchor:none]">
    <h1 className="text-h1-sm">{meta.title}</h1>
    <SearchForm autoFocus>
      <PopularPages />
    </SearchForm>
  </div>
)
