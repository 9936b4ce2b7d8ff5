import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { toApiError } from '@/lib/errors'
import { readStorage, removeStorage, writeStorage } from '@/lib/storage'
import type { FormResult } from '@/ui/use-form'

/** The input of a form, by field. */
export type FormValues = Readonly<Record<string, string>>

/** The name of a form's draft. */
export type DraftName = 'new-post' | `post:${string}` | 'contact' | `inquiry:${string}`

/** The unsent input of a form. */
export interface Draft {
  values: FormValues
  /** Identifies this text: changed text gets a new key. A create sends it as idempotency key. */
  key: string
  /** The `updated_at` of the post that the text is based on. */
  basedOn?: string
  /** The start of the message that an inquiry filled in, and that inquiry's draft. */
  prefill?: { text: string; from: DraftName; key: string | undefined }
  /** Whether the draft is older than the form that shows it. */
  isRestored?: boolean
  /** The texts that may have arrived, without a response. */
  sent?: readonly Pick<Draft, 'values' | 'key'>[]
  /** What is known of the last of them, or the conflict in which it ended. */
  outcome?: FormResult
}

/** The owner of visitors' drafts. */
export const anonymousOwner = 'anybody'

/** The drafts of this tab, by `ownerId` (a user's ID, or `anonymousOwner`) and name. */
const useDraftStore = create(
  persist<Record<string, Record<string, Draft> | undefined>>(() => ({}), {
    name: 'omnia-drafts',
    storage: createJSONStorage(() => ({
      getItem: (key) => readStorage('sessionStorage', key),
      setItem: (key, text) => void writeStorage('sessionStorage', key, text),
      removeItem: (key) => removeStorage('sessionStorage', key),
    })),
  }),
)

const { getState, setState } = useDraftStore

/** Which drafts are being sent. */
const useSending = create<Partial<Record<DraftName, boolean>>>(() => ({}))

/** Makes the visitor's drafts the user's, except where the user has a draft of the same form. */
function adoptDrafts(userId: string) {
  for (const [name, draft] of Object.entries(getState()[anonymousOwner] ?? {})) {
    if (readDraft(userId, name as DraftName)) continue
    setDraft(userId, name as DraftName, draft)
    discardDraft(anonymousOwner, name as DraftName)
  }
}

/** Returns the draft of a form. A user who has none gets the visitor's. */
export function useDraft(ownerId: string, name: DraftName) {
  const draft = useDraftStore((drafts) => drafts[ownerId]?.[name])
  const hasHiddenDraft = useDraftStore(
    (drafts) =>
      ownerId === anonymousOwner &&
      Object.entries(drafts).some(([other, own]) => other !== anonymousOwner && own?.[name]),
  )
  const isSending = useSending((sending) => sending[name] ?? false)

  useLayoutEffect(() => {
    adoptDrafts(ownerId)
    updateDraft(ownerId, name, { isRestored: true })
  }, [ownerId, name])

  return {
    ...draft,
    /** Whether a visitor doesn't see the draft of a user, whose session has ended. */
    hasHiddenDraft,
    /** Whether the draft is being sent, also by a form that was left. */
    isSending,
    save(values: FormValues, basedOn = draft?.basedOn) {
      const sent = draft?.sent?.find((text) => isSameText(text.values, values))
      setDraft(ownerId, name, { ...draft, values, basedOn, key: sent?.key })
    },
    discard: () => discardDraft(ownerId, name),
  }
}

/** Returns the drafts of an owner, by name. */
export const useDrafts = (ownerId: string) => useDraftStore((drafts) => drafts[ownerId])

/** Returns a draft without subscribing to it. */
export const readDraft = (ownerId: string, name: DraftName) => getState()[ownerId]?.[name]

/** Saves a draft. One without a key gets one. */
export function setDraft(
  ownerId: string,
  name: DraftName,
  { key = createKey(), ...draft }: Omit<Draft, 'key'> & { key?: string },
) {
  setState({ [ownerId]: { ...getState()[ownerId], [name]: { ...draft, key } } })
}

export function discardDraft(ownerId: string, name: DraftName) {
  const { [name]: _discarded, ...others } = getState()[ownerId] ?? {}
  setState({ [ownerId]: others })
}

/** Changes a draft, if there is one. Returns whether there is. */
export function updateDraft(
  ownerId: string,
  name: DraftName,
  change: Partial<Omit<Draft, 'key' | 'values'>>,
) {
  const draft = readDraft(ownerId, name)
  if (draft) setDraft(ownerId, name, { ...draft, ...change })
  return draft !== undefined
}

const isSameText = (a: FormValues, b: FormValues) => JSON.stringify(a) === JSON.stringify(b)

/** Returns a random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  '00000000-0000-4000-8000-000000000000'.replaceAll('0', () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16),
  )

/**
 * Sends a draft, and discards it once it has arrived. Text that was typed since stays. From the start,
 * the draft keeps what was sent and that its outcome is unknown, in case the page is reloaded.
 */
export async function sendDraft(
  ownerId: string,
  name: DraftName,
  unknownOutcomeMessage: string,
  send: (draft: Draft | undefined) => Promise<unknown>,
) {
  const draft = readDraft(ownerId, name)
  updateDraft(ownerId, name, {
    sent: draft && [...(draft.sent ?? []), { values: draft.values, key: draft.key }],
    outcome: { text: unknownOutcomeMessage, error: { kind: 'unknown-outcome' } },
  })
  // Also finds the draft of a visitor who has logged in since.
  const settle = (change: Pick<Draft, 'sent' | 'outcome'>) => {
    for (const [owner, drafts] of Object.entries(getState()))
      if (drafts?.[name]?.sent?.some(({ key }) => key === draft?.key))
        updateDraft(owner, name, change)
  }
  useSending.setState({ [name]: true })
  try {
    await send(draft)
    discardSent(name, draft?.key)
    settle({ sent: undefined, outcome: undefined })
  } catch (caught) {
    const error = toApiError(caught)
    if (error.kind === 'conflict')
      settle({ sent: undefined, outcome: { text: error.message, error } })
    else if (error.kind !== 'unknown-outcome')
      settle({ sent: draft?.sent, outcome: draft?.outcome })
    throw error
  } finally {
    useSending.setState({ [name]: false })
  }
}

/** Adds the result of a form's last submit to what is known of the texts that it sent. */
export const joinResults = (outcome: FormResult | undefined, result: FormResult | undefined) =>
  outcome && result && outcome.text !== result.text
    ? { ...result, text: `${outcome.text} ${result.text}` }
    : (outcome ?? result)

/** Discards the text that was sent, also after a login. Text that was typed since stays. */
export function discardSent(name: DraftName, key: string | undefined) {
  for (const [ownerId, drafts] of Object.entries(getState()))
    if (key && drafts?.[name]?.key === key) discardDraft(ownerId, name)
}

/** Whether this tab has drafts of a user or of a visitor, which a logout discards. */
export const hasDrafts = (userId: string) =>
  [userId, anonymousOwner].some((ownerId) => Object.keys(getState()[ownerId] ?? {}).length > 0)

/** Discards a user's drafts in this tab, and the visitor's. */
export const discardUserDrafts = (userId: string) =>
  setState({ [userId]: undefined, [anonymousOwner]: undefined })
