import { useDraftStore } from '@/drafts/drafts'
import { Link } from '@/routing/link'
import { unsavedPostsCopy } from './copy'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { useDeletingIds } from './queries'

/** Links to unsaved texts that aren't open: of a new post, and of posts, also of those that are gone. */
export function UnsavedPosts({ userId }: { userId: string }) {
  const { params } = useDashboardSearchParams()
  const hidden = [params.edit, ...useDeletingIds(userId)]
  const { drafts } = useDraftStore()
  const unsaved = drafts.flatMap(({ ownerId, name, values }) => {
    const [kind, id] = name.split(':')
    const isPost = kind === 'post' || name === 'new-post'
    const isShown = ownerId === userId && isPost && !hidden.includes(id)
    return isShown ? { id, title: values.title?.trim() } : []
  })
  if (unsaved.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere text-muted">
      {unsavedPostsCopy.label}
      {unsaved.map(({ id, title }) => (
        <Link
          key={id ?? 'new'}
          to={dashboardHref({ ...params, edit: id })}
          viewTransition={false}
          className="inline-link"
        >
          {title || unsavedPostsCopy.untitled}
        </Link>
      ))}
    </p>
  )
}
