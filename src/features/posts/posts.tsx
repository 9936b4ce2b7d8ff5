import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate } from 'react-router-dom'
import { confirmDeleteCopy, loadErrorMessages } from './copy'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ListSkeleton } from '@/ui/list-skeleton'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { EmptyPosts } from './empty-posts'
import { Pagination } from './pagination'
import type { Post } from './post'
import { findPostListItem, PostList } from './post-list'
import { PostSearch } from './post-search'
import { isEmpty, postKey, useDeletePost, usePosts } from './queries'

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
  const postsQuery = usePosts(userId, params)
  const { data, isPending, isFetched, isFetching, isPaused, isError, refetch } = postsQuery
  const queryClient = useQueryClient()
  const deletion = useDeletePost(userId)
  const [postToDelete, setPostToDelete] = useState<Post>()

  /** Closes the dialog first, because it restores the focus. */
  function closeDialog(target?: HTMLElement | null) {
    flushSync(() => setPostToDelete(undefined))
    target?.focus()
  }

  /** Deletes a post, closes its form and focuses its neighbor, or the post if that fails. */
  function deletePost({ id }: Post) {
    const item = findPostListItem(id)
    const neighbor = (item?.nextElementSibling ??
      item?.previousElementSibling) as HTMLElement | null
    deletion.mutate(id, {
      onSuccess() {
        if (id === params.edit) setParams({ edit: undefined }, { replace: true })
        closeDialog(neighbor ?? headingRef.current)
      },
      onError: () => closeDialog(item),
    })
  }

  /** Opens the form with the version of the post that the list shows. */
  function editPost(post: Post) {
    queryClient.setQueryData<Post>(postKey(userId, post.id), post)
    setParams({ edit: post.id }, { replace: params.edit !== undefined })
  }

  /** Focuses the heading after a click that removes the clicked control. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  // The URL names a page after the last one.
  const isPastEnd =
    data && data.pageNumber !== params.pageNumber && !isFetching && !postsQuery.isPlaceholderData
  const hasSearch =
    params.searchText || params.order !== 'newest' || (data && data.total >= minSearchableTotal)

  // Without posts, the form opens above the list, and would move it. So only an outline is shown
  // until then; with its key, it is another element, which doesn't count as moved.
  if (isPending && !isFetched)
    return (
      <section key="loading" aria-busy className="grid grid-cols-1 gap-5">
        {isPaused && <PausedNotice content="Your posts" />}
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
      {isPaused && <PausedNotice content="Your posts" />}
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
      {isEmpty(data) && <EmptyPosts onStart={onStart} />}
      {data && data.posts.length > 0 && (
        <PostList
          data={data}
          editingId={params.edit}
          onEdit={editPost}
          onDelete={setPostToDelete}
        />
      )}
      {isPastEnd && (
        <Navigate to={dashboardHref({ ...params, pageNumber: data.pageNumber })} replace />
      )}
      {data && <Pagination params={params} data={data} onOpen={focusHeading} />}
      {postToDelete && (
        <ConfirmDialog
          {...confirmDeleteCopy}
          description={confirmDeleteCopy.description(postToDelete.title)}
          isPending={deletion.isPending}
          onConfirm={() => deletePost(postToDelete)}
          onCancel={() => setPostToDelete(undefined)}
        />
      )}
    </section>
  )
}

const searchResult = (total: number) =>
  total === 1 ? '1 post matches' : `${total ? formatCount(total) : 'No'} posts match`
