import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { offlineMessage, retryAfterMessage } from './errors'
import { sessionKey } from './session-key'

/** Returns the time limit of a request in ms, long enough for a slow connection, short enough to wait for. */
export const getTimeoutMs = () => (navigator.onLine ? 11_000 : 2000)

/**
 * Creates a client. Pages for visitors load this module with `import()`, because it is large. Email
 * links don't log users in, so a session in the URL is never used.
 */
export const createSupabaseClient = (auth: SupabaseClientOptions<'public'>['auth']) =>
  createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    { auth: { detectSessionInUrl: false, ...auth }, global: { fetch: sendRequest } },
  )

/**
 * The client of this browser's session, which it stores and refreshes. The build imports pages
 * without a browser and makes no requests, so it has none.
 */
export const supabase = import.meta.env.SSR
  ? null!
  : createSupabaseClient({ storageKey: sessionKey })

/** Creates a client that stores nothing and doesn't use the session. */
export const createTemporaryClient = () =>
  createSupabaseClient({
    // supabase-js warns about clients that share a key.
    storageKey: `omnia-${Math.random()}`,
    persistSession: false,
    autoRefreshToken: false,
  })

/** Sends a request within the time limit, and corrects responses that supabase-js would misread. */
async function sendRequest(input: RequestInfo | URL, init?: RequestInit) {
  const wasOnline = navigator.onLine
  const signals = [AbortSignal.timeout(getTimeoutMs()), ...(init?.signal ? [init.signal] : [])]
  const response = await fetch(input, {
    ...init,
    // After a logout, the browser's cache must not have the user's data.
    cache: 'no-store',
    signal: AbortSignal.any(signals),
  }).catch((cause: unknown) => {
    // An offline browser can still reach a development server on its own computer.
    throw wasOnline || navigator.onLine ? cause : new Error(offlineMessage, { cause })
  })
  const url = String(input)
  // NaN for a date.
  const retryAfter = response.status === 429 ? Number(response.headers.get('Retry-After')) : 0
  if (!retryAfter && !/\/auth\/v1\/(token|signup|verify|factors)\b/.test(url)) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (url.includes('grant_type=refresh_token') && !isFromAuthServer(response, Object(body)))
    return new Response(null, { status: 503 })
  const code = getCode(Object(body))
  // supabase-js doesn't pass on the header.
  if (retryAfter && (!code || code === 'over_request_rate_limit'))
    return Response.json(
      { code: 'retry_after', error_code: 'retry_after', message: retryAfterMessage(retryAfter) },
      { status: 429 },
    )
  // supabase-js then computes `expires_at` from `expires_in` and this browser's clock. If the clocks
  // differ, it would treat a new session as expired, or an expired one as valid
  // (https://github.com/supabase/auth-js/issues/926).
  return response.ok && body !== undefined
    ? Response.json({ ...Object(body), expires_at: undefined }, response)
    : response
}

/**
 * Whether a response to a refresh is from the auth server itself, which rejects a refresh with 400
 * or 403, and uses 409 and 429 to request a retry. supabase-js ends the session after any unknown
 * status, such as those of the gateway of a paused or restricted project.
 */
const isFromAuthServer = ({ ok, status }: Response, body: Record<string, unknown>) =>
  ok ? typeof body.access_token === 'string' : [400, 403].includes(status) && !!getCode(body)

/** Returns the error code in a response of the database or the auth server. Gateways send none. */
const getCode = (body: Record<string, unknown>) =>
  [body.error_code, body.code].find((code) => typeof code === 'string')
