import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import type { Database } from './database.types'
import { sessionKey } from './session-key'
import { withFallback } from './storage'
import { requestTimeout, timeoutSignal } from './with-timeout'

export type Client = SupabaseClient<Database>
export type AuthClient = Client['auth']

/** How long one request may take, in ms: less than the call, which then reports the failure. */
const fetchTimeout = requestTimeout - 1000

const create = (auth: SupabaseClientOptions<'public'>['auth']): Client =>
  createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    // A session in the address is used only after a question: see handleAuthCallback.
    auth: { detectSessionInUrl: false, ...auth },
    global: { fetch: async (...call) => ignoreServerClock(await fetchWithTimeout(...call)) },
  })

/** The client of the session. It stores the session in this browser and keeps it fresh. */
export const createSessionClient = () => create({ storageKey: sessionKey })

/** A client that stores no session, so it never waits for the auth service. */
export const createNonPersistentClient = () =>
  create({
    // supabase-js warns about clients that share a key.
    storageKey: `omnia-${Math.random()}`,
    persistSession: false,
    autoRefreshToken: false,
  })

/** The client of a password reset. Its session ends with the tab, and is never that of the page. */
export const createRecoveryClient = () =>
  create({
    storageKey: 'omnia-recovery',
    // Without it, supabase-js uses local storage, or memory if that is forbidden too.
    storage: withFallback(() => window.sessionStorage, undefined),
    autoRefreshToken: false,
  })

/**
 * Limits every request, its body included. supabase-js has some that no caller can cancel, such as a
 * refresh, and later calls wait for them.
 */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: timeoutSignal(fetchTimeout, init?.signal) })

/**
 * Lets sessions expire by this browser's clock: where the two clocks differ, supabase-js takes a new
 * session for expired, or an expired one for valid (https://github.com/supabase/auth-js/issues/926).
 * Without `expires_at` it computes the time from `expires_in`.
 */
async function ignoreServerClock(response: Response) {
  if (!response.ok || !/\/auth\/v1\/(token|signup|verify|factors)\b/.test(response.url))
    return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (body === undefined) return response
  return Response.json({ ...Object(body), expires_at: undefined }, response)
}
