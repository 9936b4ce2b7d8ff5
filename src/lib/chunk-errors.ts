import { readStorage, removeStorage, writeStorage } from './storage'

/** The files of a page did not load: no connection, or a new deployment has replaced them. */
export class ChunkLoadError extends Error {}

/** Where this tab keeps the path that it has reloaded. */
const reloadedKey = 'omnia-reloaded'

/**
 * Loads `path` from the server, once: after a deployment its HTML names files that exist. Returns
 * false when that was tried before, or cannot help because the browser is offline.
 */
export function reloadOnce(path: string): boolean {
  if (!navigator.onLine || readStorage('sessionStorage', reloadedKey) === path) return false
  // Without storage nothing would stop a second reload.
  if (!writeStorage('sessionStorage', reloadedKey, path)) return false
  window.location.assign(path)
  return true
}

/** A page has loaded: the next one whose files are missing may be reloaded again. */
export const clearReload = () => removeStorage('sessionStorage', reloadedKey)
