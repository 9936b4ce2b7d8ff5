import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import type { Database } from './database.types'
import { isClockError } from './errors'
import { sessionKey } from './session-key'
import { callTimeoutMs, timeoutSignal } from './with-timeout'

export type TypedSupabaseClient = SupabaseClient<Database>
export type AuthClient = TypedSupabaseClient['auth']
/** The part of a client that is passed to APIs other than auth. */
export type DatabaseClient = Pick<TypedSupabaseClient, 'from' | 'rpc'>

/** The time limit of a request, in ms. Shorter than that of the call, which reports the failure. */
const requestTimeoutMs = callTimeoutMs - 1000

const create = (auth: SupabaseClientOptions<'public'>['auth']): TypedSupabaseClient =>
  createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    // Email links don't log users in, so a session in the URL is never used.
    auth: { detectSessionInUrl: false, ...auth },
    global: { fetch: sendRequest },
  })

/** Creates a client that stores the session in this browser and refreshes it. */
export const createSessionClient = () => create({ storageKey: sessionKey })

/** Creates a client that keeps its session in this tab. Only a request refreshes it. */
export const createRecoveryClient = (storageKey: string) =>
  create({ storageKey, storage: getSessionStorage(), autoRefreshToken: false })

/** Returns undefined if storage is blocked, so that supabase-js keeps the session in memory. */
function getSessionStorage() {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Creates a client without a stored session, so that it never waits for the auth service. */
export const createTemporaryClient = () =>
  create({
    // supabase-js warns about clients that share a key.
    storageKey: `omnia-${Math.random()}`,
    persistSession: false,
    autoRefreshToken: false,
  })

/** Sends a request of supabase-js and corrects responses that supabase-js would misread. */
const sendRequest: typeof fetch = async (input, init) => {
  const url = String(input)
  const response = await fetchWithTimeout(input, init)
  if (url.includes('/rest/v1/') && (await isIssuedAtFuture(response))) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return fetchWithTimeout(input, init)
  }
  if (url.includes('grant_type=refresh_token') && !(await isFromAuthServer(response)))
    return new Response(null, { status: 503 })
  return /\/auth\/v1\/(token|signup|verify|factors)\b/.test(url)
    ? withoutExpiryTime(response)
    : response
}

/**
 * Limits the time of every request, including its body. Callers can't cancel a token refresh of
 * supabase-js, and later calls wait for it.
 */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: timeoutSignal(requestTimeoutMs, init?.signal) })

const readJson = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined)

/**
 * Whether PostgREST rejected a new token because its clock is behind. PostgREST caches its clock
 * for up to a second.
 */
const isIssuedAtFuture = async (response: Response) =>
  response.status === 401 && isClockError(Object(await readJson(response)))

/**
 * Whether a response to a refresh is from the auth server itself, which rejects a refresh with 400
 * or 403, and uses 409 and 429 to request a retry. supabase-js ends the session after any unknown
 * status, such as those of the gateway of a paused or restricted project.
 */
async function isFromAuthServer(response: Response) {
  const { access_token, code, error_code } = Object(await readJson(response))
  if (response.ok) return typeof access_token === 'string'
  return [400, 403].includes(response.status) && [code, error_code].some(isString)
}

const isString = (value: unknown) => typeof value === 'string'

/**
 * Removes `expires_at` from a session, so that supabase-js computes it from `expires_in` and this
 * browser's clock. If the clocks differ, it would treat a new session as expired, or an expired one
 * as valid (https://github.com/supabase/auth-js/issues/926).
 */
async function withoutExpiryTime(response: Response) {
  const body = await readJson(response)
  if (!response.ok || body === undefined) return response
  return Response.json({ ...Object(body), expires_at: undefined }, response)
}
