/** How long a call may take, in ms: a slow answer still arrives, and nobody waits for a dead line. */
export const callLimit = 12_000

/** What a call is rejected with that took longer. */
export const noAnswer = new Error('no answer in time')

/**
 * A call with a time limit over all of it: the loading of supabase-js, a session that is renewed
 * first, retries of its own. When the time is over, it rejects with `noAnswer`, and aborts what
 * listens to the signal.
 */
export function limited<T>(
  call: (signal: AbortSignal) => PromiseLike<T>,
  controller = new AbortController(),
): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => {
      controller.abort()
      reject(noAnswer)
    }, callLimit)
  })
  return Promise.race([call(controller.signal), limit])
}
