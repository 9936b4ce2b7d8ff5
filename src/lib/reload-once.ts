import { readStorage, removeStorage, writeStorage } from './storage'

/** Stored by a tab that reloads because a file is missing, until a page has loaded. */
const reloadedKey = 'omnia-reloaded'

/** Allows the next missing file to reload the tab. */
export const allowReload = () => removeStorage('sessionStorage', reloadedKey)

/** Reloads the tab once, if that may help. Without storage, nothing would stop a second reload. */
export function reloadOnce() {
  const canReload = navigator.onLine && readStorage('sessionStorage', reloadedKey) === null
  if (canReload && writeStorage('sessionStorage', reloadedKey, 'true')) window.location.reload()
}
