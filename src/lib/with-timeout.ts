/** How long a call may take, in ms: long enough for a slow connection, short enough to wait for. */
export const requestTimeout = 12_000

/** The same without a connection, where supabase-js retries a refresh of the session. */
const offlineTimeout = 2000

/**
 * Limits the time of a whole call: the download of supabase-js, a refresh of the session, retries.
 * The signal that the call gets aborts after that, or with the caller's own `signal`.
 */
export function withTimeout<T>(
  call: (signal: AbortSignal) => PromiseLike<T>,
  signal?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  const limit = navigator.onLine ? requestTimeout : offlineTimeout
  const timer = setTimeout(() => controller.abort(), limit)
  const timeout = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('The call took too long.')))
  })
  const signals = signal ? [controller.signal, signal] : [controller.signal]
  return Promise.race([call(AbortSignal.any(signals)), timeout]).finally(() => clearTimeout(timer))
}
