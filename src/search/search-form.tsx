import { Form } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { SearchBox, type SearchBoxProps } from './search-box'

/** The search of a page. As a form, it keeps input from before hydration; Enter opens a result. */
export function SearchForm(props: Omit<SearchBoxProps, 'onClose'>) {
  const { query, onQueryChange } = props
  const form = useForm({ values: { q: query }, onChange: ({ q }) => onQueryChange(q) })
  return (
    <Form form={form} role="search" aria-label="Site">
      <SearchBox {...props} />
    </Form>
  )
}
