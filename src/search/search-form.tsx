import { Form } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { SearchBox } from './search-box'

/** The search of a page. As a form, it keeps input from before hydration; Enter opens a result. */
export function SearchForm({
  query,
  onQueryChange,
}: {
  query: string
  onQueryChange: (query: string) => void
}) {
  const form = useForm({ values: { q: query }, onChange: ({ q }) => onQueryChange(q) })
  return (
    <Form form={form} role="search" aria-label="Site">
      <SearchBox query={query} onQueryChange={onQueryChange} />
    </Form>
  )
}
