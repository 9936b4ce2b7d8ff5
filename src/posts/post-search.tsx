import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { maxSearchLength, paramsOf, type PostView, viewOf } from './post-view'

/** The view of the posts in the address, and a function that changes it there. */
export function usePostView(): [PostView, (change: Partial<PostView>) => void] {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)
  return [
    view,
    (change) => setParams(paramsOf({ ...view, ...change }), { preventScrollReset: true }),
  ]
}

/** Searches the posts and chooses their order. */
export function PostSearch({
  view: { search, order },
  onChange,
}: {
  view: PostView
  onChange: (change: Partial<PostView>) => void
}) {
  const input = useRef<HTMLInputElement>(null)

  // Back and "Clear search" change the address.
  useEffect(() => {
    if (input.current) input.current.value = search
  }, [search])

  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ search: input.current?.value.trim() ?? '' })
      }}
    >
      <div className="flex min-w-0 flex-[1_1_16rem] items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            ref={input}
            label="Search your posts"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={maxSearchLength}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="secondary" className="h-12">
          Search
        </Button>
      </div>
      <SelectField
        label="Order"
        value={order}
        onChange={(event) => onChange({ order: event.target.value as PostView['order'] })}
      >
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </SelectField>
    </form>
  )
}
