import { create } from 'zustand'
import { toApiError } from '@/lib/errors'
import {
  type Draft,
  type DraftName,
  discardSent,
  readDraft,
  updateDraft,
  useDraftStore,
} from './drafts'

/** Which drafts are being sent. */
export const useSendingStore = create<Partial<Record<DraftName, boolean>>>(() => ({}))

/**
 * Sends a draft, and discards it once it has arrived. Text that was typed since stays. From the start,
 * the draft says that the text may have arrived, in case the page is reloaded.
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
  // Also finds the draft of a visitor who has logged in since.
  const settle = (change: Pick<Draft, 'unanswered' | 'failure'>) => {
    for (const [owner, drafts] of Object.entries(useDraftStore.getState()))
      if (drafts?.[name]?.unanswered?.some((text) => text.key === key))
        updateDraft(owner, name, change)
  }
  useSendingStore.setState({ [name]: true })
  try {
    await send(draft)
    discardSent(name, key)
    settle({ unanswered: [] })
  } catch (caught) {
    const error = toApiError(caught)
    const { kind, message, field } = error
    if (kind !== 'unknown-outcome')
      settle({
        unanswered: kind === 'conflict' ? [] : unanswered,
        // The form shows an error about a field there.
        failure: field ? undefined : { kind, message },
      })
    throw error
  } finally {
    useSendingStore.setState({ [name]: false })
  }
}
