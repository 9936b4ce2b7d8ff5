import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { toApiError } from '@/lib/errors'
import { draftsKey, readStorage, removeStorage, writeStorage } from '@/lib/storage'

/** The input of a form, by field. */
export type FormValues = Readonly<Record<string, string>>

/** The name of a form's draft: `post:` and the post's ID, or `post:` alone for a new post. */
export type DraftName = `post:${string}` | 'contact' | `inquiry:${string}`

/**
 * The unsent input of a form. What can happen to it:
 * - It changes: `values` are new, and so is the `key`, unless this text was sent before.
 * - It is being sent: `isSending`, and its text is `unanswered`, in case the page is reloaded.
 * - It has arrived: the draft is discarded.
 * - It was refused: `unanswered` is as before.
 * - There is no response: its text stays `unanswered`.
 * - There is a conflict: nothing is `unanswered`, because the server has another text.
 */
export interface Draft {
  /** A user's ID, or `anonymousOwner`. */
  ownerId: string
  name: DraftName
  values: FormValues
  /** Identifies this text: changed text gets a new key. A create sends it as idempotency key. */
  key: string
  /** The `updated_at` of the post that the text is based on. */
  basedOn?: string
  /** The start of the message that an inquiry filled in, and the key of that inquiry's draft. */
  prefill?: { text: string; key: string }
  /** Whether the draft is older than the form that shows it. */
  isRestored?: boolean
  /** Whether the text is being sent. No form can change it meanwhile. */
  isSending?: boolean
  /** The texts that were sent, and may have arrived: there is no response, or not yet. */
  unanswered?: readonly Pick<Draft, 'values' | 'key'>[]
}

/** The owner of visitors' drafts. */
export const anonymousOwner = 'anybody'

/** The drafts of this tab, at most one per owner and name. */
export const useDraftStore = create(
  persist<{ drafts: readonly Draft[] }>(() => ({ drafts: [] }), {
    name: draftsKey,
    storage: createJSONStorage(() => ({
      getItem: (key) => readStorage('sessionStorage', key),
      setItem: (key, text) => void writeStorage('sessionStorage', key, text),
      removeItem: (key) => removeStorage('sessionStorage', key),
    })),
    // After a reload, no text is being sent.
    partialize: ({ drafts }) => ({
      drafts: drafts.map((draft) => ({ ...draft, isSending: undefined })),
    }),
  }),
)

// After Back, this document may be older than what another one of the tab has saved since.
if (!import.meta.env.SSR)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void useDraftStore.persist.rehydrate()
  })

const getDrafts = () => useDraftStore.getState().drafts
const setDrafts = (drafts: readonly Draft[]) => void useDraftStore.setState({ drafts })

/** Returns the draft of a form, without subscribing to it. */
export const findDraft = (ownerId: string, name: DraftName, drafts = getDrafts()) =>
  drafts.find((draft) => draft.ownerId === ownerId && draft.name === name)

/** Saves what was typed or filled in, and returns its draft. Other fields of the draft stay. */
export function saveDraft(input: Omit<Draft, 'key'>): Draft {
  const draft = findDraft(input.ownerId, input.name)
  // A text that was sent before keeps its key.
  const known = [draft, ...(draft?.unanswered ?? [])].find(
    (text) => text && isSameText(text.values, input.values),
  )
  const others = getDrafts().filter((one) => one !== draft)
  const basedOn = draft?.basedOn ?? input.basedOn
  const saved = { ...draft, ...input, basedOn, key: known?.key ?? createKey() }
  setDrafts([...others, saved])
  return saved
}

/** Changes what is known of a text, if its draft is still there. */
export const updateDraft = (key: string, change: Partial<Omit<Draft, 'key' | 'values'>>) =>
  setDrafts(getDrafts().map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))

/** Discards this text, also after its visitor has logged in. Any other text stays. */
export const discardDraft = (key: string) =>
  setDrafts(getDrafts().filter((draft) => draft.key !== key))

/** Makes the visitor's drafts the user's, except where the user has a draft of the same form. */
export const adoptDrafts = (userId: string) =>
  setDrafts(
    getDrafts().map((draft) =>
      draft.ownerId === anonymousOwner && !findDraft(userId, draft.name)
        ? { ...draft, ownerId: userId, isRestored: true }
        : draft,
    ),
  )

/** Whether two texts of a form are the same. */
export const isSameText = (a: FormValues, b: FormValues) => JSON.stringify(a) === JSON.stringify(b)

/** Returns a random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  '00000000-0000-4000-8000-000000000000'.replaceAll('0', () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16),
  )

/** Sends a draft, and discards it once it has arrived. */
export async function sendDraft(
  { key, values, unanswered = [] }: Draft,
  send: () => Promise<unknown>,
) {
  const sent = [...unanswered.filter((text) => text.key !== key), { key, values }]
  updateDraft(key, { isSending: true, unanswered: sent })
  try {
    await send()
  } catch (caught) {
    const error = toApiError(caught)
    const mayHaveArrived = error.kind === 'unknown-outcome' ? sent : unanswered
    updateDraft(key, {
      isSending: false,
      unanswered: error.kind === 'conflict' ? [] : mayHaveArrived,
    })
    throw error
  }
  discardDraft(key)
}

/** Whether a user's logout discards the draft: it is the user's, or a visitor's. */
const isDiscardedByLogout = ({ ownerId }: Draft, userId: string) =>
  ownerId === userId || ownerId === anonymousOwner

/** Whether this tab has drafts that a user's logout discards. */
export const hasDrafts = (userId: string) =>
  getDrafts().some((draft) => isDiscardedByLogout(draft, userId))

/** Discards the drafts that a user's logout ends. */
export const discardUserDrafts = (userId: string) =>
  setDrafts(getDrafts().filter((draft) => !isDiscardedByLogout(draft, userId)))
