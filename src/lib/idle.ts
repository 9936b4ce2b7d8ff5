interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the connection can take a download that may turn out useless. */
function canPrefetch() {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/**
 * Runs a prefetch once the page has loaded and the browser is idle, unless the visitor saves data.
 * Returns a function that cancels it.
 */
export function onIdle(prefetch: () => void): () => void {
  if (!canPrefetch()) return () => undefined
  const controller = new AbortController()
  const run = () => {
    if (!controller.signal.aborted) prefetch()
  }
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { signal: controller.signal })
  return () => controller.abort()
}
