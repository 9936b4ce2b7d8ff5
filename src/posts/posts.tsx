import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteQuestion, loadFailures } from '@/content/posts'
import { useKeptHeight } from '@/lib/use-kept-height'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { LoadFailure } from '@/ui/load-failure'
import { EmptyPosts } from './empty-posts'
import type { Post } from './post-fields'
import { listItemOf, PostList, PostListSkeleton } from './post-list'
import { PostPages } from './post-pages'
import { PostSearch } from './post-search'
import { formatCount, type PostView } from './post-view'
import { usePostChanges, type usePosts } from './queries'

/** A page of the user's posts: searched, ordered, and each with edit and delete. */
export function Posts({
  heading,
  userId,
  view,
  show,
  posts: { page, isEmpty, isLoading, isFailed, reload },
  onStart,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  userId: string
  view: PostView
  show: (change: Partial<PostView>) => void
  posts: ReturnType<typeof usePosts>
  /** Called with a title to start a post from. */
  onStart: (title: string) => void
}) {
  const section = useKeptHeight<HTMLElement>('posts', page !== undefined || isFailed)
  const [postToDelete, setPostToDelete] = useState<Post>()

  function clearSearch() {
    show({ search: '', page: 1 })
    heading.current?.focus()
  }

  return (
    <section ref={section} aria-busy={isLoading} className="grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-baseline gap-3 text-h3 outline-none">
        Your posts{' '}
        {page && !page.search && (
          <span className="text-sm font-medium text-muted tabular-nums">
            {formatCount(page.total)}
          </span>
        )}
      </h2>
      {(page || isFailed) && !isEmpty && (
        <PostSearch view={view} onChange={(change) => show({ ...change, page: 1 })} />
      )}
      {page?.search && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 wrap-anywhere text-muted">
            {`${searchResult(page.total)} “${page.search}”.`}
          </p>
          <Button variant="secondary" onClick={clearSearch}>
            Clear search
          </Button>
        </div>
      )}
      {!page && isLoading && <PostListSkeleton />}
      {isFailed && <LoadFailure text={loadFailures.list} onRetry={reload} />}
      {isEmpty && <EmptyPosts onStart={onStart} />}
      {page && page.posts.length > 0 && (
        <PostList
          page={page}
          editingId={view.edit}
          onEdit={({ id }) => show({ edit: id })}
          onDelete={setPostToDelete}
        />
      )}
      {page && <PostPages view={view} page={page} />}
      {postToDelete && (
        <DeleteDialog
          userId={userId}
          post={postToDelete}
          heading={heading}
          onClose={() => setPostToDelete(undefined)}
        />
      )}
    </section>
  )
}

/** Asks before a post is deleted. The focus moves to its neighbor then. */
function DeleteDialog({
  userId,
  post,
  heading,
  onClose,
}: {
  userId: string
  post: Post
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}) {
  const { remove } = usePostChanges(userId)

  function deletePost() {
    const item = listItemOf(post.id)
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    flushSync(onClose)
    void remove(post.id)
    ;(neighbor instanceof HTMLElement ? neighbor : heading.current)?.focus()
  }

  return (
    <ConfirmDialog
      {...deleteQuestion}
      text={deleteQuestion.text(post.title)}
      onConfirm={deletePost}
      onCancel={onClose}
    />
  )
}

const searchResult = (total: number) =>
  total === 0
    ? 'No posts match'
    : total === 1
      ? '1 post matches'
      : `${formatCount(total)} posts match`
