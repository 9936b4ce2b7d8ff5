import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { readStoredJson, removeStorage, storedKeys, writeStorage } from './storage'

/** The input of a form, by field. */
export type FormValues = Readonly<Record<string, string>>

/** The unsent input of a form. */
export interface Draft {
  values: FormValues
  /** The original that the user edits, such as a post's version or a message's first lines. */
  baseVersion?: string
}

/** The owner of visitors' drafts. */
export const anonymousOwner = 'anybody'

const prefix = 'omnia-draft:'

const getKey = (owner: string, name: string) => `${prefix}${owner}:${name}`

interface StoredDraft {
  draft: Draft
  /** Whether the draft is older than the form that shows it. */
  isRestored: boolean
}

/** The drafts by key. Forms subscribe to it. It also keeps drafts that storage rejects. */
const useDraftStore = create<Record<string, StoredDraft | undefined>>(() => ({}))

const { getState, setState } = useDraftStore

/**
 * Returns the draft of a form. The tab keeps it in session storage under its owner (a user's ID, or
 * `anonymousOwner`) and name. After a login, the visitor's draft in this tab becomes the user's.
 * The first render has no draft, so that it matches the prerendered HTML.
 */
export function useDraft(owner: string, name: string) {
  const key = getKey(owner, name)
  const { draft, isRestored = false } = useDraftStore((drafts) => drafts[key]) ?? {}

  useLayoutEffect(() => {
    const earlier = readDraft(owner, name)
    if (earlier) {
      remove(getKey(anonymousOwner, name))
      write(key, earlier, true)
    }
  }, [key, name, owner])

  return {
    ...draft,
    isRestored,
    save: (next: Draft) => write(key, next, isRestored),
    discard: () => remove(key),
  }
}

/** Returns a draft without subscribing to it. Prefers a draft from before the login. */
export const readDraft = (owner: string, name: string) =>
  read(getKey(anonymousOwner, name)) ?? read(getKey(owner, name))

/** Saves a draft from outside its form. */
export const saveDraft = (owner: string, name: string, draft: Draft) =>
  write(getKey(owner, name), draft)

/** Discards a draft, including one from before the login. */
export const discardDraft = (owner: string, name: string) =>
  [anonymousOwner, owner].forEach((one) => remove(getKey(one, name)))

/** Discards a user's drafts in this tab, including drafts from before the login. */
export const discardUserDrafts = (userId: string) =>
  findDraftNames(userId).forEach((name) => discardDraft(userId, name))

/** Returns the names of a user's drafts in this tab, including drafts from before the login. */
export function findDraftNames(userId: string) {
  const keys = [...Object.keys(getState()), ...storedKeys('sessionStorage', prefix)]
  const names = [userId, anonymousOwner]
    .map((owner) => getKey(owner, ''))
    .flatMap((start) =>
      keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
    )
  return [...new Set(names)]
}

function read(key: string): Draft | undefined {
  const draft = getState()[key]?.draft ?? readStoredJson('sessionStorage', key)
  return isDraft(draft) ? draft : undefined
}

function write(key: string, draft: Draft, isRestored = false) {
  setState({ [key]: { draft, isRestored } })
  writeStorage('sessionStorage', key, JSON.stringify(draft))
}

function remove(key: string) {
  const drafts = { ...getState() }
  delete drafts[key]
  setState(drafts, true)
  removeStorage('sessionStorage', key)
}

const isDraft = (draft: unknown): draft is Draft =>
  draft instanceof Object &&
  'values' in draft &&
  draft.values instanceof Object &&
  Object.values(draft.values).every((text) => typeof text === 'string')
