import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'
import { addressOf, formatCount, pageSize, type PostPage, type PostView } from './post-view'

/** Links to the pages before and after one of a list, named by the dates of their posts. */
export function PostPages({
  view,
  list: { page, posts, total, order },
  onOpen,
}: {
  view: PostView
  list: PostPage
  onOpen: () => void
}) {
  const start = (page - 1) * pageSize
  const end = start + posts.length
  const before = page > 1 && page - 1
  const after = end < total && page + 1
  if (!before && !after) return null

  const [newer, older] = order === 'newest' ? [before, after] : [after, before]
  const linkTo = (label: string, target: number | false) =>
    target && (
      <Link
        to={addressOf({ ...view, page: target })}
        viewTransition={false}
        onClick={onOpen}
        className={buttonClass('secondary')}
      >
        {label}
      </Link>
    )
  return (
    <nav aria-label="Pages of your posts" className="flex flex-wrap items-center gap-4">
      {linkTo('Newer', newer)}
      {linkTo('Older', older)}
      {posts.length > 0 && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {`${formatCount(start + 1)}–${formatCount(end)} of ${formatCount(total)}`}
        </p>
      )}
    </nav>
  )
}
