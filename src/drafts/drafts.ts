import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { ApiError } from '@/lib/errors'
import { readStorage, removeStorage, writeStorage } from '@/lib/storage'

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
  prefill?: { text: string; from: DraftName; key: string }
  /** Whether the draft is older than the form that shows it. */
  isRestored?: boolean
  /** The texts that were sent, and may have arrived: there is no response, or not yet. */
  unanswered?: readonly Pick<Draft, 'values' | 'key'>[]
  /**
   * Why the last text that was sent has not arrived. Opening the form again clears it, unless it is a
   * conflict.
   */
  failure?: Pick<ApiError, 'kind' | 'message'>
}

/** The owner of visitors' drafts. */
export const anonymousOwner = 'anybody'

/** The drafts of this tab, by `ownerId` (a user's ID, or `anonymousOwner`) and name. */
export const useDraftStore = create(
  persist<Record<string, Record<string, Draft> | undefined>>(() => ({}), {
    name: 'omnia-drafts',
    storage: createJSONStorage(() => ({
      getItem: (key) => readStorage('sessionStorage', key),
      setItem: (key, text) => void writeStorage('sessionStorage', key, text),
      removeItem: (key) => removeStorage('sessionStorage', key),
    })),
    merge: (saved) => (saved ?? {}) as Record<string, Record<string, Draft>>,
  }),
)

// After Back, this document may be older than what another one of the tab has saved since.
if (!import.meta.env.SSR)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void useDraftStore.persist.rehydrate()
  })

const { getState, setState } = useDraftStore

/** Makes the visitor's drafts the user's, except where the user has a draft of the same form. */
export function adoptDrafts(userId: string) {
  const drafts = getState()[anonymousOwner] ?? {}
  for (const name of Object.keys(drafts) as DraftName[]) {
    if (readDraft(userId, name)) continue
    setDraft(userId, name, { ...drafts[name]!, isRestored: true })
    discardDraft(anonymousOwner, name)
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

/** Changes a draft, if there is one. */
export function updateDraft(
  ownerId: string,
  name: DraftName,
  change: Partial<Omit<Draft, 'key' | 'values'>>,
) {
  const draft = readDraft(ownerId, name)
  if (draft) setDraft(ownerId, name, { ...draft, ...change })
}

/** Whether two texts of a form are the same. */
export const isSameText = (a: FormValues, b: FormValues) => JSON.stringify(a) === JSON.stringify(b)

/** Returns a random UUID. `crypto.randomUUID` exists only on https and localhost. */
const createKey = () =>
  '00000000-0000-4000-8000-000000000000'.replaceAll('0', () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16),
  )

/** Returns the owner of a text. After a login, that of a visitor's text is the user. */
export const findOwner = (name: DraftName, key: string) =>
  Object.entries(getState()).find(([, drafts]) => drafts?.[name]?.key === key)?.[0]

/** Discards the text that was sent, also after a login. Any other text stays. */
export function discardSent(name: DraftName, key: string) {
  const ownerId = findOwner(name, key)
  if (ownerId) discardDraft(ownerId, name)
}

/** Whether this tab has drafts of a user or of a visitor, which a logout discards. */
export const hasDrafts = (userId: string) =>
  [userId, anonymousOwner].some((ownerId) => Object.keys(getState()[ownerId] ?? {}).length > 0)

/** Discards a user's drafts in this tab, and the visitor's. */
export const discardUserDrafts = (userId: string) =>
  setState({ [userId]: undefined, [anonymousOwner]: undefined })
