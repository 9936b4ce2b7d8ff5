import { useEffect, useLayoutEffect } from 'react'
import { useAuth } from '@/auth/use-auth'
import { discardDraft, readDraft, saveDraft, useDraft } from '@/lib/drafts'
import { draftName, editingName } from './draft-names'
import { draftOf, type Post, type PostField, type PostVersion } from './post-fields'
import { readPost } from './posts'

/** What the form needs of the post that it edits. */
export type EditablePost = PostVersion & Pick<Post, PostField>

/**
 * The post that the form edits, as it is in `posts`, the loaded page, or as it was when editing began.
 * Unsaved changes open the form again after a reload or a log-in.
 */
export function useEditingPost(userId: string, posts?: EditablePost[]) {
  const { getClient, expireSession, fetchUser } = useAuth()
  const { values, restored } = useDraft(userId, editingName)
  const { id, updated_at = '' } = values ?? {}
  const listed = posts?.find((post) => post.id === id)
  const unlistedId = restored && posts && !listed ? id : undefined

  useLayoutEffect(() => {
    const earlierId = readDraft(userId, editingName)?.id
    if (earlierId && !readDraft(userId, draftName(earlierId))) discardDraft(userId, editingName)
  }, [userId])

  // The post may be further down the list, and may have changed since.
  useEffect(() => {
    if (!unlistedId) return
    let ignore = false
    readPost({ getClient, expireSession, fetchUser, userId }, unlistedId).then(
      (post) => ignore || !post || saveEditingPost(userId, post),
      // Saving will meet the same failure and report it.
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [getClient, expireSession, fetchUser, userId, unlistedId])

  return {
    editing: listed ?? (id ? { id, updated_at, ...draftOf(values) } : undefined),
    /** Sets the post that the form edits. Without one, the form creates a post. */
    setEditing: (post?: EditablePost) =>
      post ? saveEditingPost(userId, post) : discardDraft(userId, editingName),
    /** Returns whether the form edits a post now: that may have changed during a call. */
    isEditing: (post: EditablePost) => readDraft(userId, editingName)?.id === post.id,
  }
}

const saveEditingPost = (userId: string, post: EditablePost) =>
  saveDraft(userId, editingName, { id: post.id, updated_at: post.updated_at, ...draftOf(post) })

/** Gives the form the version of its post that is stored, unless it edits another post by now. */
export function updateEditingPost(userId: string, post: EditablePost) {
  if (readDraft(userId, editingName)?.id === post.id) saveEditingPost(userId, post)
}
