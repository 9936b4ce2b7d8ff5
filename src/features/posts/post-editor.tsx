import { LoadError, PausedNotice } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { loadErrorMessages } from './copy'
import { useDashboardSearchParams } from './dashboard-search-params'
import { PostForm } from './post-form'
import { usePost } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({ userId }: { userId: string }) {
  const { edit: id } = useDashboardSearchParams().params
  const { data: post, isError, isPaused, refetch } = usePost(userId, id)

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  const isLoading = id && post === undefined
  if (isLoading && isPaused) return <PausedNotice text={loadErrorMessages.paused} />
  if (isLoading) return <Spinner label="Loading the post" />
  return <PostForm key={id} userId={userId} id={id} post={post ?? undefined} />
}
