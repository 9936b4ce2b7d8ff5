import { readStorage, removeStorage, writeStorage } from './storage'

/** The storage key that marks a reload for a missing file, until a page has loaded. */
const reloadedKey = 'omnia-reloaded'

/** Allows the next missing file to reload the tab. */
export const allowReload = () => removeStorage('sessionStorage', reloadedKey)

/** Reloads the tab once if a file is missing. Without storage, it could reload endlessly. */
export function reloadOnce() {
  const canReload = readStorage('sessionStorage', reloadedKey) === null
  if (canReload && writeStorage('sessionStorage', reloadedKey, 'true')) window.location.reload()
}
