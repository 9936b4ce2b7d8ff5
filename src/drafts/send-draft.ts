import { toApiError } from '@/lib/errors'
import { type Draft, type DraftName, discardDraft, findDraft, updateDraft } from './drafts'

/**
 * Sends a draft, and discards it once it has arrived. From the start, the draft says that the text may
 * have arrived, in case the page is reloaded.
 */
export async function sendDraft(
  ownerId: string,
  name: DraftName,
  send: (draft: Draft) => Promise<unknown>,
) {
  const draft = findDraft(ownerId, name)!
  const { key, values, unanswered = [] } = draft
  const others = unanswered.filter((text) => text.key !== key)
  updateDraft(key, {
    isSending: true,
    unanswered: [...others, { key, values }],
    conflict: undefined,
  })
  try {
    await send(draft)
    discardDraft(key)
  } catch (caught) {
    const error = toApiError(caught)
    const { kind, message } = error
    if (kind === 'conflict') updateDraft(key, { unanswered: [], conflict: message })
    else if (kind !== 'unknown-outcome') updateDraft(key, { unanswered })
    throw error
  } finally {
    updateDraft(key, { isSending: false })
  }
}
