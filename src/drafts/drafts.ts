import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { readStorage, removeStorage, writeStorage } from '@/lib/storage'

/** The input of a form, by field. */
export type FormValues = Readonly<Record<string, string>>

/** The name of a form's draft. */
export type DraftName = 'new-post' | `post:${string}` | 'contact' | `inquiry:${string}`

/** The unsent input of a form. */
export interface Draft {
  values: FormValues
  /** What the input is based on: the `updated_at` of a post, or the prefilled start of a message. */
  basedOn?: string
  /** The idempotency key with which a new post is created. Browsers have keys only on https and localhost. */
  requestId?: string
  /** Whether the draft is older than the form that shows it. */
  isRestored?: boolean
}

/** The owner of visitors' drafts. */
export const anonymousOwner = 'anybody'

/** The drafts of this tab, by owner (a user's ID, or `anonymousOwner`) and name. */
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

/** Returns the draft of a form. */
export function useDraft(owner: string, name: DraftName) {
  const draft = useDraftStore((drafts) => drafts[owner]?.[name])
  const hasHiddenDraft = useDraftStore(
    (drafts) =>
      owner === anonymousOwner &&
      Object.entries(drafts).some(([other, own]) => other !== anonymousOwner && own?.[name]),
  )

  useLayoutEffect(() => {
    const earlier = readDraft(owner, name)
    if (earlier) setDraft(owner, name, { ...earlier, isRestored: true })
  }, [owner, name])

  return {
    ...draft,
    /** Whether a visitor doesn't see the draft of a user, whose session has ended. */
    hasHiddenDraft,
    /** Changed text is another request, so it gets a new idempotency key. */
    save: (values: FormValues, basedOn = draft?.basedOn) =>
      setDraft(owner, name, { values, basedOn, isRestored: draft?.isRestored }),
    discard: () => setDraft(owner, name, undefined),
  }
}

/** Returns a draft without subscribing to it. */
export const readDraft = (owner: string, name: DraftName) => getState()[owner]?.[name]

/** Saves a draft, or discards it. A draft without an idempotency key gets one. */
export function setDraft(owner: string, name: DraftName, draft: Draft | undefined) {
  const drafts = { ...getState()[owner] }
  if (draft) drafts[name] = { requestId: crypto.randomUUID?.(), ...draft }
  else delete drafts[name]
  setState({ [owner]: drafts })
}

/** After a login, makes the visitor's drafts the user's. Where the user has one, both stay. */
export function adoptDrafts(userId: string) {
  for (const [name, draft] of Object.entries(getState()[anonymousOwner] ?? {})) {
    if (readDraft(userId, name as DraftName)) continue
    setDraft(userId, name as DraftName, draft)
    setDraft(anonymousOwner, name as DraftName, undefined)
  }
}

/** Whether this tab has drafts of a user or of a visitor, which a logout discards. */
export const hasDrafts = (userId: string) =>
  [userId, anonymousOwner].some((owner) => Object.keys(getState()[owner] ?? {}).length > 0)

/** Discards a user's drafts in this tab, and the visitor's. */
export const discardUserDrafts = (userId: string) =>
  setState({ [userId]: undefined, [anonymousOwner]: undefined })
