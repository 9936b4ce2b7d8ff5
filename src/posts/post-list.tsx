import { clsx } from 'clsx'
import { Pencil, Trash } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/relative-time'
import { useNow } from '@/ui/use-now'
import { isPending, pageSize, type PostPage } from './post-changes'
import type { Post } from './post-fields'

/** A page of posts, each with edit and delete. The one being edited is marked. */
export function PostList({
  page: { posts, page, total },
  editingId,
  onEdit,
  onDelete,
}: {
  page: PostPage
  editingId?: string
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}) {
  const now = useNow()
  return (
    <ul aria-label="Your posts" className="grid grid-cols-1 gap-4 wrap-anywhere">
      {posts.map((post, index) => (
        <li
          key={post.id}
          tabIndex={-1}
          aria-setsize={total}
          aria-posinset={(page - 1) * pageSize + index + 1}
          className="rounded-lg"
        >
          <article
            aria-current={post.id === editingId || undefined}
            aria-labelledby={`post-${post.id}`}
            className={clsx(
              'rounded-lg border bg-surface p-5 shadow-card sm:p-6',
              post.id === editingId ? 'border-accent ring-1 ring-accent' : 'border-line',
            )}
          >
            <div className="flex items-start gap-4">
              <h3 id={`post-${post.id}`} dir="auto" className="min-w-0 flex-1 text-h4">
                {post.title}
              </h3>
              <div className="-my-2 -mr-2 flex shrink-0">
                <IconButton
                  label={`Edit ${post.title}`}
                  disabled={isPending(post)}
                  onClick={() => onEdit(post)}
                >
                  <Pencil className="size-4" />
                </IconButton>
                <IconButton
                  label={`Delete ${post.title}`}
                  disabled={isPending(post)}
                  onClick={() => onDelete(post)}
                >
                  <Trash className="size-4" />
                </IconButton>
              </div>
            </div>
            {post.content && <PostContent title={post.title}>{post.content}</PostContent>}
            <p className="mt-4 text-xs text-muted">
              {post.id === editingId && (
                <span className="font-semibold text-accent">Editing · </span>
              )}
              {isPending(post) ? 'Saving...' : <RelativeTime date={post.created_at} now={now} />}
              {post.updated_at !== post.created_at && (
                <>
                  {' · edited '}
                  <RelativeTime date={post.updated_at} now={now} />
                </>
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** The item of the list that shows a post, if it is on this page. */
export const listItemOf = (postId: string) =>
  document.getElementById(`post-${postId}`)?.closest('li')

/** How many characters fill four lines, about, and on narrow screens. */
const fourLines = { wide: 400, narrow: 160 }

/** The content of a post. One that is longer than four lines is folded. */
function PostContent({ title, children }: { title: string; children: string }) {
  const [unfolded, setUnfolded] = useState(false)
  const isLong = children.length > fourLines.wide || children.split('\n').length > 4
  const isLongIfNarrow = isLong || children.length > fourLines.narrow
  const label = unfolded ? 'Show less' : 'Show more'
  return (
    <>
      <p
        dir="auto"
        className={clsx(
          'mt-2 whitespace-pre-line text-muted',
          !unfolded && (isLong ? 'line-clamp-4' : 'max-sm:line-clamp-4'),
        )}
      >
        {children}
      </p>
      {isLongIfNarrow && (
        <Button
          variant="quiet"
          aria-expanded={unfolded}
          aria-label={`${label} of ${title}`}
          onClick={() => setUnfolded(!unfolded)}
          className={clsx('mt-1 -ml-4.75', !isLong && 'sm:hidden')}
        >
          {label}
        </Button>
      )}
    </>
  )
}

/** The placeholder of the list while it loads. */
export function PostListSkeleton() {
  return (
    <div role="status" aria-label="Loading your posts" className="grid gap-4">
      {[0, 1, 2].map((index) => (
        <div key={index} className="animate-shimmer rounded-lg border border-line bg-surface p-6">
          <div className="h-5 w-2/5 rounded bg-line" />
          <div className="mt-4 h-4 w-11/12 rounded bg-line" />
          <div className="mt-2 h-4 w-3/4 rounded bg-line" />
          <div className="mt-5 h-3 w-24 rounded bg-line" />
        </div>
      ))}
    </div>
  )
}
