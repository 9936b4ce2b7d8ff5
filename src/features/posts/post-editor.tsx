import type { ComponentProps } from 'react'
import { Navigate } from 'react-router-dom'
import { loadErrorMessages } from './copy'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { dashboardHref, useDashboardSearchParams } from './dashboard-search-params'
import { PostForm } from './post-form'
import { isEmpty, usePost, usePosts } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({
  userId,
  ...rest
}: Omit<ComponentProps<typeof PostForm>, 'post' | 'isCollapsible'>) {
  const { params } = useDashboardSearchParams()
  const { edit: id } = params
  const { data: post, isError, isPaused, refetch } = usePost(userId, id)
  const { data: page } = usePosts(userId, params)

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  if (post === null) return <Navigate to={dashboardHref({ ...params, edit: undefined })} replace />
  if (id && !post)
    return isPaused ? <PausedNotice content="Your posts" /> : <Spinner label="Loading the post" />
  return <PostForm key={id} userId={userId} post={post} isCollapsible={!isEmpty(page)} {...rest} />
}
