import { create } from 'zustand'
import { toApiError } from '@/lib/errors'
import {
  type Draft,
  type DraftName,
  discardSent,
  findOwner,
  readDraft,
  updateDraft,
} from './drafts'

/** Which texts are being sent, by key. Their forms can't change meanwhile. */
export const useSendingStore = create<Record<string, boolean>>(() => ({}))

/**
 * Sends a draft, and discards it once it has arrived. From the start, the draft says that the text may
 * have arrived, in case the page is reloaded.
 */
export async function sendDraft(
  ownerId: string,
  name: DraftName,
  send: (draft: Draft) => Promise<unknown>,
) {
  const draft = readDraft(ownerId, name)!
  const { key, values, unanswered = [] } = draft
  const others = unanswered.filter((text) => text.key !== key)
  updateDraft(ownerId, name, { unanswered: [...others, { key, values }], failure: undefined })
  useSendingStore.setState({ [key]: true })
  try {
    await send(draft)
    discardSent(name, key)
  } catch (caught) {
    const error = toApiError(caught)
    const { kind, message, field } = error
    // A visitor may have logged in since.
    const owner = findOwner(name, key)
    if (owner && kind !== 'unknown-outcome')
      updateDraft(owner, name, {
        unanswered: kind === 'conflict' ? [] : unanswered,
        // The form shows an error about a field there.
        failure: field ? undefined : { kind, message },
      })
    throw error
  } finally {
    useSendingStore.setState({ [key]: false })
  }
}
