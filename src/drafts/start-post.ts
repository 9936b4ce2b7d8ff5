import { findDraft, saveDraft } from './drafts'

// Here because sections can't import posts.

/** Starts a post with a list. If one was started, adds the list to it, unless it has the list. */
export function startPost(ownerId: string, list: { title: string; content: string }) {
  const name = 'new-post'
  const draft = findDraft(ownerId, name)
  const typed = draft?.values.content ?? ''
  if (draft?.isSending || typed.includes(list.content)) return
  const content = draft
    ? [typed, list.title, list.content].filter(Boolean).join('\n\n')
    : list.content
  saveDraft({ ownerId, name, values: { ...list, ...draft?.values, content } })
}
