import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { confirmDeleteCopy, loadErrorMessages, searchResult } from './copy'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ListSkeleton } from '@/ui/list-skeleton'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { EmptyPosts } from './empty-posts'
import { Pagination } from './pagination'
import { pageSize, type Post } from './post'
import { findPostListItem, PostList } from './post-list'
import { PostSearch } from './post-search'
import { isEmpty, postKey, useDeletePost, useDeletingIds, usePosts } from './queries'

/** The number of posts from which the list has search and sorting. */
const minSearchableTotal = 7

/** The user's posts with search, sorting, pagination, edit and delete. */
export function Posts({
  userId,
  headingRef,
  onStart,
}: {
  userId: string
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Called with a suggested title for a new post. */
  onStart: (title: string) => void
}) {
  const { params, setParams } = useDashboardSearchParams()
  const { data, isPending, isPlaceholderData, isFetched, isFetching, isPaused, isError, refetch } =
    usePosts(userId, params)
  const queryClient = useQueryClient()
  const { mutateAsync: deletePost } = useDeletePost(userId)
  const deletingIds = useDeletingIds(userId)
  const [postToDelete, setPostToDelete] = useState<Post>()

  /** Deletes a post. Its item gets the focus, and if it still has it then, its neighbor. */
  async function confirmDelete({ id }: Post) {
    setPostToDelete(undefined)
    const item = findPostListItem(id)
    item?.focus()
    const targets = [item?.nextElementSibling, item?.previousElementSibling, headingRef.current]
    try {
      await deletePost(id)
    } catch {
      return // A toast has said why.
    }
    if (document.activeElement === document.body)
      targets
        .find((target): target is HTMLElement => !!target?.isConnected)
        ?.focus({ preventScroll: true })
  }

  /** Opens the form with the version of the post that the list shows. */
  function editPost(post: Post) {
    queryClient.setQueryData<Post>(postKey(userId, post.id), post)
    setParams({ edit: post.id }, { replace: params.edit !== undefined })
  }

  /** Focuses the heading after a click that removes the clicked control. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  const lastPageNumber = data && Math.max(1, Math.ceil(data.total / pageSize))
  const isPastEnd =
    lastPageNumber && params.pageNumber > lastPageNumber && !isFetching && !isPlaceholderData
  const hasSearch =
    params.searchText || params.order !== 'newest' || (data && data.total >= minSearchableTotal)

  // Without posts, the form opens above the list, and would move it. So only an outline is shown
  // until then; with its key, it is another element, which doesn't count as moved.
  if (isPending && !isFetched)
    return (
      <section key="loading" aria-busy className="grid grid-cols-1 gap-5">
        {isPaused && <PausedNotice text={loadErrorMessages.paused} />}
        <ListSkeleton label="Loading your posts" />
      </section>
    )
  return (
    <section aria-busy={isFetching} className="group grid grid-cols-1 gap-5">
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
            {searchResult(data.total, data.searchText)}
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
      {isPaused && <PausedNotice text={loadErrorMessages.paused} />}
      {isPending && <ListSkeleton label="Loading your posts" />}
      {isError && (
        <LoadError
          text={loadErrorMessages[params.searchText ? 'search' : 'list']}
          onRetry={() => {
            void refetch()
            focusHeading()
          }}
        />
      )}
      {isEmpty(data) && <EmptyPosts onStart={onStart} />}
      {data && data.posts.length > 0 && (
        <PostList
          data={data}
          editingId={params.edit}
          deletingIds={deletingIds}
          onEdit={editPost}
          onDelete={setPostToDelete}
        />
      )}
      {isPastEnd && (
        <Navigate to={dashboardHref({ ...params, pageNumber: lastPageNumber })} replace />
      )}
      {data && <Pagination params={params} data={data} onOpen={focusHeading} />}
      {postToDelete && (
        <ConfirmDialog
          {...confirmDeleteCopy}
          description={confirmDeleteCopy.description(postToDelete.title)}
          onConfirm={() => confirmDelete(postToDelete)}
          onCancel={() => setPostToDelete(undefined)}
        />
      )}
    </section>
  )
}
