import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { loadModule } from '@/lib/load-module'
import type { TypedSupabaseClient } from '@/lib/supabase'

/**
 * The client of the session, created on the first call; `onSession` is told of its sessions. A client whose
 * refresh had no response is replaced on the next call: supabase-js would give that failure to every caller
 * for a minute, without another request.
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
      // Synchronous: a call to supabase-js in here would wait for itself.
      client.auth.onAuthStateChange((event, session) => {
        if (current === created) onSession(session, event)
      })
      return client
    })
    // The next call tries again to load supabase-js.
    created.catch(() => (current = undefined))
    return created
  }

  /** Ends the timers, listeners and channels of the client, after its start, which sets them. */
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
