import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { loadErrorMessages } from '@/content/posts'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { LoadError } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { getPostDraftName } from './post-drafts'
import { PostForm } from './post-form'
import { usePost } from './queries'

/** The form for a new post, or for the one with this id. */
export function PostEditor({
  id,
  userId,
  onNotFound,
  ...rest
}: {
  id?: string
  /** Called if the user has no post with this id. */
  onNotFound: () => void
} & Omit<ComponentProps<typeof PostForm>, 'post'>) {
  const { post, isFailed, reload } = usePost(userId, id)

  const leaveMissing = useEffectEvent(() => {
    // What was typed goes on as a new post, unless there is one already.
    const draft = readDraft(userId, getPostDraftName(id))
    if (draft && !readDraft(userId, getPostDraftName()))
      saveDraft(userId, getPostDraftName(), { values: draft.values })
    discardDraft(userId, getPostDraftName(id))
    onNotFound()
  })
  useEffect(() => {
    if (post === null) leaveMissing()
  }, [post])

  if (!id) return <PostForm userId={userId} {...rest} />
  if (post) return <PostForm key={id} userId={userId} post={post} {...rest} />
  if (isFailed) return <LoadError text={loadErrorMessages.post} onRetry={reload} />
  return <Spinner label="Loading the post" />
}
