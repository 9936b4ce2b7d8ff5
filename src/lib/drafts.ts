import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { readStoredJson, removeStorage, storedKeys, writeStorage } from './storage'

/** What was typed into a form, by field. */
export type Values = Readonly<Record<string, string>>

interface Draft {
  values: Values
  /** The id of the user who typed it, if that is not the owner. */
  author?: string
  /** Whether it is older than the form that shows it. */
  restored?: boolean
  /** Whether storage did not take it, so that it lives as long as the page. */
  unsaved?: boolean
}

/** The owner of drafts that need no account. */
export const anonymousOwner = 'anybody'

const prefix = 'omnia-draft:'

/** How long a draft is kept after the last change, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** The drafts of the forms that are open, and those that storage did not take, by storage key. */
export const useDraftStore = create<Record<string, Draft | undefined>>(() => ({}))

const { getState, setState } = useDraftStore

/**
 * What was typed into a form and not sent. This browser keeps it under its owner (a user's id, or
 * `anonymousOwner`) and name until it is discarded, for 7 days at most. What a signed-in `author` wrote
 * as `anonymousOwner` shows to that author alone. The first render has no draft, so that it matches the
 * prerendered HTML.
 */
export function useDraft(owner: string, name: string, author?: string) {
  const key = keyOf(owner, name)
  const current = useDraftStore((drafts) => drafts[key])
  const draft = current?.author && current.author !== author ? undefined : current

  useLayoutEffect(() => {
    removeExpired()
    const earlier = read(key)
    setState({ [key]: earlier && { ...earlier, restored: true } })
    return () => {
      // The next form reads storage again: another tab may have changed it.
      if (!getState()[key]?.unsaved) setState({ [key]: undefined })
    }
  }, [key])

  return {
    values: draft?.values,
    /** Whether it was there before this form was opened. */
    restored: draft?.restored ?? false,
    save: (values: Values) =>
      write(key, { values, author: author ?? draft?.author, restored: draft?.restored }),
    discard: () => discardDraft(owner, name),
  }
}

/** Returns the values of a draft once, without following its changes. */
export const readDraft = (owner: string, name: string) => read(keyOf(owner, name))?.values

/** Saves a draft that no open form shows. */
export const saveDraft = (owner: string, name: string, values: Values) =>
  write(keyOf(owner, name), { values })

/** Discards a draft. */
export const discardDraft = (owner: string, name: string) => remove(keyOf(owner, name))

/** Discards all drafts of an owner. */
export const discardDraftsOf = (owner: string) => keysOf(owner).forEach(remove)

/** Returns whether an owner has a draft whose name starts with `name`. */
export const hasDrafts = (owner: string, name = '') => keysOf(owner, name).some(read)

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`

function keysOf(owner: string, name = '') {
  const start = keyOf(owner, name)
  const open = Object.keys(getState()).filter((key) => key.startsWith(start))
  return [...open, ...storedKeys('localStorage', start)]
}

const read = (key: string): Draft | undefined => getState()[key] ?? readStored(key)

function write(key: string, draft: Draft) {
  const { values, author } = draft
  const text = JSON.stringify({ values, author, at: Date.now() })
  setState({ [key]: { ...draft, unsaved: !writeStorage('localStorage', key, text) } })
}

function remove(key: string) {
  setState({ [key]: undefined })
  removeStorage('localStorage', key)
}

/** Removes expired drafts, including those whose form is never opened again. */
const removeExpired = () => storedKeys('localStorage', prefix).forEach(readStored)

/** Returns a stored draft. Removes one that has expired or cannot be read. */
function readStored(key: string): Draft | undefined {
  const stored = readStoredJson('localStorage', key)
  if (isStoredDraft(stored)) return { values: stored.values, author: stored.author }
  removeStorage('localStorage', key)
  return undefined
}

const isStoredDraft = (value: unknown): value is { values: Values; at: number; author?: string } =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  Math.abs(Date.now() - value.at) < lifetime &&
  isRecord(value.values) &&
  Object.values(value.values).every((text) => typeof text === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
