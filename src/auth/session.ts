import {
  type AuthChangeEvent,
  type AuthError,
  type AuthMFAVerifyResponse,
  type Factor,
  isAuthError,
  type PostgrestError,
  type Session,
} from '@supabase/supabase-js'
import { notRenewedMessage } from '@/lib/error-messages'
import {
  ApiError,
  fromAuthError,
  fromPostgrestError,
  isSessionEndedError,
  offlineError,
  unansweredError,
} from '@/lib/errors'
import { getTimeoutMs, supabase } from '@/lib/supabase'
import { needsMfa } from './auth-state'
import { authErrorMessages, sessionExpiredMessage } from './copy'
import { readStoredSession, removeStoredSession } from './stored-session'

/** A response of supabase-js, from the database or the auth server. */
interface SupabaseResponse {
  data: unknown
  error: AuthError | PostgrestError | null
  status?: number
}

/**
 * Makes a call as the signed-in user, and throws an `ApiError` if it fails. Renews the session if only
 * its token is rejected, as after a change of keys, and ends it if the auth server says so.
 */
export async function runAsUser<Result extends SupabaseResponse>(
  call: () => PromiseLike<Result>,
  { userId, unknownOutcomeMessage }: { userId?: string; unknownOutcomeMessage?: string } = {},
) {
  await waitForSession(supabase.auth.getSession(), userId)
  let response = await call()
  let authError = await findAuthError(response)
  if (authError?.code === 'bad_jwt') {
    await renewSession(userId)
    response = await call()
    authError = await findAuthError(response)
  }
  const { error, status } = response
  // supabase-js treats an empty response, also a 404, as a success.
  if (!error && response.data === null) throw unansweredError(unknownOutcomeMessage)
  if (!error) return response as Extract<Result, { error: null }>
  if (isSessionEndedError(authError)) return rejectEndedSession(userId)
  if (isAuthError(error)) throw fromAuthError(error, unknownOutcomeMessage)
  // PostgREST or the auth server rejected the token. Codes that start with PT are from our SQL.
  const isTokenRejected = status === 401 && error.code && !error.code.startsWith('PT')
  if (isTokenRejected || authError?.code === 'bad_jwt') throw notRenewedError()
  throw fromPostgrestError(error, status ?? 0, unknownOutcomeMessage)
}

/** Returns the auth server's error, for which it is asked if the database rejected the call. */
async function findAuthError({ error, status = 0 }: SupabaseResponse) {
  if (isAuthError(error)) return error
  return status === 401 || status === 403 ? (await supabase.auth.getUser()).error : null
}

/** Returns the user. Throws if the auth server rejects the session, or the token isn't for the database. */
export async function assertSession(userId?: string) {
  const { user } = (await runAsUser(() => supabase.auth.getUser(), { userId })).data
  const { session } = (await supabase.auth.getSession()).data
  if (!session || !needsMfa({ ...session, user })) return user
  // The response that confirmed a new authenticator was lost, and the token is from before it.
  await renewSession()
  throw notRenewedError()
}

/** Verifies an authenticator code, which completes a login or adds the authenticator. */
export const verifyCode = (factors: Pick<Factor, 'id'>[], code: string) =>
  runAsUser(() => tryFactors(supabase.auth, factors, code))

/** Tries a code with each factor, until one accepts it. */
export async function tryFactors(
  auth: typeof supabase.auth,
  [factor, ...others]: Pick<Factor, 'id'>[],
  code: string,
): Promise<AuthMFAVerifyResponse> {
  const response = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code })
  const isWrong = response.error?.code === 'mfa_verification_failed'
  return isWrong && others.length > 0 ? tryFactors(auth, others, code) : response
}

/** Ends this session, or every session of the user. */
export async function logOut(scope: 'local' | 'global', userId?: string) {
  // If the server rejects the token, supabase-js reports success, and other devices stay logged in.
  if (scope === 'global') await assertSession(userId)
  else
    await waitForSession(supabase.auth.getSession()).catch((error: unknown) => {
      // A session that has just turned out to be ended is logged out here.
      if (readStoredSession()) throw error
    })
  const { error } = await supabase.auth.signOut({ scope })
  if (error) throw fromAuthError(error, authErrorMessages.logOutUnknown[scope])
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

/** Gets a new token. Ends the session if the auth server says so. */
export const renewSession = (userId?: string) =>
  waitForSession(supabase.auth.refreshSession(), userId)

/** Waits for a refresh of the session. supabase-js retries it for 30 s, but this waits only 12 s. */
async function waitForSession(
  refresh: ReturnType<typeof supabase.auth.refreshSession | typeof supabase.auth.getSession>,
  userId?: string,
) {
  // It isn't cleared, because it does nothing once the session is there.
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, getTimeoutMs() + 1000)
  })
  const result = await Promise.race([refresh, timeout])
  if (!result) throw notRenewedError()
  const { session } = result.data
  // In another tab, another user may have logged in since.
  if (session && userId && session.user.id !== userId) throw sessionExpiredError()
  if (session) return
  // supabase-js keeps a session only if it may still be valid, or if the refresh got no response.
  if (isSessionEndedError(result.error) || !readStoredSession()) await rejectEndedSession(userId)
  throw notRenewedError()
}

/** The call was not carried out, because there is no valid token for it. */
const notRenewedError = () =>
  navigator.onLine ? new ApiError(notRenewedMessage, 'repeatable') : offlineError()

/** Forgets the session that the server has ended, and throws the error of the call. */
async function rejectEndedSession(userId?: string): Promise<never> {
  const stored = readStoredSession()
  // In another tab, another user may have logged in since.
  if (!userId || !stored || stored.user.id === userId) await forgetSession()
  throw sessionExpiredError()
}

const sessionExpiredError = () => new ApiError(sessionExpiredMessage, 'refused')
