import { useCallback, useState, useSyncExternalStore } from 'react'

/** What stands in a form, by field. */
export type Values = Readonly<Record<string, string>>

interface Draft {
  values: Values
  /** The form in which it was begun; none has begun what an earlier visit left. */
  begunIn?: object
  /** The id of the person who was logged in, where that is not the owner. */
  writer?: string
}

/** Whose drafts those are that need no account. */
export const anybody = 'anybody'

const prefix = 'omnia-draft:'

/** How long a draft is kept after its last key, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** The drafts of the forms that are open, and those that storage would not take. */
const drafts = new Map<string, Draft | undefined>()
const refused = new Set<string>()
const listeners = new Set<() => void>()
let swept = false

/**
 * What was typed into a form and has not been sent. It is kept in this browser, under its owner (a
 * user's id, or `anybody`) and name, until it is discarded, and for 7 days at the most. Of what
 * `anybody` owns, a `writer` who is logged in does not get what somebody else wrote. The first render
 * knows of none, so that it is the one that the build rendered.
 */
export function useDraft(owner: string, name: string, writer?: string) {
  const key = keyOf(owner, name)
  const [form] = useState(() => ({}))
  const kept = useSyncExternalStore(
    useCallback((listener) => subscribe(key, listener), [key]),
    () => read(key),
    () => undefined,
  )
  const draft = kept?.writer && writer && kept.writer !== writer ? undefined : kept
  return {
    values: draft?.values,
    /** Whether it was there before this form was opened. */
    restored: draft !== undefined && draft.begunIn !== form,
    save: (values: Values) =>
      write(key, {
        values,
        begunIn: draft ? draft.begunIn : form,
        writer: writer ?? draft?.writer,
      }),
    discard: () => discardDraft(owner, name),
  }
}

/** A draft, for who does not follow it. */
export const readDraft = (owner: string, name: string) => read(keyOf(owner, name))?.values

/** Keeps a draft of a form that is not open. */
export const saveDraft = (owner: string, name: string, values: Values) =>
  write(keyOf(owner, name), { values })

/** Forgets a draft: it was sent, or is not wanted. */
export const discardDraft = (owner: string, name: string) => remove([keyOf(owner, name)])

/** Forgets all drafts of an owner. */
export const discardDraftsOf = (owner: string) => remove(keysOf(owner))

/** Whether an owner has any draft, of a name that begins like this. */
export const hasDrafts = (owner: string, name = '') =>
  keysOf(owner).some((key) => key.startsWith(keyOf(owner, name)) && read(key) !== undefined)

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`

const keysOf = (owner: string) =>
  [...new Set([...drafts.keys(), ...storedKeys()])].filter((key) =>
    key.startsWith(keyOf(owner, '')),
  )

function subscribe(key: string, listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The next form reads what storage has by then: logging out in another tab clears it.
    if (!refused.has(key)) drafts.delete(key)
  }
}

function read(key: string): Draft | undefined {
  if (!swept) {
    swept = true
    // Also those are dropped when their time is over whose form is never opened again.
    for (const stored of storedKeys()) load(stored)
  }
  if (!drafts.has(key)) drafts.set(key, load(key))
  return drafts.get(key)
}

function write(key: string, draft: Draft) {
  const { values, writer } = draft
  drafts.set(key, draft)
  try {
    window.localStorage.setItem(key, JSON.stringify({ values, writer, at: Date.now() }))
    refused.delete(key)
  } catch {
    // Storage is full or forbidden: then the draft lives as long as the page.
    refused.add(key)
  }
  notify()
}

function remove(keys: string[]) {
  for (const key of keys) {
    drafts.set(key, undefined)
    refused.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Storage is forbidden: nothing can have been kept.
    }
  }
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function storedKeys() {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function load(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    if (isStored(stored)) return { values: stored.values, writer: stored.writer }
    window.localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, or holds something else.
  }
  return undefined
}

const isStored = (value: unknown): value is { values: Values; at: number; writer?: string } =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  Math.abs(Date.now() - value.at) < lifetime &&
  isRecord(value.values) &&
  Object.values(value.values).every((text) => typeof text === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
