import {
  type AuthChangeEvent,
  type AuthError,
  AuthSessionMissingError,
  isAuthError,
  type PostgrestError,
  type Session,
} from '@supabase/supabase-js'
import { authErrorMessages } from './copy'
import {
  ApiError,
  fromAuthError,
  fromPostgrestError,
  isSessionEnded,
  offlineError,
  sessionExpiredMessage,
} from '@/lib/errors'
import { getTimeoutMs, supabase } from '@/lib/supabase'
import { removeStoredSession } from './stored-session'

/** A response of supabase-js, from the database or the auth server. */
interface SupabaseResponse {
  error: AuthError | PostgrestError | null
  status?: number
}

/**
 * Makes a call as the signed-in user. Throws its error as an `ApiError`; `unknownOutcomeMessage` is
 * for a lost response. Ends the session if the auth server says so, itself or when it is asked after
 * the database rejected the call.
 */
export async function runAsUser<Result extends SupabaseResponse>(
  call: () => PromiseLike<Result>,
  unknownOutcomeMessage?: string,
) {
  await refreshIfDue()
  const response = await call()
  const { error, status = 0 } = response
  if (!error) return response as Extract<Result, { error: null }>
  if (isAuthError(error)) {
    await throwIfSessionEnded(error)
    throw fromAuthError(error, unknownOutcomeMessage)
  }
  if (status === 401 || status === 403)
    await throwIfSessionEnded((await supabase.auth.getUser()).error)
  // The session is valid, but PostgREST rejected its token. Codes that start with PT are from our SQL.
  if (status === 401 && error.code && !error.code.startsWith('PT')) throw notRenewed()
  throw fromPostgrestError(error, status, { unknownOutcome: unknownOutcomeMessage })
}

/**
 * Asks the auth server for the session, and throws unless it is valid. When a session has ended, the
 * database hides rows instead of rejecting the call.
 */
export async function assertSession() {
  const { error } = await supabase.auth.getUser()
  await throwIfSessionEnded(error)
  if (error) throw fromAuthError(error)
}

/** Ends this session, or every session of the user. */
export async function endSession(scope: 'local' | 'global') {
  await refreshIfDue()
  const { error } = await supabase.auth.signOut({ scope })
  if (error) throw fromAuthError(error)
}

/** Forgets a session that the server has ended, or that no longer matters, without a request. */
export async function forgetSession() {
  removeStoredSession()
  await supabase.auth.signOut({ scope: 'local' })
}

/** Calls a function with the session, and again whenever it changes. Returns the subscription. */
export const onSessionChange = (
  callback: (event: AuthChangeEvent, session: Session | null) => void,
) => supabase.auth.onAuthStateChange(callback).data.subscription

/** Waits for a refresh if one is due. supabase-js retries it for 30 s, but this waits only 12 s. */
async function refreshIfDue() {
  // It isn't cleared, because it does nothing once the session is there.
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, getTimeoutMs() + 1000)
  })
  const result = await Promise.race([supabase.auth.getSession(), timeout])
  if (!result) throw notRenewed()
  const { data, error } = result
  if (data.session) return
  await throwIfSessionEnded(error ?? new AuthSessionMissingError())
  throw notRenewed()
}

/** The call was not sent, because there is no new token for it. */
const notRenewed = () =>
  navigator.onLine ? new ApiError(authErrorMessages.notRenewed, 'refused') : offlineError()

async function throwIfSessionEnded(error: AuthError | null) {
  if (!isSessionEnded(error)) return
  await forgetSession()
  throw new ApiError(sessionExpiredMessage, 'refused')
}
