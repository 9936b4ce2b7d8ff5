import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { loadModule } from '@/lib/load-module'
import type { TypedSupabaseClient } from '@/lib/supabase'

/**
 * Manages the session client, which is created on the first call. `onSession` is called with each
 * session. If a refresh got no response, the next call replaces the client, because supabase-js
 * would return that failure to every caller for a minute without another request.
 */
export function createLazySessionClient(
  onSession: (session: Session | null, event: AuthChangeEvent) => void,
) {
  let current: Promise<TypedSupabaseClient> | undefined
  let refreshLost = false

  function create() {
    refreshLost = false
    const created = loadModule(() => import('@/lib/supabase')).then(({ createSessionClient }) => {
      const client = createSessionClient((hasResponded) => {
        if (current === created) refreshLost = !hasResponded
      })
      // Don't await supabase-js here, because the call would deadlock.
      client.auth.onAuthStateChange((event, session) => {
        if (current === created) onSession(session, event)
      })
      return client
    })
    // Let the next call retry loading supabase-js.
    created.catch(() => (current = undefined))
    return created
  }

  /** Stops the client's timers, listeners and channels, after its startup has created them. */
  function dispose() {
    void current
      ?.then(({ auth }) => auth.initialize().finally(() => void auth.dispose()))
      .catch(() => undefined)
    current = undefined
  }

  function get() {
    if (refreshLost && navigator.onLine) dispose()
    return (current ??= create())
  }

  return { get, dispose }
}
