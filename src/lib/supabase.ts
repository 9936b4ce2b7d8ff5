import type { createClient, SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { callLimit } from './limited'
import { byOwnClock } from './own-clock'
import { sessionKey } from './session-key'

export type Client = SupabaseClient<Database>

/** How long a request may take, in ms: a little less than the call, which can then say what came of it. */
const requestLimit = callLimit - 1000

// A request of supabase-js' own, such as a refresh of the session, has no caller who could end it:
// one that hung would hold up every later call.
const limitedFetch: typeof fetch = (input, init) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  setTimeout(abort, requestLimit)
  if (init?.signal?.aborted) abort()
  init?.signal?.addEventListener('abort', abort)
  return fetch(input, { ...init, signal: controller.signal })
}

let client: Promise<Client> | undefined
const passing = new Map<string, Promise<Client>>()

/**
 * The client of the signed-in person, made on the first call: supabase-js is not part of the first
 * download. `onCreate` runs in the same turn, so that a subscriber misses no event of the start.
 */
export function supabase(onCreate?: (client: Client) => void): Promise<Client> {
  client ??= load((create) => {
    const created = create<Database>(url(), key(), {
      auth: { storageKey: sessionKey },
      global: { fetch: byOwnClock(limitedFetch) },
    })
    onCreate?.(created)
    return created
  }).catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** A client without a session, for what anybody may send: it never waits for the auth service. */
export const anonymousSupabase = () => passingClient('omnia-anonymous')

/** A client whose session nobody keeps: whatever it does, the person's own stays as it is. */
export function passingClient(storageKey: string): Promise<Client> {
  const known = passing.get(storageKey)
  if (known) return known
  const made = load((create) =>
    create<Database>(url(), key(), {
      auth: {
        storageKey,
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
      global: { fetch: limitedFetch },
    }),
  ).catch((error: unknown) => {
    passing.delete(storageKey)
    throw error
  })
  passing.set(storageKey, made)
  return made
}

const load = async (make: (create: typeof createClient) => Client) =>
  make((await import('@supabase/supabase-js')).createClient)

const url = () => import.meta.env.VITE_SUPABASE_URL
const key = () => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY
