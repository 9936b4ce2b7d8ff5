// What happens to the unsaved text of a post when it is sent, or the post was changed or deleted.
import { changeDraft, readDraft, setDraft } from '@/drafts/drafts'
import { getPostDraftName, haveSameValues, type Post, type PostValues } from './post'

/** The text is sent: remembers it, as a version equal to it is the user's own. Returns the draft. */
export function rememberSentText(userId: string, postId: string, sent: PostValues) {
  const name = getPostDraftName(postId)
  const others = readDraft(userId, name)?.sentTexts?.filter((text) => !haveSameValues(text, sent))
  changeDraft(userId, name, { sentTexts: [...(others ?? []), sent] })
  return readDraft(userId, name)
}

/** The server has a newer version, which the next submit replaces. The text stays as it is now. */
export const rebaseText = (userId: string, { id, updated_at }: Post) =>
  changeDraft(userId, getPostDraftName(id), { basedOn: updated_at })

/** Makes the text of a deleted post a new post's, unless one was started. Returns if it has text. */
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
