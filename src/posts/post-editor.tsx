import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { loadErrorMessages } from '@/content/posts'
import { readDraft } from '@/lib/drafts'
import { LoadError } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { getPostDraftName } from './post-drafts'
import { PostForm } from './post-form'
import { usePost } from './queries'

/**
 * The form for a new post, or for the post with this ID. The draft of a deleted post becomes a new
 * post.
 */
export function PostEditor({
  onNotFound,
  ...props
}: {
  /** Called if the user has neither a post with this ID nor a draft of it. */
  onNotFound: () => void
} & Omit<ComponentProps<typeof PostForm>, 'post'>) {
  const { id, userId } = props
  const { post, isError, refetch } = usePost(userId, id)
  const isNotFound = post === null && !readDraft(userId, getPostDraftName(id))

  const handleNotFound = useEffectEvent(onNotFound)
  useEffect(() => {
    if (isNotFound) handleNotFound()
  }, [isNotFound])

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={refetch} />
  if (id && (post === undefined || isNotFound)) return <Spinner label="Loading the post" />
  return <PostForm key={id} post={post ?? undefined} {...props} />
}
