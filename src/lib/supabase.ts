import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { offlineCode } from './errors'
import { sessionKey } from './storage'

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

/** The client of this browser's session. The build imports pages without a browser, so it has none. */
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

/** Sends a request, and corrects responses that supabase-js would misread. */
async function sendRequest(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetchInTime(input, init)
  const url = String(input)
  if (!/\/auth\/v1\/(token|signup|verify|factors)\b/.test(url)) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (url.includes('grant_type=refresh_token') && !isFromAuthServer(response, Object(body)))
    return new Response(null, { status: 503 })
  if (!response.ok || body === undefined) return response
  // Without `expires_at`, supabase-js computes it from `expires_in` and this browser's clock. If the
  // clocks differ, it would treat a new session as expired, or an expired one as valid
  // (https://github.com/supabase/auth-js/issues/926).
  return Response.json({ ...Object(body), expires_at: undefined }, response)
}

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit) {
  const wasOnline = navigator.onLine
  const signals = [AbortSignal.timeout(getTimeoutMs()), ...(init?.signal ? [init.signal] : [])]
  try {
    // After a logout, the browser's cache must not have the user's data.
    return await fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.any(signals) })
  } catch (cause) {
    // A request that waited for a response was sent, also if the browser seems to be offline.
    const wasSent = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw wasOnline || navigator.onLine || wasSent ? cause : new Error(offlineCode, { cause })
  }
}

/**
 * Whether a response to a refresh is from the auth server itself, which rejects a refresh with 400
 * or 403, and uses 409 and 429 to request a retry. supabase-js ends the session after any unknown
 * status, such as those of the gateway of a paused or restricted project.
 */
function isFromAuthServer({ ok, status }: Response, body: Record<string, unknown>) {
  if (ok) return typeof body.access_token === 'string'
  // Gateways send no error code.
  const hasCode = [body.error_code, body.code].some((value) => typeof value === 'string')
  return hasCode && [400, 403].includes(status)
}
