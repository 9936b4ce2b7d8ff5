import { Pencil, Trash } from 'lucide-react'
import { Card } from '@/ui/card'
import { ExpandableText } from '@/ui/expandable-text'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/relative-time'
import { useNow } from '@/ui/use-now'
import type { PaginatedPosts } from './api'
import { pageSize, type Post } from './post'

interface ItemProps {
  editingId?: string
  /** The posts that are being deleted. */
  deletingIds: string[]
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

/** A list of posts with edit and delete buttons. Marks the post being edited. */
export function PostList({
  data: { posts, pageNumber, total },
  ...props
}: ItemProps & { data: PaginatedPosts }) {
  const now = useNow()
  return (
    <ul
      aria-label="Your posts"
      className="grid grid-cols-1 gap-3 wrap-anywhere transition-opacity group-aria-busy:opacity-60 group-aria-busy:delay-300"
    >
      {posts.map((post, index) => (
        <li
          key={post.id}
          tabIndex={-1}
          aria-setsize={total}
          aria-posinset={(pageNumber - 1) * pageSize + index + 1}
          className="rounded-lg"
        >
          <PostItem post={post} now={now} {...props} />
        </li>
      ))}
    </ul>
  )
}

function PostItem({
  post,
  now,
  editingId,
  deletingIds,
  onEdit,
  onDelete,
}: ItemProps & { post: Post; now: number }) {
  const { id, title, content, created_at, updated_at } = post
  const isEdited = id === editingId
  const isDeleting = deletingIds.includes(id)
  return (
    <Card
      as="article"
      size="sm"
      tone={isEdited ? 'selected' : 'plain'}
      inert={isDeleting}
      className={isDeleting ? 'opacity-60' : undefined}
      aria-busy={isDeleting}
      aria-current={isEdited || undefined}
      aria-labelledby={`post-${id}`}
    >
      <div className="flex flex-wrap items-start gap-4">
        <h3 id={`post-${id}`} dir="auto" className="min-w-0 flex-[1_1_8rem] text-h4">
          {title}
        </h3>
        <div className="-my-2 -mr-2 flex shrink-0">
          <IconButton muted label={`Edit ${title}`} onClick={() => onEdit(post)}>
            <Pencil className="size-4" />
          </IconButton>
          <IconButton muted label={`Delete ${title}`} onClick={() => onDelete(post)}>
            <Trash className="size-4" />
          </IconButton>
        </div>
      </div>
      <ExpandableText
        name={title}
        text={content ?? ''}
        note={
          <p className="mt-3 text-xs text-muted first-letter:uppercase">
            {isEdited && <span className="font-semibold text-accent">Editing · </span>}
            <RelativeTime date={created_at} now={now} />
            {updated_at !== created_at && (
              <>
                {' · edited '}
                <RelativeTime date={updated_at} now={now} />
              </>
            )}
          </p>
        }
      />
    </Card>
  )
}

/** Returns the list item of a post. */
export const findPostListItem = (postId: string) =>
  document.getElementById(`post-${postId}`)?.closest('li')
