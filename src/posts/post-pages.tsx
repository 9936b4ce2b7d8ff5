import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'
import { pageSize, type PostPage } from './post-changes'
import { addressOf, formatCount, type PostView } from './post-view'

/** Links to the pages before and after a page of posts, by their dates. */
export function PostPages({
  view,
  page: { page, posts, total, order },
}: {
  view: PostView
  page: PostPage
}) {
  const first = (page - 1) * pageSize + 1
  const last = first + posts.length - 1
  const before = page > 1 && page - 1
  const after = last < total && page + 1
  if (!before && !after) return null

  const [newer, older] = order === 'newest' ? [before, after] : [after, before]
  const linkTo = (label: string, target: number | false) =>
    target && (
      <Link
        to={addressOf({ ...view, page: target })}
        viewTransition={false}
        className={buttonClass('secondary')}
      >
        {label}
      </Link>
    )
  return (
    <nav aria-label="Pages of your posts" className="flex flex-wrap items-center gap-4">
      {linkTo('Newer', newer)}
      {linkTo('Older', older)}
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
      </p>
    </nav>
  )
}
