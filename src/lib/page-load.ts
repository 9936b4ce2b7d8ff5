/** In the place of whatever kept the files of a page from loading. */
export class PageNotLoaded extends Error {}

/** Where this tab keeps the address that it has loaded anew; build/start.js does so as well. */
const reloadedKey = 'omnia-reloaded'

/**
 * Whether the address is to be loaded anew: after a new deployment the files that an open tab asks
 * for are gone. Not without a connection, which would lose the site, nor a second time.
 */
export function mayReload(): boolean {
  try {
    return navigator.onLine && sessionStorage.getItem(reloadedKey) !== window.location.pathname
  } catch {
    // Where nothing can be kept, nothing would end it.
    return false
  }
}

/** Loads the address anew, and remembers that. */
export function reload() {
  sessionStorage.setItem(reloadedKey, window.location.pathname)
  window.location.reload()
}

/** The files of a page, once they arrive. */
export async function arrived<Files>(loading: Promise<Files>): Promise<Files> {
  const files = await loading.catch((cause: unknown) => {
    throw new PageNotLoaded('The files of the page did not arrive.', { cause })
  })
  endReload()
  return files
}

/** The site's files are there: from now on a page that misses some may be loaded anew again. */
export function endReload() {
  try {
    sessionStorage.removeItem(reloadedKey)
  } catch {
    // Nothing can have been kept.
  }
}
