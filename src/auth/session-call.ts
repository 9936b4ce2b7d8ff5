import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { notRenewed } from '@/content/messages'
import { ApiError, databaseMessage, sessionExpiredMessage, unexpectedError } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import type { Auth } from './auth-provider'
import { storedRefreshToken } from './stored-session'

/** What a call of the database in the user's session needs of `useAuth()`. */
export type SessionAuth = Pick<Auth, 'getClient' | 'expireSession' | 'fetchUser'>

export interface CallOptions {
  /** The message for a failure without one of its own, such as a lost answer. */
  fallback?: string
  signal?: AbortSignal
}

/** Makes a call of PostgREST in the user's session, within the time limit. Throws an `ApiError` if it fails. */
export async function callInSession<
  R extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
>(
  auth: SessionAuth,
  call: (client: Client, signal: AbortSignal) => PromiseLike<R>,
  { fallback = unexpectedError, signal }: CallOptions = {},
): Promise<R> {
  const sent = storedRefreshToken()
  const result = await withTimeout(
    async (callSignal) => call(await auth.getClient(), callSignal),
    signal,
  ).catch(() => {
    throw unknownOutcome(fallback)
  })
  const { error, status } = result
  if (!error) return result
  if (status === 401 && isAboutSession(error)) {
    // Without a token, the server has rejected no session.
    const rejected = error.code === noTokenCode ? undefined : sent
    throw auth.expireSession(rejected)
      ? new ApiError(sessionExpiredMessage, 'session-ended')
      : new ApiError(notRenewed, 'refused')
  }
  // Row-level security refuses a new row of a session that has ended elsewhere.
  if (status === 403) await checkSession(auth)
  const message = databaseMessage(error, status, fallback)
  if (error.code === 'PGRST116') throw new ApiError(message, 'not-found')
  throw status >= 400 && status < 500 ? new ApiError(message, 'refused') : unknownOutcome(message)
}

/** The error of a call that the server may have carried out. */
export const unknownOutcome = (message = unexpectedError) =>
  new ApiError(message, 'unknown-outcome')

/** Throws if the session has ended elsewhere: the server then shows no rows, and takes none. */
export async function checkSession({ fetchUser }: SessionAuth) {
  const user = await fetchUser().catch(() => undefined)
  if (user === null) throw new ApiError(sessionExpiredMessage, 'session-ended')
}

/**
 * The code for the anonymous role, which may do nothing here: the request was sent without a token,
 * because the session had ended or was not renewed.
 */
const noTokenCode = '42501'

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutSession = ({ code }: { code: string }) =>
  code === noTokenCode || /^PGRST30[1-3]$/.test(code)
