import { AuthClient } from '@supabase/supabase-js'
import { sessionKey } from '@/lib/storage'
import type * as SupabaseModule from '@/lib/supabase'

let current: typeof SupabaseModule.supabase | undefined

/** src/lib/supabase.ts with a client that `disposeClient` replaces, because a reload does, too. */
export function freshClients({ supabase, ...module }: typeof SupabaseModule) {
  dispose(supabase)
  return {
    ...module,
    get supabase() {
      current ??= module.createSupabaseClient({ storageKey: sessionKey })
      return current
    },
  }
}

/** Stops the client. The next use creates another one. */
export function disposeClient() {
  if (current) dispose(current)
  current = undefined
}

/** Stops a client, and lets the next one start without a warning about a second client. */
function dispose({ auth }: typeof SupabaseModule.supabase) {
  Object.assign(AuthClient, { nextInstanceID: {} })
  void auth.dispose()
  // The client's startup may still create timers and listeners.
  void auth.initialize().then(() => auth.dispose())
}
