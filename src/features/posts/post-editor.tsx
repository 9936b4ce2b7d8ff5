import { useEffect, useEffectEvent, useState } from 'react'
import { readDraft } from '@/drafts/drafts'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { loadErrorMessages, postNotFound } from './copy'
import { useDashboardSearchParams } from './dashboard-search-params'
import { getPostDraftName } from './post'
import { keepTextOfGonePost } from './post-draft'
import { PostForm } from './post-form'
import { isEmpty, showLoadErrorToast, usePost, usePosts } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({ userId }: { userId: string }) {
  const { params, setParams } = useDashboardSearchParams()
  const { edit: id } = params
  const { data: post, isError, isPaused, refetch } = usePost(userId, id)
  const { data: page } = usePosts(userId, params)
  const hasText = (postId: string) => readDraft(userId, getPostDraftName(postId)) !== undefined
  const isGone = id !== undefined && post === null && !hasText(id)
  // The form of a post that is gone stays, with focus and error, as a new post's.
  const [goneId, setGoneId] = useState<string>()
  if (isGone && goneId !== id) setGoneId(id)

  const handleMissing = useEffectEvent((missingId: string) => {
    showLoadErrorToast(postNotFound.title, postNotFound.description)
    keepTextOfGonePost(userId, missingId)
    if (!hasText(missingId)) setParams({ edit: undefined }, { replace: true })
  })
  useEffect(() => {
    if (post === null && id) handleMissing(id)
  }, [post, id])

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  const isLoading = id && post === undefined
  if (isLoading && isPaused) return <PausedNotice text={loadErrorMessages.paused} />
  if (isLoading) return <Spinner label="Loading the post" />
  return (
    <PostForm
      key={id ?? goneId}
      userId={userId}
      id={isGone ? undefined : id}
      post={post ?? undefined}
      isCollapsible={!isEmpty(page)}
    />
  )
}
