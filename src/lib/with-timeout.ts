/**
 * The time limit of a call in ms, long enough for a slow connection and short enough to wait for.
 */
export const callTimeoutMs = 12_000

/**
 * The time limit while the browser is offline, when supabase-js would keep retrying a token
 * refresh.
 */
const offlineCallTimeoutMs = 2000

/** Returns a signal that aborts after a time in ms, or with another signal. */
export const timeoutSignal = (ms: number, other?: AbortSignal | null) =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(other ? [other] : [])])

/**
 * Limits the time of a whole call. This includes the download of supabase-js, a token refresh and
 * retries. The call's signal aborts after that time, or with the caller's own `signal`.
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
