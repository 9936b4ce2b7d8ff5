import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import type { Database } from './database.types'
import { sessionKey } from './session-key'
import { requestTimeout, timeoutSignal } from './with-timeout'

export type Client = SupabaseClient<Database>
export type AuthClient = Client['auth']
/** The part of a client that APIs of other domains than the account get. */
export type DatabaseClient = Pick<Client, 'from' | 'rpc'>

/** How long one request may take, in ms: less than the call, which then reports the failure. */
const fetchTimeout = requestTimeout - 1000

const create = (
  auth: SupabaseClientOptions<'public'>['auth'],
  request: typeof fetch = fetchWithTimeout,
): Client =>
  createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    // A link in an email logs nobody in, so a session in the URL is never used.
    auth: { detectSessionInUrl: false, ...auth },
    global: { fetch: async (...call) => ignoreServerClock(await request(...call)) },
  })

/**
 * The client of the session. It stores the session in this browser and refreshes it. After each refresh,
 * `onRefresh` gets whether the auth service responded.
 */
export const createSessionClient = (onRefresh: (hasResponded: boolean) => void) =>
  create({ storageKey: sessionKey }, (input, init) => {
    const response = fetchWithTimeout(input, init)
    if (String(input).includes('grant_type=refresh_token'))
      response.then(
        ({ status }) => onRefresh(status < 500),
        () => onRefresh(false),
      )
    return response
  })

/** A client that stores no session, so it never waits for the auth service. */
export const createTemporaryClient = () =>
  create({
    // supabase-js warns about clients that share a key.
    storageKey: `omnia-${Math.random()}`,
    persistSession: false,
    autoRefreshToken: false,
  })

/**
 * Limits the time of every request, its body included. No caller can cancel a refresh of supabase-js, and
 * later calls wait for it.
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
