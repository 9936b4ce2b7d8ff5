import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { confirmDeleteCopy, loadErrorMessages } from '@/content/posts'
import { formatCount } from '@/lib/format-count'
import { usePersistedHeight } from '@/lib/use-persisted-height'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ListSkeleton } from '@/ui/list-skeleton'
import { LoadError } from '@/ui/load-error'
import type { useDashboardSearchParams } from './dashboard-search-params'
import { EmptyPosts } from './empty-posts'
import type { MutatePost } from './mutations'
import { Pagination } from './pagination'
import type { Post } from './post-fields'
import { findPostListItem, PostList } from './post-list'
import { PostSearch } from './post-search'
import type { usePosts } from './queries'

/** The number of posts from which the list has search and sorting. */
const minSearchableTotal = 7

/** The user's posts with search, sorting, pagination, edit and delete. */
export function Posts({
  headingRef,
  params,
  setParams,
  setEdit,
  postsQuery: { data, isEmpty, isPending, isFetched, isFetching, isError, refetch },
  mutatePost,
  onStart,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>
  postsQuery: ReturnType<typeof usePosts>
  mutatePost: MutatePost
  /** Called with a suggested title for a new post. */
  onStart: (title: string) => void
} & ReturnType<typeof useDashboardSearchParams>) {
  const sectionRef = usePersistedHeight<HTMLElement>('posts', !isPending)
  const [postToDelete, setPostToDelete] = useState<Post>()
  /** The ID of a post to focus once the list shows it again. */
  const idToFocusRef = useRef<string>(undefined)

  useEffect(() => {
    const item = idToFocusRef.current && findPostListItem(idToFocusRef.current)
    if (!item) return
    item.focus()
    idToFocusRef.current = undefined
  })

  /**
   * Deletes a post, closes its form and focuses its neighbor, or the post itself if the deletion
   * fails.
   */
  function deletePost({ id }: Post) {
    const item = findPostListItem(id)
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    const target = neighbor instanceof HTMLElement ? neighbor : headingRef.current
    flushSync(() => setPostToDelete(undefined))
    if (id === params.edit) setEdit()
    mutatePost({ kind: 'delete', id }).catch(() => {
      // The user may have moved the focus in the meantime.
      if (document.activeElement === target) idToFocusRef.current = id
    })
    target?.focus()
  }

  /** Focuses the heading after a click that removes the clicked control. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  const hasSearch =
    params.searchText || params.order !== 'newest' || (data && data.total >= minSearchableTotal)

  // Without posts, a form opens above the list. So the outline has an element of its own, by its key,
  // and nothing is shown that the form would move.
  if (isPending && !isFetched)
    return (
      <section key="loading" ref={sectionRef} aria-busy>
        <ListSkeleton label="Loading your posts" />
      </section>
    )
  return (
    <section ref={sectionRef} aria-busy={isFetching} className="group grid grid-cols-1 gap-5">
      <h2 ref={headingRef} tabIndex={-1} className="flex items-baseline gap-3 text-h3 outline-none">
        Your posts{' '}
        {data && !data.searchText && (
          <span className="text-sm font-medium text-muted tabular-nums">
            {formatCount(data.total)}
          </span>
        )}
      </h2>
      {hasSearch && (
        <PostSearch {...params} onChange={(changes) => setParams({ ...changes, pageNumber: 1 })} />
      )}
      {data?.searchText && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 wrap-anywhere text-muted">
            {`${searchResult(data.total)} “${data.searchText}”.`}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setParams({ searchText: '', pageNumber: 1 })
              focusHeading()
            }}
          >
            Clear search
          </Button>
        </div>
      )}
      {isPending && <ListSkeleton label="Loading your posts" />}
      {isError && (
        <LoadError
          text={loadErrorMessages.list}
          onRetry={() => {
            void refetch()
            focusHeading()
          }}
        />
      )}
      {isEmpty && <EmptyPosts onStart={onStart} />}
      {data && data.posts.length + data.pendingPosts.length > 0 && (
        <PostList
          data={data}
          editingId={params.edit}
          onEdit={({ id }) => setEdit(id)}
          onDelete={setPostToDelete}
        />
      )}
      {data && <Pagination params={params} data={data} onOpen={focusHeading} />}
      {postToDelete && (
        <ConfirmDialog
          {...confirmDeleteCopy}
          description={confirmDeleteCopy.description(postToDelete.title)}
          onConfirm={() => deletePost(postToDelete)}
          onCancel={() => setPostToDelete(undefined)}
        />
      )}
    </section>
  )
}

const searchResult = (total: number) =>
  total === 1 ? '1 post matches' : `${total ? formatCount(total) : 'No'} posts match`
