import { useDraftStore } from '@/drafts/drafts'
import { InlineLink } from '@/routing/link'
import { unsavedPostsCopy } from './copy'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { getPostDraftName, isPostDraft } from './post'
import { useDeletingIds } from './queries'

/** Links to unsaved texts that aren't open: of a new post, and of posts, also of those that are gone. */
export function UnsavedPosts({ userId }: { userId: string }) {
  const { params } = useDashboardSearchParams()
  const hidden = [params.edit, ...useDeletingIds(userId)].map((id) => getPostDraftName(id))
  const { drafts } = useDraftStore()
  const unsaved = drafts.filter(
    ({ ownerId, name }) => ownerId === userId && isPostDraft(name) && !hidden.includes(name),
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
        >
          {values.title?.trim() || unsavedPostsCopy.untitled}
        </InlineLink>
      ))}
    </p>
  )
}
