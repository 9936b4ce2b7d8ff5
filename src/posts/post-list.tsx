import type { Ref } from 'react'
import { cn } from '@/lib/cn'
import { Icon } from '@/ui/icon'
import { RelativeTime } from '@/ui/relative-time'
import { IconButton } from '@/ui/icon-button'
import type { Listing, Post } from './posts'
import { isPending } from './use-posts'

/** A stretch of a person's posts, each with edit and delete; the one being edited is marked. */
export function PostList({
  ref,
  listing: { posts, start, total },
  editedId,
  onEdit,
  onDelete,
}: {
  ref: Ref<HTMLUListElement>
  listing: Listing
  editedId?: string
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}) {
  return (
    <ul ref={ref} tabIndex={-1} aria-label="Your posts" className="grid gap-4 outline-none">
      {posts.map((post, index) => (
        <li
          key={post.id}
          tabIndex={-1}
          aria-setsize={total}
          aria-posinset={start + index + 1}
          className="rounded-lg"
        >
          <article
            aria-current={post.id === editedId || undefined}
            aria-labelledby={`post-${post.id}`}
            className={cn(
              'rounded-lg border bg-surface p-5 shadow-card sm:p-6',
              post.id === editedId ? 'border-accent ring-1 ring-accent' : 'border-line',
            )}
          >
            <div className="flex items-start gap-4">
              <h3 id={`post-${post.id}`} dir="auto" className="min-w-0 flex-1 text-h4 break-words">
                {post.title}
              </h3>
              <div className="-mt-2 -mr-2 flex shrink-0">
                <IconButton
                  label={`Edit ${post.title}`}
                  disabled={isPending(post)}
                  onClick={() => onEdit(post)}
                >
                  <Icon name="pencil" className="size-4" />
                </IconButton>
                <IconButton
                  label={`Delete ${post.title}`}
                  disabled={isPending(post)}
                  onClick={() => onDelete(post)}
                >
                  <Icon name="trash" className="size-4" />
                </IconButton>
              </div>
            </div>
            {post.content && (
              <p dir="auto" className="mt-2 break-words whitespace-pre-line text-muted">
                {post.content}
              </p>
            )}
            <p className="mt-4 text-xs text-muted">
              {post.id === editedId && (
                <span className="font-semibold text-accent">Editing · </span>
              )}
              {isPending(post) ? 'Saving...' : <RelativeTime date={post.created_at} />}
              {post.updated_at !== post.created_at && (
                <>
                  {' · edited '}
                  <RelativeTime date={post.updated_at} />
                </>
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Where posts will be, in their shape, while they load. */
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
