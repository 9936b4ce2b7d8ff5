import type { AuthChangeEvent, PostgrestSingleResponse, Session } from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { authFailures } from '@/content/auth-failures'
import {
  ApiError,
  apiError,
  authError,
  databaseError,
  isClockError,
  sessionExpiredMessage,
  unexpectedError,
  unknownOutcome,
  unwrap,
} from '@/lib/errors'
import type { Client, DatabaseClient } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { createSessionClients } from './clients'
import { isSessionEndedError, nextSessionState, type SessionState, signedInId } from './session'
import { readStoredSession, removeStoredSession, storedRefreshToken } from './stored-session'
import { forgetTabState } from './tab-state'

export interface CallOptions {
  /** The message for a failure without one of its own, such as a lost response. */
  fallback?: string
  signal?: AbortSignal
}

export type SessionOwner = ReturnType<typeof createSessionOwner>

/**
 * Owns the session of this browser: its client, its state in the app, the calls that find out that it has
 * ended, and the log-out.
 */
export function createSessionOwner(setSession: Dispatch<SetStateAction<SessionState>>) {
  let isLoggingOut = false
  /** The signed-in user. */
  let userId = signedInId(readStoredSession())

  const { get: getClient, dispose } = createSessionClients(apply)

  /** Takes over a session from supabase-js, or that there is none. */
  function apply(session: Session | null, event?: AuthChangeEvent) {
    // A refresh without a response gives no session, but the stored one has not ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    // What this tab remembers is not for the next person; a log-in here or in another tab ends it as well.
    if (signedInId(session) !== userId) forgetTabState()
    userId = signedInId(session)
    // React may call the updater after the log-out has ended.
    const byUser = isLoggingOut
    setSession((known) => nextSessionState(known, session, byUser))
  }

  /** Forgets the session without telling the server. */
  function forget(status: 'visitor' | 'logged-out' | 'expired') {
    removeStoredSession()
    userId = null
    setSession((known) => (known.status === 'logged-out' ? known : { status }))
  }

  /**
   * Forgets the session that the server has rejected, by its refresh token, so that the user can log in
   * again. Returns false if another session is stored by now, or if the user is ending it: no error then.
   */
  function expire(rejected: string | undefined) {
    const stored = storedRefreshToken()
    if (isLoggingOut || (stored && stored !== rejected)) return false
    forget('expired')
    return true
  }

  /** Runs requests in the client of the session, without a wait for its refresh. */
  const withClient = async <T>(run: (client: Client) => Promise<T>) =>
    run(await getClient().catch(rethrow)).catch(rethrow)

  /**
   * Runs requests in the session, after a refresh if one is due. supabase-js retries a refresh for 30 s;
   * this waits for 12.
   */
  const inSession = <T>(run: (client: Client) => Promise<T>) =>
    withClient(async (client) => {
      await withTimeout(() => client.auth.getSession())
      return run(client)
    })

  /** Fetches the user. A session that the auth service has ended expires. */
  const fetchUser = () =>
    inSession(async ({ auth }) => {
      const refreshToken = storedRefreshToken()
      const response = await auth.getUser()
      if (isSessionEndedError(response.error) && expire(refreshToken)) throw sessionEnded()
      return unwrap(response).user
    })

  /** Throws if the session has ended elsewhere: the database then shows no rows, and takes none. */
  const checkSession = () =>
    fetchUser().catch((error: ApiError) => {
      if (error.kind === 'session-ended') throw error
    })

  /** Makes a call of the database in the session, within the time limit. */
  async function callInSession<
    Result extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
  >(
    call: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<Result>,
    { fallback = unexpectedError, signal }: CallOptions = {},
  ): Promise<Result> {
    const refreshToken = storedRefreshToken()
    const response = await withTimeout(
      async (callSignal) => call(await getClient(), callSignal),
      signal,
    ).catch(() => Promise.reject(unknownOutcome(fallback)))
    const { error, status } = response
    if (!error) return response
    if (status === 401 && isAboutToken(error)) {
      // Only the auth service knows whether a session with a token from the future has ended.
      if (isClockError(error)) await checkSession()
      // Without a token, the server has rejected no session.
      else if (expire(noTokenCodes.includes(error.code) ? undefined : refreshToken))
        throw sessionEnded()
      throw new ApiError(authFailures.notRenewed, 'refused')
    }
    // Row-level security refuses a new row of a session that has ended elsewhere.
    if (status === 403) await checkSession()
    throw databaseError(error, status, fallback)
  }

  /** Ends this session, or every session of the user. */
  function logOut(scope: 'local' | 'global' = 'local') {
    isLoggingOut = true
    return inSession(async ({ auth }) => {
      const { error } = await auth.signOut({ scope })
      if (error) throw authError(error)
      forgetTabState()
    }).finally(() => (isLoggingOut = false))
  }

  return {
    getClient,
    apply,
    dispose,
    forget,
    withClient,
    inSession,
    /** What `useAuth` offers of it. These functions never change. */
    calls: {
      /** Loads supabase-js. */
      preload: () => void getClient().catch(() => undefined),
      callInSession,
      checkSession,
      fetchUser,
      logOut,
    },
  }
}

const sessionEnded = () => new ApiError(sessionExpiredMessage, 'session-ended')

/** The codes for the anonymous role: the session had ended or was not renewed, so there was no token. */
const noTokenCodes = ['42501', 'PGRST302']

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutToken = ({ code }: { code: string }) =>
  [...noTokenCodes, 'PGRST301', 'PGRST303'].includes(code)

/** Throws what a call threw, as an `ApiError`. */
export function rethrow(error: unknown): never {
  throw apiError(error)
}
