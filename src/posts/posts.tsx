import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { confirmDeleteCopy, loadErrorMessages } from '@/content/posts'
import { formatCount } from '@/lib/format-count'
import { useKeptHeight } from '@/lib/use-kept-height'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ListSkeleton } from '@/ui/list-skeleton'
import { LoadError } from '@/ui/load-error'
import type { DashboardSearchParams, useDashboardSearchParams } from './dashboard-search-params'
import { EmptyPosts } from './empty-posts'
import { Pagination } from './pagination'
import type { Post } from './post-fields'
import { findPostListItem, PostList } from './post-list'
import { PostSearch } from './post-search'
import type { PostMutations, usePosts } from './queries'

/** The user's posts: searched, ordered, a part of them at a time, and each with edit and delete. */
export function Posts({
  heading,
  params,
  setParams,
  posts: { list, isEmpty, isLoading, isFailed, reload },
  changes,
  onStart,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  params: DashboardSearchParams
  setParams: ReturnType<typeof useDashboardSearchParams>[1]
  posts: ReturnType<typeof usePosts>
  changes: PostMutations
  /** Called with a title to start a post from. */
  onStart: (title: string) => void
}) {
  const section = useKeptHeight<HTMLElement>('posts', list !== undefined || isFailed)
  const [postToDelete, setPostToDelete] = useState<Post>()

  /** Runs what removes the pressed control, and gives the focus to the heading. */
  const thenFocusHeading = (press: () => void) => () => {
    press()
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section ref={section} aria-busy={isLoading} className="group grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-baseline gap-3 text-h3 outline-none">
        Your posts{' '}
        {list && !list.search && (
          <span className="text-sm font-medium text-muted tabular-nums">
            {formatCount(list.total)}
          </span>
        )}
      </h2>
      {(list || isFailed || params.search) && !isEmpty && (
        <PostSearch {...params} onChange={(change) => setParams({ ...change, pageNumber: 1 })} />
      )}
      {list?.search && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 wrap-anywhere text-muted">
            {`${searchResult(list.total)} “${list.search}”.`}
          </p>
          <Button
            variant="secondary"
            onClick={thenFocusHeading(() => setParams({ search: '', pageNumber: 1 }))}
          >
            Clear search
          </Button>
        </div>
      )}
      {!list && isLoading && <ListSkeleton label="Loading your posts" />}
      {isFailed && <LoadError text={loadErrorMessages.list} onRetry={thenFocusHeading(reload)} />}
      {isEmpty && <EmptyPosts onStart={onStart} />}
      {list && list.posts.length > 0 && (
        <PostList
          list={list}
          editingId={params.edit}
          onEdit={({ id }) => setParams({ edit: id }, { replace: true })}
          onDelete={setPostToDelete}
        />
      )}
      {list && (
        <Pagination params={params} list={list} onOpen={thenFocusHeading(() => undefined)} />
      )}
      {postToDelete && (
        <DeleteDialog
          post={postToDelete}
          heading={heading}
          remove={changes.remove}
          onClose={() => setPostToDelete(undefined)}
        />
      )}
    </section>
  )
}

/** Asks before a post is deleted. The focus moves to its neighbor then. */
function DeleteDialog({
  post,
  heading,
  remove,
  onClose,
}: {
  post: Post
  heading: RefObject<HTMLHeadingElement | null>
  remove: PostMutations['remove']
  onClose: () => void
}) {
  function deletePost() {
    const item = findPostListItem(post.id)
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    flushSync(onClose)
    void remove(post.id)
    ;(neighbor instanceof HTMLElement ? neighbor : heading.current)?.focus()
  }

  return (
    <ConfirmDialog
      {...confirmDeleteCopy}
      description={confirmDeleteCopy.description(post.title)}
      onConfirm={deletePost}
      onCancel={onClose}
    />
  )
}

const searchResult = (total: number) =>
  total === 1 ? '1 post matches' : `${total ? formatCount(total) : 'No'} posts match`
