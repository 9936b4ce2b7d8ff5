import type { ComponentProps } from 'react'
import { Navigate } from 'react-router-dom'
import { loadErrorMessages } from '@/content/copy/posts'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { dashboardHref, type DashboardSearchParams } from './dashboard-search-params'
import { PostForm } from './post-form'
import { usePost } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({
  params,
  ...props
}: { params: DashboardSearchParams } & Omit<ComponentProps<typeof PostForm>, 'post'>) {
  const { edit: id } = params
  const { data: post, isError, isPaused, refetch } = usePost(props.userId, id)

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  if (post === null) return <Navigate to={dashboardHref({ ...params, edit: undefined })} replace />
  if (id && !post)
    return isPaused ? <PausedNotice content="Your posts" /> : <Spinner label="Loading the post" />
  return <PostForm key={id} post={post} {...props} />
}
