import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { loadModule } from '@/lib/load-module'
import type { TypedSupabaseClient } from '@/lib/supabase'
import { getStoredUserId } from './stored-session'

/** Creates the client of this browser's session when it is first needed, and disposes of it. */
export function createLazySessionClient(
  handleAuthStateChange: (event: AuthChangeEvent, session: Session | null) => void,
) {
  let loading: Promise<TypedSupabaseClient> | undefined
  let client: TypedSupabaseClient | undefined
  let pendingCalls = 0

  /** Returns the client, after loading supabase-js the first time. */
  function getSessionClient() {
    loading ??= loadModule(() => import('@/lib/supabase'))
      .then(({ createSessionClient }) => {
        client = createSessionClient()
        client.auth.onAuthStateChange(handleAuthStateChange)
        return client
      })
      .catch((error) => {
        // Let the next call retry loading supabase-js.
        loading = undefined
        throw error
      })
    return loading
  }

  const preloadSupabase = () => void getSessionClient().catch(() => undefined)

  /** Runs requests in the client, without a refresh of the session first. */
  async function withSessionClient<T>(run: (client: TypedSupabaseClient) => PromiseLike<T>) {
    pendingCalls++
    try {
      return await run(await getSessionClient())
    } finally {
      pendingCalls--
    }
  }

  /**
   * Stops the client's timers, listeners and channels. The next call creates another client. A
   * client that is still loading stays, because StrictMode disposes of it and uses it again.
   */
  function dispose() {
    const auth = client?.auth
    if (!auth) return
    loading = client = undefined
    void auth.dispose()
    // The client's startup may still create some of them.
    void auth.initialize().then(() => auth.dispose())
  }

  /**
   * Refreshes a stored session once the connection is back. The old client would return a failed
   * refresh to every caller for a minute, without another request. A client with a pending call
   * stays, because a disposed client doesn't report how the call changes the session.
   */
  function reconnect() {
    if (pendingCalls > 0 || !getStoredUserId()) return
    dispose()
    preloadSupabase()
  }

  return { preloadSupabase, withSessionClient, dispose, reconnect }
}
