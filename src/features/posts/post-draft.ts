// What can happen to the unsaved text of a post. Nothing else changes its draft, except typing.
import { discardSent, readDraft, setDraft } from '@/drafts/drafts'
import { getPostDraftName, type Post, type PostValues } from './post'

/** The post was saved: discards what was sent. What was typed since is based on the saved version. */
export function discardSavedText(userId: string, saved: Post, key: string | undefined) {
  discardSent(getPostDraftName(saved.id), key)
  rebaseText(userId, saved)
}

/** The server has a newer version, which the next submit replaces. The text stays as it is now. */
export function rebaseText(userId: string, { id, updated_at }: Post) {
  const name = getPostDraftName(id)
  const draft = readDraft(userId, name)
  if (draft) setDraft(userId, name, { ...draft, basedOn: updated_at })
}

/**
 * The post is gone: its text becomes a new post's, unless one was started. Then it stays where it
 * is. Returns whether there is a text, and where.
 */
export function keepTextOfGonePost(userId: string, postId: string) {
  const name = getPostDraftName(postId)
  const draft = readDraft(userId, name)
  if (!draft) return 'none'
  if (readDraft(userId, getPostDraftName())) return 'in-place'
  setDraft(userId, getPostDraftName(), { ...draft, basedOn: undefined, sent: undefined })
  setDraft(userId, name, undefined)
  return 'moved'
}

/** The response was lost: remembers what was sent, because a version equal to it is the user's own. */
export function rememberSentText(userId: string, postId: string, values: PostValues) {
  const name = getPostDraftName(postId)
  const draft = readDraft(userId, name)
  if (draft) setDraft(userId, name, { ...draft, sent: [...(draft.sent ?? []), values] })
}

/** The user has deleted the post, and its text with it. */
export const discardText = (userId: string, postId: string) =>
  setDraft(userId, getPostDraftName(postId), undefined)
