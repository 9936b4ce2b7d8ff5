import { toApiError } from '@/lib/errors'
import { type Draft, discardDraft, updateDraft } from './drafts'

/**
 * Sends a draft, and discards it once it has arrived. From the start, the draft says that the text may
 * have arrived, in case the page is reloaded.
 */
export async function sendDraft(
  { key, values, unanswered = [], conflict }: Draft,
  send: () => Promise<unknown>,
) {
  const others = unanswered.filter((text) => text.key !== key)
  updateDraft(key, {
    isSending: true,
    unanswered: [...others, { key, values }],
    conflict: undefined,
  })
  try {
    await send()
    discardDraft(key)
  } catch (caught) {
    const error = toApiError(caught)
    if (error.kind === 'conflict') updateDraft(key, { unanswered: [], conflict: error.message })
    else if (error.kind !== 'unknown-outcome') updateDraft(key, { unanswered, conflict })
    throw error
  } finally {
    updateDraft(key, { isSending: false })
  }
}
