/** The key of the session in local storage. */
export const sessionKey = 'omnia-session'

/** The key of the drafts in session storage. */
export const draftsKey = 'omnia-drafts'

/** Local storage outlives the tab, session storage ends with it. Either may be full or blocked. */
type StorageArea = 'localStorage' | 'sessionStorage'

/** Returns the stored text, or null if nothing is stored or storage is blocked. */
export const readStorage = (area: StorageArea, key: string) =>
  withFallback(() => window[area].getItem(key), null)

/** Returns the stored JSON, or undefined if it is missing or invalid. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  const text = readStorage(area, key)
  return text === null ? undefined : withFallback<unknown>(() => JSON.parse(text), undefined)
}

/** Returns whether the text was stored. */
export const writeStorage = (area: StorageArea, key: string, text: string) =>
  withFallback(() => {
    window[area].setItem(key, text)
    return true
  }, false)

/** Does nothing if storage is blocked. */
export const removeStorage = (area: StorageArea, key: string) =>
  withFallback(() => window[area].removeItem(key), undefined)

/** Returns the result of an action, or the fallback if it throws, as blocked storage does. */
function withFallback<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}
