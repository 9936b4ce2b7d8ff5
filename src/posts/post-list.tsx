import { clsx } from 'clsx'
import { Pencil, Trash } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExpandableText } from '@/ui/expandable-text'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/relative-time'
import { useNow } from '@/ui/use-now'
import type { OptimisticPosts } from './optimistic-updates'
import { pageSize } from './paginated-posts'
import type { Post, PostField, PostValues } from './post-fields'

interface ItemProps {
  editingId?: string
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

/** A list of posts with edit and delete buttons. Marks the post being edited. */
export function PostList({ data, ...props }: ItemProps & { data: OptimisticPosts }) {
  const { posts, pendingPosts, order, pageNumber, total } = data
  const now = useNow()
  const saved = posts.map((post) => ({ id: post.id, values: post, post }))
  const pending = pendingPosts.map((values, index) => ({ id: `pending-${index}`, values }))
  const items = order === 'newest' ? [...pending, ...saved] : [...saved, ...pending]
  return (
    <ul
      aria-label="Your posts"
      className="grid grid-cols-1 gap-4 wrap-anywhere transition-opacity group-aria-busy:opacity-60 group-aria-busy:delay-300"
    >
      {items.map((item, index) => (
        <li
          key={item.id}
          tabIndex={-1}
          aria-setsize={total}
          aria-posinset={(pageNumber - 1) * pageSize + index + 1}
          className="rounded-lg"
        >
          <PostItem now={now} {...item} {...props} />
        </li>
      ))}
    </ul>
  )
}

/** A post in the list. While it is being created, it has values but no `post` yet. */
function PostItem({
  id,
  values: { title, content },
  post,
  now,
  editingId,
  onEdit,
  onDelete,
}: ItemProps & { id: string; values: PostValues; post?: Post; now: number }) {
  const isEdited = id === editingId
  // An object, so that the compiler reports a field without a view.
  const views: Record<PostField, ReactNode> = {
    title: (
      <h3 id={`post-${id}`} dir="auto" className="min-w-0 flex-[1_1_8rem] text-h4">
        {title}
      </h3>
    ),
    content: (
      <ExpandableText
        name={title}
        text={content ?? ''}
        note={<PostNote post={post} isEdited={isEdited} now={now} />}
      />
    ),
  }
  return (
    <article
      aria-current={isEdited || undefined}
      aria-labelledby={`post-${id}`}
      className={clsx(
        'rounded-lg border bg-surface p-5 shadow-card sm:p-6',
        isEdited ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-4">
        {views.title}
        <div className="-my-2 -mr-2 flex shrink-0">
          <IconButton label={`Edit ${title}`} disabled={!post} onClick={() => post && onEdit(post)}>
            <Pencil className="size-4" />
          </IconButton>
          <IconButton
            label={`Delete ${title}`}
            disabled={!post}
            onClick={() => post && onDelete(post)}
          >
            <Trash className="size-4" />
          </IconButton>
        </div>
      </div>
      {views.content}
    </article>
  )
}

/** When a post was created and edited, or its status while it is being saved or edited. */
function PostNote({ post, isEdited, now }: { post?: Post; isEdited: boolean; now: number }) {
  return (
    <p className="mt-4 text-xs text-muted">
      {isEdited && <span className="font-semibold text-accent">Editing · </span>}
      {post ? <RelativeTime date={post.created_at} now={now} /> : 'Saving...'}
      {post && post.updated_at !== post.created_at && (
        <>
          {' · edited '}
          <RelativeTime date={post.updated_at} now={now} />
        </>
      )}
    </p>
  )
}

/** Returns the list item of a post. */
export const findPostListItem = (postId: string) =>
  document.getElementById(`post-${postId}`)?.closest('li')
