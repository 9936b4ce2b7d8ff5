import type { AuthChangeEvent, PostgrestSingleResponse, Session } from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { authErrorMessages } from '@/content/auth-errors'
import {
  ApiError,
  fromAuthError,
  fromPostgrestError,
  sessionExpiredMessage,
  throwApiError,
  toApiError,
  unexpectedErrorMessage,
  unwrap,
} from '@/lib/errors'
import { clearPerTabStore } from '@/lib/per-tab-store'
import type { DatabaseClient, TypedSupabaseClient } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { type AuthState, isSessionEndedError, needsMfa, nextAuthState } from './auth-state'
import { clearRecoverySession } from './recovery-session'
import { createLazySessionClient } from './session-client'
import { readStoredSession, removeStoredSession } from './stored-session'

export interface RequestOptions {
  /** The message for a call that the server may have carried out, such as a lost response. */
  unknownOutcomeMessage?: string
  signal?: AbortSignal
}

/** What the app can do with the session. */
export type SessionActions = ReturnType<typeof createSessionManager>['actions']

/** Manages the state of this browser's session, and requests that may find it ended. */
export function createSessionManager(setAuthState: Dispatch<SetStateAction<AuthState>>) {
  const sessionClient = createLazySessionClient(handleAuthStateChange)
  let isLoggingOut = false
  let userId = getAuthenticatedUserId(readStoredSession())

  /** Must not await supabase-js, because the call would deadlock. */
  function handleAuthStateChange(event: AuthChangeEvent, session: Session | null) {
    // After a refresh without a response, supabase-js has no session, but the stored session has
    // not ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    // Another user must not see this tab's state. Another tab may have logged in or out.
    if (event === 'SIGNED_OUT' || getAuthenticatedUserId(session) !== userId) clearTabState()
    userId = getAuthenticatedUserId(session)
    // React may call the updater after the logout has finished.
    const wasLoggingOut = isLoggingOut
    setAuthState((prev) => nextAuthState(prev, session, wasLoggingOut))
  }

  /** Runs requests in the session's client, without a refresh first. Throws an `ApiError`. */
  const withSessionClient: typeof sessionClient.withSessionClient = (run) =>
    sessionClient.withSessionClient(run).catch(throwApiError)

  /** Clears the session and this tab's state without a request. */
  function clearSession(status: 'unauthenticated' | 'logged-out' | 'expired') {
    removeStoredSession()
    clearTabState()
    userId = undefined
    setAuthState((prev) => (prev.status === 'logged-out' ? prev : { status }))
  }

  /**
   * Runs requests after a refresh if one is due. supabase-js retries a refresh for 30 s, but this
   * waits only 12 s.
   */
  const runAfterRefresh = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
    withSessionClient(async (client) => {
      await withTimeout(() => client.auth.getSession())
      return run(client)
    })

  /** Makes auth calls as the user, after a refresh if one is due. */
  const withSession = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
    runAfterRefresh(run).catch(async (error: ApiError) => {
      // Expires the session if the server agrees.
      if (error.kind === 'session-ended') await assertSession()
      throw error
    })

  /** Fetches the user. Expires the session if the auth server reports that it has ended. */
  const fetchUser = () =>
    runAfterRefresh(async ({ auth }) => {
      const response = await auth.getUser()
      if (isSessionEndedError(response.error)) {
        if (!isLoggingOut) clearSession('expired')
        throw new ApiError(sessionExpiredMessage, isLoggingOut ? 'refused' : 'session-ended')
      }
      return unwrap(response).user
    })

  /** Throws if the session has ended. The database hides rows then, and rejects changes. */
  const assertSession = () =>
    fetchUser().catch((error: ApiError) => {
      if (error.kind === 'session-ended') throw error
    })

  /** Makes a database call as the user, within the time limit. */
  async function runAsUser<
    Result extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
  >(
    call: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<Result>,
    { unknownOutcomeMessage = unexpectedErrorMessage, signal }: RequestOptions = {},
  ): Promise<Result> {
    const response = await withTimeout(
      // Not the function above, which would replace `unknownOutcomeMessage`.
      (callSignal) => sessionClient.withSessionClient((client) => call(client, callSignal)),
      signal,
    ).catch((error) => {
      throw toApiError(error, unknownOutcomeMessage)
    })
    const { error, status } = response
    if (!error) return response
    if (status === 401 || status === 403) await assertSession()
    // PostgREST rejected the token, or supabase-js sent none because it couldn't refresh it. Codes
    // that start with PT are from our own SQL.
    if (status === 401 && error.code && !error.code.startsWith('PT'))
      throw new ApiError(authErrorMessages.notRenewed, 'refused')
    throw fromPostgrestError(error, status, { unknownOutcome: unknownOutcomeMessage })
  }

  /** Ends this session, or every session of the user. */
  function logOut(scope: 'local' | 'global' = 'local') {
    isLoggingOut = true
    return runAfterRefresh(async ({ auth }) => {
      const { error } = await auth.signOut({ scope })
      if (error) throw fromAuthError(error)
    }).finally(() => (isLoggingOut = false))
  }

  return {
    sessionClient,
    handleAuthStateChange,
    actions: {
      preloadSupabase: sessionClient.preloadSupabase,
      withSessionClient,
      withSession,
      runAsUser,
      fetchUser,
      assertSession,
      clearSession,
      logOut,
    },
  }
}

/** Returns the ID of a session's user, or undefined if an MFA code is still required. */
const getAuthenticatedUserId = (session: Session | null | undefined) =>
  session && !needsMfa(session) ? session.user.id : undefined

/** Clears this tab's state of a user, so that the next user doesn't see it. */
function clearTabState() {
  clearPerTabStore()
  clearRecoverySession()
}
