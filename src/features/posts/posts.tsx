import { Navigate } from 'react-router-dom'
import { useDraftStore } from '@/drafts/drafts'
import { formatCount } from '@/lib/format'
import { ButtonLink, InlineLink } from '@/routing/link'
import { Button } from '@/ui/button'
import { LoadError } from '@/ui/load-error'
import { ListSkeleton } from '@/ui/skeleton'
import type { PaginatedPosts } from './api'
import { loadErrorMessages, loadingPosts, searchResult, unsavedPostsCopy } from './copy'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { EmptyPosts } from './empty-posts'
import { focusHeading, headingId } from './focus'
import { pageSize } from './post'
import { PostItem } from './post-item'
import { PostSearch } from './post-search'
import { isEmpty, useDeletingIds, usePosts } from './queries'

/** The number of posts from which the list has search and sorting. */
const minSearchableTotal = 7

/** The user's posts with search, sorting, pagination, edit and delete. */
export function Posts({ userId }: { userId: string }) {
  const { params, setParams } = useDashboardSearchParams()
  const query = usePosts(userId, params)
  const { data, isPending, isFetching } = query
  const isPastEnd = data?.posts.length === 0 && data.total > 0 && !isFetching
  const hasSearch =
    params.searchText || params.order !== 'newest' || (data && data.total >= minSearchableTotal)

  // Without posts, the form opens above the list, and would move it. So only an outline is shown
  // until then; with its key, it is another element, which doesn't count as moved.
  if (isPending && !query.isFetched)
    return (
      <section key="loading" aria-busy className="grid grid-cols-1 gap-5">
        <ListSkeleton label={loadingPosts} />
      </section>
    )
  return (
    <section aria-busy={isFetching} className="group grid grid-cols-1 gap-5 lg:pt-6">
      <h2
        id={headingId}
        tabIndex={-1}
        className="flex items-baseline gap-3 text-h3 outline-none xs:max-lg:min-h-11 xs:max-lg:pt-2.5"
      >
        Your posts{' '}
        {data && !data.searchText && (
          <span className="text-sm font-medium text-muted tabular-nums">
            {formatCount(data.total)}
          </span>
        )}
      </h2>
      <UnsavedPosts userId={userId} />
      {hasSearch && <PostSearch />}
      {data?.searchText && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 wrap-anywhere text-muted">
            {searchResult(data.total, data.searchText)}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setParams({ searchText: '', pageNumber: 1 })
              focusHeading()
            }}
          >
            Clear search
          </Button>
        </div>
      )}
      {isPending && <ListSkeleton label={loadingPosts} />}
      {query.isError && (
        <LoadError
          text={loadErrorMessages[params.searchText ? 'search' : 'list']}
          onRetry={() => {
            void query.refetch()
            focusHeading()
          }}
        />
      )}
      {isEmpty(data) && <EmptyPosts />}
      {data && data.posts.length > 0 && (
        <ul
          aria-label="Your posts"
          className="@container framed-grid wrap-anywhere transition-opacity group-aria-busy:opacity-60 group-aria-busy:delay-300"
        >
          {data.posts.map((post, index) => (
            <PostItem
              key={post.id}
              userId={userId}
              post={post}
              aria-setsize={data.total}
              aria-posinset={(data.pageNumber - 1) * pageSize + index + 1}
            />
          ))}
        </ul>
      )}
      {isPastEnd && (
        <Navigate
          to={dashboardHref({ ...params, pageNumber: Math.ceil(data.total / pageSize) })}
          replace
        />
      )}
      {data && <Pagination data={data} />}
    </section>
  )
}

/** Links to unsaved texts that aren't open: of a new post, and of posts, also of those that are gone. */
function UnsavedPosts({ userId }: { userId: string }) {
  const { params } = useDashboardSearchParams()
  const hidden = [params.edit, ...useDeletingIds(userId)].map((id) => `post:${id ?? ''}`)
  const { drafts } = useDraftStore()
  const unsaved = drafts.filter(
    ({ ownerId, name }) => ownerId === userId && name.startsWith('post:') && !hidden.includes(name),
  )
  if (unsaved.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere text-muted">
      {unsavedPostsCopy.label}
      {unsaved.map(({ name, values }) => (
        <InlineLink
          key={name}
          to={dashboardHref({ ...params, edit: name.split(':')[1] })}
          viewTransition={false}
          onClick={focusHeading}
        >
          {values.title?.trim() || unsavedPostsCopy.untitled}
        </InlineLink>
      ))}
    </p>
  )
}

/** Links from the page in the URL to newer and older posts, and the range of the posts shown. */
function Pagination({ data: { pageNumber, posts, total } }: { data: PaginatedPosts }) {
  const { params } = useDashboardSearchParams()
  const start = (pageNumber - 1) * pageSize
  const end = start + posts.length
  const step = params.order === 'newest' ? 1 : -1
  const links = [
    { label: 'Newer', target: params.pageNumber - step },
    { label: 'Older', target: params.pageNumber + step },
  ].filter(({ target }) => target > 0 && target <= Math.ceil(total / pageSize))
  if (links.length === 0) return null
  return (
    <nav aria-label="Pages of your posts" className="flex flex-wrap items-center gap-4">
      {links.map(({ label, target }) => (
        <ButtonLink
          key={label}
          variant="secondary"
          to={dashboardHref({ ...params, pageNumber: target })}
          viewTransition={false}
          onClick={focusHeading}
        >
          {label}
        </ButtonLink>
      ))}
      {end > start && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {`${formatCount(start + 1)}–${formatCount(end)} of ${formatCount(total)}`}
        </p>
      )}
    </nav>
  )
}
