import type { ComponentProps } from 'react'
import { Navigate } from 'react-router-dom'
import { loadFailures } from '@/content/posts'
import { LoadFailure } from '@/ui/load-failure'
import { Spinner } from '@/ui/spinner'
import { PostForm } from './post-form'
import { addressOf, type PostView } from './post-view'
import { usePost } from './queries'

/** The form for a new post, or for the one that the address names. */
export function PostEditor({
  view,
  userId,
  ...rest
}: { view: PostView } & Omit<ComponentProps<typeof PostForm>, 'post'>) {
  const { data: post, isError, isFetching, refetch } = usePost(userId, view.edit)

  if (!view.edit) return <PostForm userId={userId} {...rest} />
  if (post) return <PostForm key={post.id} userId={userId} post={post} {...rest} />
  if (post === null) return <Navigate to={addressOf({ ...view, edit: undefined })} replace />
  if (isError && !isFetching)
    return <LoadFailure text={loadFailures.post} onRetry={() => void refetch()} />
  return <Spinner label="Loading the post" />
}
