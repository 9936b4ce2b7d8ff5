import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { sessionKey } from './session-key'
import { requestTimeout } from './with-timeout'

export type Client = SupabaseClient<Database>
export type AuthClient = Client['auth']

/** How long one request may take, in ms: less than the call, which then reports the failure. */
const fetchTimeout = requestTimeout - 1000

/** The client of the session. It stores the session in this browser and keeps it fresh. */
export const createSessionClient = (): Client =>
  createClient(url(), key(), {
    // A session in the address is used only after a question: see handleAuthCallback.
    auth: { storageKey: sessionKey, detectSessionInUrl: false },
    global: { fetch: ignoreServerClock(fetchWithTimeout) },
  })

/** A client that stores no session, so it never waits for the auth service. */
export const createNonPersistentClient = (): Client =>
  createClient(url(), key(), {
    auth: {
      // supabase-js warns about clients that share a key.
      storageKey: `omnia-${++created}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithTimeout },
  })

let created = 0

/** The client of a password reset. Its session ends with the tab, and is never that of the page. */
export const createRecoveryClient = (): Client =>
  createClient(url(), key(), {
    auth: {
      storageKey: 'omnia-recovery',
      storage: sessionStorageOrNone(),
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: ignoreServerClock(fetchWithTimeout) },
  })

/** Without it, supabase-js keeps the session in memory. */
function sessionStorageOrNone() {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

const url = () => import.meta.env.VITE_SUPABASE_URL
const key = () => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/**
 * Limits every request, its body included. supabase-js has some that no caller can cancel, such as a
 * refresh, and later calls wait for them.
 */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), fetchTimeout)
  const signals = init?.signal ? [controller.signal, init.signal] : [controller.signal]
  return fetch(input, { ...init, signal: AbortSignal.any(signals) })
}

/**
 * Lets sessions expire by this browser's clock: where the two clocks differ, supabase-js takes a new
 * session for expired, or an expired one for valid (https://github.com/supabase/auth-js/issues/926).
 * Without `expires_at` it computes the time from `expires_in`.
 */
const ignoreServerClock =
  (fetch: typeof window.fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !/\/auth\/v1\/(token|signup|verify|factors)\b/.test(response.url))
      return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    if (body === undefined) return response
    return Response.json({ ...Object(body), expires_at: undefined }, response)
  }
