import { InlineLink } from '@/routing/link'
import { LoadError } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { cancelEdit, loadErrorMessages } from './copy'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { PostForm } from './post-form'
import { usePost } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({ userId }: { userId: string }) {
  const { params } = useDashboardSearchParams()
  const id = params.edit
  const { data: post, isLoadingError, isPaused, refetch } = usePost(userId, id)

  if (isLoadingError)
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
        <InlineLink to={dashboardHref({ ...params, edit: undefined })}>{cancelEdit}</InlineLink>
      </div>
    )
  const isLoading = id && post === undefined
  if (isLoading && isPaused) return <p role="status">{loadErrorMessages.paused}</p>
  if (isLoading) return <Spinner label="Loading the post" />
  return <PostForm key={id} userId={userId} id={id} post={post ?? undefined} />
}
