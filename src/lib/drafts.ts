import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { readStoredJson, removeStorage, storedKeys, writeStorage } from './storage'

/** What was typed into a form, by field. */
export type Values = Readonly<Record<string, string>>

/** The owner of what visitors type. */
export const anonymousOwner = 'anybody'

const prefix = 'omnia-draft:'

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`

interface Draft {
  values: Values
  /** Whether it was typed before the form was opened. */
  isRestored: boolean
}

/** The drafts by key. Forms subscribe to it; it also holds what storage did not take. */
const useDraftStore = create<Record<string, Draft | undefined>>(() => ({}))

const { getState, setState } = useDraftStore

/**
 * What was typed into a form and not sent. The tab keeps it in session storage under its owner (a user's
 * id, or `anonymousOwner`) and name. A user takes over what the tab's visitor typed before the log-in.
 * The first render has no draft, so that it matches the prerendered HTML.
 */
export function useDraft(owner: string, name: string) {
  const key = keyOf(owner, name)
  const draft = useDraftStore((drafts) => drafts[key])

  useLayoutEffect(() => {
    const earlier = readDraft(owner, name)
    if (earlier) {
      remove(keyOf(anonymousOwner, name))
      write(key, earlier, true)
    }
  }, [key, name, owner])

  return {
    values: draft?.values,
    isRestored: draft?.isRestored ?? false,
    save: (values: Values) => write(key, values, draft?.isRestored),
    discard: () => remove(key),
  }
}

/** Returns a draft without following its changes: also what the visitor typed before the log-in. */
export const readDraft = (owner: string, name: string) =>
  read(keyOf(anonymousOwner, name)) ?? read(keyOf(owner, name))

/** Saves a draft from outside of its form. */
export const saveDraft = (owner: string, name: string, values: Values) =>
  write(keyOf(owner, name), values)

/** Discards a draft, and what the visitor typed before the log-in. */
export const discardDraft = (owner: string, name: string) =>
  [anonymousOwner, owner].forEach((one) => remove(keyOf(one, name)))

/** Discards the drafts of a user in this tab, and those from before the log-in. */
export const discardDraftsOf = (userId: string) =>
  [userId, anonymousOwner].flatMap((owner) => keysFrom(keyOf(owner, ''))).forEach(remove)

/** Returns whether an owner has a draft in this tab whose name starts with `name`. */
export const hasDrafts = (owner: string, name: string) =>
  keysFrom(keyOf(owner, name)).some((key) => read(key) !== undefined)

const keysFrom = (start: string) =>
  [...Object.keys(getState()), ...storedKeys('sessionStorage', prefix)].filter((key) =>
    key.startsWith(start),
  )

function read(key: string): Values | undefined {
  const values = getState()[key]?.values ?? readStoredJson('sessionStorage', key)
  return isValues(values) ? values : undefined
}

function write(key: string, values: Values, isRestored = false) {
  setState({ [key]: { values, isRestored } })
  writeStorage('sessionStorage', key, JSON.stringify(values))
}

function remove(key: string) {
  setState({ [key]: undefined })
  removeStorage('sessionStorage', key)
}

const isValues = (value: unknown): value is Values =>
  value instanceof Object && Object.values(value).every((text) => typeof text === 'string')
