import { useLayoutEffect } from 'react'
import { create, createStore } from 'zustand'
import { readStorage, readStoredJson, removeStorage, storedKeys, writeStorage } from './storage'

/** What was typed into a form, by field; or another state of a form that a reload must not lose. */
export type Values = Readonly<Record<string, string>>

interface Draft {
  values: Values
  /** Whether it is older than the form that shows it. */
  restored?: boolean
  /** Storage did not take it, so it lives as long as the page. */
  inMemoryOnly?: boolean
}

interface StoredDraft extends Pick<Draft, 'values'> {
  /** When it was changed, in ms. */
  at: number
  /** Whether its tab was closed since then. */
  released?: boolean
}

/** The owner of what visitors type. */
export const anonymousOwner = 'anybody'

const prefix = 'omnia-draft:'

/** How long a draft is kept after the last change, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/**
 * How long after its last change a draft belongs to its tab, in ms, if the tab did not report that it was
 * closed, as after a crash.
 */
const tabLifetime = 60 * 60 * 1000

/** The drafts of the forms that are open, and those that storage did not take, by owner and name. */
const useDraftStore = create<Record<string, Draft | undefined>>(() => ({}))

const { getState, setState } = useDraftStore

/**
 * What was typed into a form and not sent. This browser keeps it under its owner (a user's id, or
 * `anonymousOwner`) and name until it is discarded, for 7 days at most. It belongs to its tab; once that
 * is closed, the next form of this name takes it over. A user takes over what was typed before the
 * log-in. The first render has no draft, so that it matches the prerendered HTML.
 */
export function useDraft(owner: string, name: string) {
  const key = keyOf(owner, name)
  const draft = useDraftStore((drafts) => drafts[key])

  useLayoutEffect(() => {
    removeExpired()
    const visitorKey = keyOf(anonymousOwner, name)
    const own = readOrTakeOver(key)
    const earlier = own ?? readOrTakeOver(visitorKey)
    if (earlier && !own) {
      remove(visitorKey)
      write(key, earlier)
    }
    setState({ [key]: earlier && { ...earlier, restored: true } })
    return () => {
      // The next form reads storage again: another tab may have changed it.
      if (!getState()[key]?.inMemoryOnly) setState({ [key]: undefined })
    }
  }, [name, key])

  return {
    values: draft?.values,
    /** Whether it was there before this form was opened. */
    restored: draft?.restored ?? false,
    save: (values: Values) => write(key, { values, restored: draft?.restored }),
    discard: () => remove(key),
  }
}

/** Returns the values of a draft once, without following its changes. */
export const readDraft = (owner: string, name: string) => readOrTakeOver(keyOf(owner, name))?.values

/** Saves a draft that no open form shows. */
export const saveDraft = (owner: string, name: string, values: Values) =>
  write(keyOf(owner, name), { values })

/** Discards a draft of this tab. */
export const discardDraft = (owner: string, name: string) => remove(keyOf(owner, name))

/** Discards all drafts of an owner, those of other tabs as well. */
export function discardDraftsOf(owner: string) {
  openKeys(keyOf(owner, '')).forEach(remove)
  storedKeys('localStorage', keyOf(owner, '')).forEach((key) => removeStorage('localStorage', key))
}

/** Returns whether an owner has a draft, in any tab, whose name starts with `name`. */
export function hasDrafts(owner: string, name = '') {
  const start = keyOf(owner, name)
  return openKeys(start).length > 0 || storedKeys('localStorage', start).some(readOrRemove)
}

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`

const openKeys = (start: string) =>
  Object.entries(getState()).flatMap(([key, draft]) => (draft && key.startsWith(start) ? key : []))

const tabKey = 'omnia-tab'

/** A store, so that tests can reset it. */
const tabStore = createStore<{ suffix?: string }>(() => ({}))

/**
 * The end of the storage keys of this tab's drafts. Session storage hands it to the next page of the tab,
 * and holds it only in between, because a duplicated tab starts with a copy.
 */
function tabSuffix() {
  const known = tabStore.getState().suffix
  if (known) return known
  const suffix = readStorage('sessionStorage', tabKey) ?? `@${Math.random().toString(36).slice(2)}`
  removeStorage('sessionStorage', tabKey)
  tabStore.setState({ suffix })
  window.addEventListener('pagehide', leaveTab)
  window.addEventListener('pageshow', returnToTab)
  return suffix
}

const readOrTakeOver = (key: string): Draft | undefined => getState()[key] ?? takeOver(key)

function write(key: string, draft: Draft) {
  const text = JSON.stringify({ values: draft.values, at: Date.now() })
  const stored = writeStorage('localStorage', key + tabSuffix(), text)
  setState({ [key]: { ...draft, inMemoryOnly: !stored } })
}

function remove(key: string) {
  setState({ [key]: undefined })
  removeStorage('localStorage', key + tabSuffix())
}

/** Returns the stored draft of this tab, or the newest one whose tab is closed: then it is this tab's. */
function takeOver(key: string): Draft | undefined {
  const own = key + tabSuffix()
  const from = readOrRemove(own) ? own : newestReleased(storedKeys('localStorage', `${key}@`))
  const stored = from && readOrRemove(from)
  if (!stored) return undefined
  const { released, ...draft } = stored
  if (from === own && !released) return draft
  removeStorage('localStorage', from)
  return { ...draft, inMemoryOnly: !writeStorage('localStorage', own, JSON.stringify(draft)) }
}

const newestReleased = (keys: string[]) =>
  keys.filter(releasedAt).sort((one, other) => releasedAt(other) - releasedAt(one))[0]

/** When a draft whose tab is closed was changed; 0 for any other. */
function releasedAt(key: string) {
  const { released, at = 0 } = readOrRemove(key) ?? {}
  return released || Date.now() - at > tabLifetime ? at : 0
}

/** Gives up the drafts of this tab, which is closed, reloaded or shows another page. */
function leaveTab() {
  writeStorage('sessionStorage', tabKey, tabSuffix())
  markReleased(true)
}

/** Takes them back if the page was kept for Back, and not loaded again. */
function returnToTab() {
  removeStorage('sessionStorage', tabKey)
  markReleased(false)
}

function markReleased(released: boolean) {
  for (const key of storedKeys('localStorage', prefix)) {
    const stored = key.endsWith(tabSuffix()) && readOrRemove(key)
    if (stored) writeStorage('localStorage', key, JSON.stringify({ ...stored, released }))
  }
}

/** Removes expired drafts, including those whose form is never opened again. */
const removeExpired = () => storedKeys('localStorage', prefix).forEach(readOrRemove)

/** Returns a stored draft. Removes one that has expired or cannot be read. */
function readOrRemove(key: string): StoredDraft | undefined {
  const stored = readStoredJson('localStorage', key)
  if (isStoredDraft(stored)) return stored
  removeStorage('localStorage', key)
  return undefined
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  Math.abs(Date.now() - value.at) < lifetime &&
  isRecord(value.values) &&
  Object.values(value.values).every((text) => typeof text === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
