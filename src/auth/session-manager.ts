import type { AuthChangeEvent, PostgrestSingleResponse, Session } from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { authErrorMessages } from '@/content/auth-errors'
import {
  ApiError,
  fromAuthError,
  fromPostgrestError,
  isClockError,
  sessionExpiredMessage,
  throwApiError,
  toApiError,
  unexpectedError,
  unwrap,
} from '@/lib/errors'
import type { DatabaseClient, TypedSupabaseClient } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import {
  type AuthState,
  getAuthenticatedUserId,
  isSessionEndedError,
  nextAuthState,
} from './auth-state'
import { clearTab } from './recovery-session'
import { createLazySessionClient } from './session-client'
import { getStoredRefreshToken, readStoredSession, removeStoredSession } from './stored-session'

export interface RequestOptions {
  /** The message for a failure without its own message, such as a lost response. */
  fallbackMessage?: string
  signal?: AbortSignal
}

export type SessionManager = ReturnType<typeof createSessionManager>

/** Manages this browser's session, its client and state, and requests that may find it ended. */
export function createSessionManager(setAuthState: Dispatch<SetStateAction<AuthState>>) {
  let isLoggingOut = false
  let userId = getAuthenticatedUserId(readStoredSession())

  const { get: getSessionClient, dispose } = createLazySessionClient(handleAuthStateChange)

  function handleAuthStateChange(session: Session | null, event?: AuthChangeEvent) {
    // After a refresh without a response, supabase-js has no session, but the stored session has
    // not ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    // Another tab may have logged in or out.
    if (getAuthenticatedUserId(session) !== userId) clearTab()
    userId = getAuthenticatedUserId(session)
    // React may call the updater after the logout has finished.
    const byUser = isLoggingOut
    setAuthState((prev) => nextAuthState(prev, session, byUser))
  }

  /** Clears the session without a request. */
  function clearSession(status: 'unauthenticated' | 'logged-out' | 'expired') {
    removeStoredSession()
    userId = null
    setAuthState((prev) => (prev.status === 'logged-out' ? prev : { status }))
  }

  /**
   * Clears the session with this rejected refresh token. Returns false and does nothing if another
   * session has been stored since, or if the user is logging out.
   */
  function expireSession(rejected: string | undefined) {
    const stored = getStoredRefreshToken()
    if (isLoggingOut || (stored && stored !== rejected)) return false
    clearSession('expired')
    return true
  }

  /**
   * Runs requests in the session, after a refresh if one is due. supabase-js retries a refresh for
   * 30 s, but this waits only 12 s.
   */
  const withSession = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
    getSessionClient()
      .then(async (client) => {
        await withTimeout(() => client.auth.getSession())
        return run(client)
      })
      .catch(throwApiError)

  /** Fetches the user. A session that the auth server has ended expires. */
  const fetchUser = () =>
    withSession(async ({ auth }) => {
      const refreshToken = getStoredRefreshToken()
      const response = await auth.getUser()
      if (isSessionEndedError(response.error) && expireSession(refreshToken))
        throw sessionEndedError()
      return unwrap(response).user
    })

  /** Throws if the session has ended elsewhere, because the database then hides rows and rejects inserts. */
  const assertSession = () =>
    fetchUser().catch((error: ApiError) => {
      if (error.kind === 'session-ended') throw error
    })

  /** Makes a database call as the user, within the time limit. */
  async function runAsUser<
    Result extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
  >(
    call: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<Result>,
    { fallbackMessage = unexpectedError, signal }: RequestOptions = {},
  ): Promise<Result> {
    const refreshToken = getStoredRefreshToken()
    const response = await withTimeout(
      async (callSignal) => call(await getSessionClient(), callSignal),
      signal,
    ).catch((error) => {
      throw toApiError(error, fallbackMessage)
    })
    const { error, status } = response
    if (!error) return response
    if (status === 401 && isAboutToken(error)) {
      // Only the auth server knows whether a session with a token from the future has ended.
      if (isClockError(error)) await assertSession()
      // Without a token, the server has not rejected the session.
      else if (expireSession(permissionDeniedCodes.includes(error.code) ? undefined : refreshToken))
        throw sessionEndedError()
      throw new ApiError(authErrorMessages.notRenewed, 'refused')
    }
    // Row-level security rejects a new row if the session has ended elsewhere.
    if (status === 403) await assertSession()
    throw fromPostgrestError(error, status, fallbackMessage)
  }

  /** Ends this session, or every session of the user. */
  function logOut(scope: 'local' | 'global' = 'local') {
    isLoggingOut = true
    return withSession(async ({ auth }) => {
      const { error } = await auth.signOut({ scope })
      if (error) throw fromAuthError(error)
      clearTab()
    }).finally(() => (isLoggingOut = false))
  }

  return {
    /** Loads the session client, for requests that don't need a refresh first. */
    getSessionClient,
    preloadSupabase: () => void getSessionClient().catch(() => undefined),
    withSession,
    fetchUser,
    assertSession,
    runAsUser,
    logOut,
    clearSession,
    handleAuthStateChange,
    dispose,
  }
}

const sessionEndedError = () => new ApiError(sessionExpiredMessage, 'session-ended')

/** The codes for a request without a token, if the session had ended or wasn't refreshed. */
const permissionDeniedCodes = ['42501', 'PGRST302']

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutToken = ({ code }: { code: string }) =>
  [...permissionDeniedCodes, 'PGRST301', 'PGRST303'].includes(code)
