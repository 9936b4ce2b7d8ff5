/** How long a call may take, in ms: long enough for a slow connection, short enough to wait for. */
export const callTimeoutMs = 12_000

/** The same while the browser is offline: supabase-js would go on retrying a refresh of the session. */
const offlineCallTimeoutMs = 2000

/** A signal that aborts after a time in ms, or with another signal. */
export const timeoutSignal = (ms: number, other?: AbortSignal | null) =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(other ? [other] : [])])

/**
 * Limits the time of a whole call: the download of supabase-js, a refresh of the session, retries.
 * The signal that the call gets aborts after that, or with the caller's own `signal`.
 */
export async function withTimeout<T>(
  call: (signal: AbortSignal) => PromiseLike<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const callSignal = timeoutSignal(navigator.onLine ? callTimeoutMs : offlineCallTimeoutMs, signal)
  const aborted = new Promise<never>((_, reject) => {
    callSignal.addEventListener('abort', () => reject(callSignal.reason))
  })
  return Promise.race([call(callSignal), aborted])
}
