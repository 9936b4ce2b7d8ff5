import { useSyncExternalStore } from 'react'

type Values = Readonly<Record<string, string>>

const empty: Values = {}
const drafts = new Map<string, Values>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was typed into a form, by field. It outlives links, Back and a reload, and ends with the tab. */
export function useDraft(key: string) {
  const values = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => empty,
  )
  const setValue = (name: string, value: string) => write(key, { ...read(key), [name]: value })
  return [values, setValue] as const
}

function read(key: string): Values {
  const known = drafts.get(key)
  if (known) return known
  const stored = stringsOf(load(key))
  drafts.set(key, stored)
  return stored
}

function write(key: string, values: Values) {
  drafts.set(key, values)
  for (const listener of listeners) listener()
  try {
    window.sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is full or forbidden: then the draft lives as long as the page.
  }
}

function load(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

const stringsOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : empty
