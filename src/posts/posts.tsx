import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteQuestion, loadFailures } from '@/content/posts'
import { useKeptHeight } from '@/lib/use-kept-height'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ListSkeleton } from '@/ui/list-skeleton'
import { LoadFailure } from '@/ui/load-failure'
import { EmptyPosts } from './empty-posts'
import type { Post } from './post-fields'
import { listItemOf, PostList } from './post-list'
import { PostPages } from './post-pages'
import { PostSearch } from './post-search'
import { formatCount, type PostView, type usePostView } from './post-view'
import type { PostChanges, usePosts } from './queries'

/** A page of the user's posts: searched, ordered, and each with edit and delete. */
export function Posts({
  heading,
  view,
  show,
  posts: { list, isEmpty, isLoading, isFailed, reload },
  changes,
  onStart,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  view: PostView
  show: ReturnType<typeof usePostView>[1]
  posts: ReturnType<typeof usePosts>
  changes: PostChanges
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
      {(list || isFailed || view.search) && !isEmpty && (
        <PostSearch view={view} onChange={(change) => show({ ...change, page: 1 })} />
      )}
      {list?.search && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 wrap-anywhere text-muted">
            {`${searchResult(list.total)} “${list.search}”.`}
          </p>
          <Button
            variant="secondary"
            onClick={thenFocusHeading(() => show({ search: '', page: 1 }))}
          >
            Clear search
          </Button>
        </div>
      )}
      {!list && isLoading && <ListSkeleton label="Loading your posts" />}
      {isFailed && <LoadFailure text={loadFailures.list} onRetry={thenFocusHeading(reload)} />}
      {isEmpty && <EmptyPosts onStart={onStart} />}
      {list && list.posts.length > 0 && (
        <PostList
          list={list}
          editingId={view.edit}
          onEdit={({ id }) => show({ edit: id }, { replace: true })}
          onDelete={setPostToDelete}
        />
      )}
      {list && <PostPages view={view} list={list} onOpen={thenFocusHeading(() => undefined)} />}
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
  remove: PostChanges['remove']
  onClose: () => void
}) {
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
