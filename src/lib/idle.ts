interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether this visitor's connection has room for what may not be used. */
function hasRoom() {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/**
 * Does something ahead of its time, once the page has loaded and the browser is idle; not where data
 * is to be saved. Returns what calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if (!hasRoom()) return () => undefined
  const off = new AbortController()
  const run = () => {
    if (!off.signal.aborted) task()
  }
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { signal: off.signal })
  return () => off.abort()
}
