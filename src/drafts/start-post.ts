import { showErrorToast } from '@/ui/toast-store'
import { stillSendingCopy } from './copy'
import { findDraft, saveDraft } from './drafts'

// Here because sections can't import posts.

/** Starts a post with a list. If one was started, adds the list to it, unless it has the list. */
export function startPost(ownerId: string, list: { title: string; content: string }) {
  const name = 'new-post'
  const draft = findDraft(ownerId, name)
  const typed = draft?.values.content ?? ''
  if (draft?.isSending) return showErrorToast(stillSendingCopy.title, stillSendingCopy.text)
  if (typed.includes(list.content)) return undefined
  const content = [typed, draft && list.title, list.content].filter(Boolean).join('\n\n')
  saveDraft({ ownerId, name, values: { ...list, ...draft?.values, content } })
}
