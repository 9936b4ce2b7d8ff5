// What can happen to the unsaved text of a post. Nothing else changes its draft, except typing.
import { changeDraft, discardSent, readDraft, setDraft } from '@/drafts/drafts'
import { getPostDraftName, type Post, type PostValues } from './post'

/** The text is sent: remembers it, as a version equal to it is the user's own. Returns the draft. */
export function rememberSentText(userId: string, postId: string, sent: PostValues) {
  const draft = readDraft(userId, getPostDraftName(postId))
  changeDraft(userId, getPostDraftName(postId), { sent })
  return draft
}

/** The post was saved: discards what was sent. What was typed since is based on that version. */
export function discardSavedText(userId: string, saved: Post, key: string | undefined) {
  discardSent(getPostDraftName(saved.id), key)
  rebaseText(userId, saved)
}

/** The server has a newer version, which the next submit replaces. The text stays as it is now. */
export const rebaseText = (userId: string, { id, updated_at }: Post) =>
  changeDraft(userId, getPostDraftName(id), { basedOn: updated_at })

/** The post is gone: its text becomes a new post's, unless one was started. Whether it had one. */
export function keepTextOfGonePost(userId: string, postId: string) {
  const draft = readDraft(userId, getPostDraftName(postId))
  if (draft && !readDraft(userId, getPostDraftName())) {
    setDraft(userId, getPostDraftName(), { values: draft.values, key: draft.key })
    discardText(userId, postId)
  }
  return draft !== undefined
}

/** The user has deleted the post, and its text with it. */
export const discardText = (userId: string, postId: string) =>
  setDraft(userId, getPostDraftName(postId), undefined)
