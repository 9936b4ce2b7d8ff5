import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loadErrorMessages, postNotFound } from './copy'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { Spinner } from '@/ui/spinner'
import { showErrorToast } from '@/ui/toast-store'
import { useDashboardSearchParams } from './dashboard-search-params'
import { keepTextOfGonePost } from './post-draft'
import { PostForm } from './post-form'
import { isEmpty, usePost, usePosts } from './queries'

/** The form for a new post, or for the post in the URL. */
export function PostEditor({
  userId,
  ...rest
}: Omit<ComponentProps<typeof PostForm>, 'id' | 'post' | 'isCollapsible'>) {
  const { params, setParams } = useDashboardSearchParams()
  const { edit: id } = params
  const { data: post, isError, isPaused, refetch } = usePost(userId, id)
  const { data: page } = usePosts(userId, params)
  const openedIdRef = useRef<string>(undefined)
  /** The ID of a post that was gone, whose form stays, with focus and error, as a new post's. */
  const goneId = (useLocation().state as { goneId?: string } | null)?.goneId

  const handleGone = useEffectEvent((missingId: string) => {
    // If the post was open, its update or deletion has said so.
    if (openedIdRef.current !== missingId)
      showErrorToast(postNotFound.title, postNotFound.description)
    if (keepTextOfGonePost(userId, missingId) !== 'in-place')
      setParams({ edit: undefined }, { replace: true, state: { goneId: missingId } })
  })
  useEffect(() => {
    if (post) openedIdRef.current = post.id
    else if (post === null && id) handleGone(id)
  }, [post, id])

  if (isError) return <LoadError text={loadErrorMessages.post} onRetry={() => void refetch()} />
  if (id && post === undefined)
    return isPaused ? (
      <PausedNotice text={loadErrorMessages.paused} />
    ) : (
      <Spinner label="Loading the post" />
    )
  return (
    <PostForm
      key={id ?? goneId}
      userId={userId}
      id={id}
      post={post ?? undefined}
      isCollapsible={!isEmpty(page)}
      {...rest}
    />
  )
}
