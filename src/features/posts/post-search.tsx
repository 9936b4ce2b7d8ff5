import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { maxSearchLength, useDashboardSearchParams } from './dashboard-search-params'

/** A search field and the sort order of the posts. */
export function PostSearch() {
  const { params, setParams } = useDashboardSearchParams()
  const inputRef = useRef<HTMLInputElement>(null)

  // Back and "Clear search" change the URL without this field.
  useEffect(() => {
    if (inputRef.current) inputRef.current.value = params.searchText
  }, [params.searchText])

  return (
    <form
      role="search"
      className="flex flex-wrap gap-3 max-sm:*:grow"
      onSubmit={(event) => {
        event.preventDefault()
        setParams({ searchText: inputRef.current?.value.trim() ?? '', pageNumber: 1 })
      }}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <TextField
          ref={inputRef}
          label="Search your posts"
          compact
          icon={Search}
          type="search"
          name="q"
          defaultValue={params.searchText}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          placeholder="Search your posts"
          trailing={
            <Button type="submit" variant="ghost">
              Search
            </Button>
          }
        />
      </div>
      <SelectField
        label="Sort by"
        compact
        value={params.order}
        onChange={(event) =>
          setParams({ order: event.target.value as typeof params.order, pageNumber: 1 })
        }
      >
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </SelectField>
    </form>
  )
}
