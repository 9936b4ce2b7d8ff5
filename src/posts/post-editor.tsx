import type { ComponentProps } from 'react'
import { Navigate } from 'react-router-dom'
import { deletedMessage, loadErrorMessages, postNotFound } from '@/content/copy/posts'
import { readDraft } from '@/drafts/drafts'
import { LoadError } from '@/ui/load-error'
import { PausedNotice } from '@/ui/paused-notice'
import { Spinner } from '@/ui/spinner'
import { dashboardHref, type DashboardSearchParams } from './dashboard-search-params'
import { getPostDraftName } from './post'
import { PostForm } from './post-form'
import { usePost } from './queries'

/**
 * The form for a new post, or for the post in the URL. The draft of a deleted post becomes a new
 * post.
 */
export function PostEditor({
  params,
  ...props
}: { params: DashboardSearchParams } & Omit<ComponentProps<typeof PostForm>, 'id' | 'post'>) {
  const { edit: id } = params
  const hasDraft = readDraft(props.userId, getPostDraftName(id)) !== undefined
  const notFoundText = hasDraft ? deletedMessage : postNotFound.text
  const { data: post, isError, isPaused, refetch } = usePost(props.userId, id, notFoundText)

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  if (id && post === undefined && isPaused) return <PausedNotice content="Your posts" />
  if (id && post === undefined) return <Spinner label="Loading the post" />
  if (post === null && !hasDraft)
    return <Navigate to={dashboardHref({ ...params, edit: undefined })} replace />
  return <PostForm key={id} id={id} post={post ?? undefined} {...props} />
}
