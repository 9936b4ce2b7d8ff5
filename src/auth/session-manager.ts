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
  unexpectedError,
  unknownOutcomeError,
  unwrap,
} from '@/lib/errors'
import { clearPerTabStore } from '@/lib/per-tab-store'
import type { DatabaseClient, TypedSupabaseClient } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { createLazySessionClient } from './session-client'
import {
  isSessionEndedError,
  nextAuthState,
  type AuthState,
  getAuthenticatedUserId,
} from './auth-state'
import { readStoredSession, removeStoredSession, getStoredRefreshToken } from './stored-session'

export interface RequestOptions {
  /** The message for a failure without one of its own, such as a lost response. */
  fallbackMessage?: string
  signal?: AbortSignal
}

export type SessionManager = ReturnType<typeof createSessionManager>

/**
 * Owns the session of this browser: its client, its state in the app, the calls that find out that it has
 * ended, and the log-out.
 */
export function createSessionManager(setAuthState: Dispatch<SetStateAction<AuthState>>) {
  let isLoggingOut = false
  /** The signed-in user. */
  let userId = getAuthenticatedUserId(readStoredSession())

  const { get: getSessionClient, dispose } = createLazySessionClient(handleAuthStateChange)

  /** Takes over a session from supabase-js, or that there is none. */
  function handleAuthStateChange(session: Session | null, event?: AuthChangeEvent) {
    // A refresh without a response gives no session, but the stored one has not ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    // What this tab remembers is not for the next person; a log-in here or in another tab ends it as well.
    if (getAuthenticatedUserId(session) !== userId) clearPerTabStore()
    userId = getAuthenticatedUserId(session)
    // React may call the updater after the log-out has ended.
    const byUser = isLoggingOut
    setAuthState((prev) => nextAuthState(prev, session, byUser))
  }

  /** Forgets the session without telling the server. */
  function clearSession(status: 'unauthenticated' | 'logged-out' | 'expired') {
    removeStoredSession()
    userId = null
    setAuthState((prev) => (prev.status === 'logged-out' ? prev : { status }))
  }

  /**
   * Forgets the session that the server has rejected, by its refresh token, so that the user can log in
   * again. Returns false if another session is stored by now, or if the user is ending it: no error then.
   */
  function expireSession(rejected: string | undefined) {
    const stored = getStoredRefreshToken()
    if (isLoggingOut || (stored && stored !== rejected)) return false
    clearSession('expired')
    return true
  }

  /** Runs requests in the client of the session, without a wait for its refresh. */
  const withSessionClient = async <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
    run(await getSessionClient().catch(throwApiError)).catch(throwApiError)

  /**
   * Runs requests in the session, after a refresh if one is due. supabase-js retries a refresh for 30 s;
   * this waits for 12.
   */
  const withSession = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
    withSessionClient(async (client) => {
      await withTimeout(() => client.auth.getSession())
      return run(client)
    })

  /** Fetches the user. A session that the auth service has ended expires. */
  const fetchUser = () =>
    withSession(async ({ auth }) => {
      const refreshToken = getStoredRefreshToken()
      const response = await auth.getUser()
      if (isSessionEndedError(response.error) && expireSession(refreshToken))
        throw sessionEndedError()
      return unwrap(response).user
    })

  /** Throws if the session has ended elsewhere: the database then shows no rows, and takes none. */
  const assertSession = () =>
    fetchUser().catch((error: ApiError) => {
      if (error.kind === 'session-ended') throw error
    })

  /** Makes a call of the database in the session, within the time limit. */
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
    ).catch((error: unknown) => {
      throw error instanceof ApiError ? error : unknownOutcomeError(fallbackMessage)
    })
    const { error, status } = response
    if (!error) return response
    if (status === 401 && isAboutToken(error)) {
      // Only the auth service knows whether a session with a token from the future has ended.
      if (isClockError(error)) await assertSession()
      // Without a token, the server has rejected no session.
      else if (expireSession(permissionDeniedCodes.includes(error.code) ? undefined : refreshToken))
        throw sessionEndedError()
      throw new ApiError(authErrorMessages.notRenewed, 'refused')
    }
    // Row-level security refuses a new row of a session that has ended elsewhere.
    if (status === 403) await assertSession()
    throw fromPostgrestError(error, status, fallbackMessage)
  }

  /** Ends this session, or every session of the user. */
  function logOut(scope: 'local' | 'global' = 'local') {
    isLoggingOut = true
    return withSession(async ({ auth }) => {
      const { error } = await auth.signOut({ scope })
      if (error) throw fromAuthError(error)
      clearPerTabStore()
    }).finally(() => (isLoggingOut = false))
  }

  return {
    getSessionClient,
    handleAuthStateChange,
    dispose,
    clearSession,
    withSessionClient,
    withSession,
    /** The functions in `useAuth()`. They never change. */
    actions: {
      /** Loads supabase-js. */
      preloadSupabase: () => void getSessionClient().catch(() => undefined),
      runAsUser,
      assertSession,
      fetchUser,
      logOut,
    },
  }
}

const sessionEndedError = () => new ApiError(sessionExpiredMessage, 'session-ended')

/** The codes for the anonymous role: the session had ended or was not renewed, so there was no token. */
const permissionDeniedCodes = ['42501', 'PGRST302']

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutToken = ({ code }: { code: string }) =>
  [...permissionDeniedCodes, 'PGRST301', 'PGRST303'].includes(code)
