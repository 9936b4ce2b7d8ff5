import { clsx } from 'clsx'
import { Pencil, Trash } from 'lucide-react'
import { ExpandableText } from '@/ui/expandable-text'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/relative-time'
import { useNow } from '@/ui/use-now'
import { pageSize, type PaginatedPosts } from './dashboard-search-params'
import { isPending } from './optimistic-updates'
import type { Post } from './post-fields'

/** Posts, each with edit and delete. The one being edited is marked. */
export function PostList({
  list: { posts, pageNumber, total },
  editingId,
  onEdit,
  onDelete,
}: {
  list: PaginatedPosts
  editingId?: string
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}) {
  const now = useNow()
  return (
    <ul
      aria-label="Your posts"
      className="grid grid-cols-1 gap-4 wrap-anywhere transition-opacity group-aria-busy:opacity-60 group-aria-busy:delay-300"
    >
      {posts.map((post, index) => (
        <li
          key={post.id}
          tabIndex={-1}
          aria-setsize={total}
          aria-posinset={(pageNumber - 1) * pageSize + index + 1}
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
            <div className="flex flex-wrap items-start gap-4">
              <h3 id={`post-${post.id}`} dir="auto" className="min-w-0 flex-[1_1_8rem] text-h4">
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
            <ExpandableText
              name={post.title}
              text={post.content ?? ''}
              note={<PostNote post={post} isEdited={post.id === editingId} now={now} />}
            />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** When a post was created and changed, or that it is being saved or edited. */
function PostNote({ post, isEdited, now }: { post: Post; isEdited: boolean; now: number }) {
  return (
    <p className="mt-4 text-xs text-muted">
      {isEdited && <span className="font-semibold text-accent">Editing · </span>}
      {isPending(post) ? 'Saving...' : <RelativeTime date={post.created_at} now={now} />}
      {post.updated_at !== post.created_at && (
        <>
          {' · edited '}
          <RelativeTime date={post.updated_at} now={now} />
        </>
      )}
    </p>
  )
}

/** The item of the list that shows a post, if it shows. */
export const findPostListItem = (postId: string) =>
  document.getElementById(`post-${postId}`)?.closest('li')
