import { formatCount } from '@/lib/format'
import { ButtonLink } from '@/routing/button-link'
import type { PaginatedPosts } from './api'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { pageSize } from './post'
import { focusHeading } from './post-list'

/** Links from the page in the URL to newer and older posts, and the range of the posts shown. */
export function Pagination({ data: { pageNumber, posts, total } }: { data: PaginatedPosts }) {
  const { params } = useDashboardSearchParams()
  const start = (pageNumber - 1) * pageSize
  const end = start + posts.length
  const before = params.pageNumber > 1 && params.pageNumber - 1
  const after = params.pageNumber * pageSize < total && params.pageNumber + 1
  if (!before && !after) return null

  const [newer, older] = params.order === 'newest' ? [before, after] : [after, before]
  const linkTo = (label: string, target: number | false) =>
    target && (
      <ButtonLink
        variant="secondary"
        to={dashboardHref({ ...params, pageNumber: target })}
        viewTransition={false}
        onClick={focusHeading}
      >
        {label}
      </ButtonLink>
    )
  return (
    <nav aria-label="Pages of your posts" className="flex flex-wrap items-center gap-4">
      {linkTo('Newer', newer)}
      {linkTo('Older', older)}
      {end > start && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {`${formatCount(start + 1)}–${formatCount(end)} of ${formatCount(total)}`}
        </p>
      )}
    </nav>
  )
}
