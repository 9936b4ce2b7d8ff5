import { ApiError } from '@/lib/errors'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { listAddedToast, stillSendingCopy } from './copy'
import { type Draft, findDraft, saveDraft } from './drafts'

// Here because sections can't import posts, and inquiries not the contact form.

/**
 * Starts a post with a list. If one was started, adds the list to it, unless it has the list. Returns
 * false after an error toast if the post is being sent.
 */
export function startPost(ownerId: string, list: { title: string; content: string }) {
  const name = 'post:'
  const draft = findDraft(ownerId, name)
  const typed = draft?.values.content ?? ''
  if (draft?.isSending) {
    showErrorToast(stillSendingCopy.title, stillSendingCopy.text)
    return false
  }
  if (typed.includes(list.content)) return true
  const content = [typed, draft && list.title, list.content].filter(Boolean).join('\n\n')
  saveDraft({ ownerId, name, values: { ...list, ...draft?.values, content } })
  if (draft) showToast(listAddedToast)
  return true
}

/**
 * Puts an inquiry's text above what was typed as a message, in place of an earlier inquiry's. Throws an
 * `ApiError` while a message is being sent.
 */
export function prefillMessage({ ownerId, key }: Draft, text: string) {
  const name = 'contact'
  const draft = findDraft(ownerId, name)
  if (draft?.isSending) throw new ApiError(stillSendingCopy.text, 'refused')
  const earlier = draft?.values.message ?? ''
  const typed = earlier.slice(findPrefill(draft)?.text.length).trim()
  const message = [text, typed].filter(Boolean).join('\n\n')
  saveDraft({ ownerId, name, values: { ...draft?.values, message }, prefill: { text, key } })
}

/** Returns what an inquiry filled in, unless the user has replaced it since. */
export const findPrefill = ({ prefill, values }: Partial<Draft> = {}) =>
  prefill && values?.message?.startsWith(prefill.text) ? prefill : undefined
