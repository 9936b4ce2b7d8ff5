import type {
  AuthChangeEvent,
  AuthError,
  EmailOtpType,
  Factor,
  PostgrestSingleResponse,
  Session,
} from '@supabase/supabase-js'
import type { Dispatch, SetStateAction } from 'react'
import { authFailures } from '@/content/auth-failures'
import { brand } from '@/content/brand'
import type { Href } from '@/content/links'
import { notRenewed } from '@/content/messages'
import {
  ApiError,
  apiError,
  authError,
  databaseError,
  isLost,
  sessionExpiredMessage,
  unexpectedError,
  unknownOutcome,
  unwrap,
} from '@/lib/errors'
import type { AuthClient, Client, DatabaseClient } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { createSessionClients, inTemporaryClient } from './clients'
import {
  isSameEmail,
  isSessionEndedError,
  needsMfa,
  nextSessionState,
  type SessionState,
  signedInId,
  usableFactors,
  type User,
} from './session'
import {
  readStoredSession,
  removeStoredSession,
  storedRefreshToken,
  storedUserId,
} from './stored-session'
import {
  type EmailKind,
  endReset,
  endResetInTime,
  forgetTabState,
  keepReset,
  readReset,
  startCooldown,
} from './tab-state'

export interface CallOptions {
  /** The message for a failure without one of its own, such as a lost answer. */
  fallback?: string
  signal?: AbortSignal
}

type Credentials = Record<'email' | 'password', string>

function rethrow(error: unknown): never {
  throw apiError(error)
}

/** Ends the session of a client. What the session has done stays done if that fails. */
const endSession = (auth: AuthClient) => auth.signOut({ scope: 'local' })

/** Runs requests without a session, which wait for no other. */
const withoutSession = <T>(run: (client: Client) => Promise<T>) =>
  inTemporaryClient(run).catch(rethrow)

/** The same, and ends the session that they start. */
const inOwnSession = <T>(run: (client: Client) => Promise<T>) =>
  withoutSession((client) => run(client).finally(() => endSession(client.auth)))

/** Runs requests in the session of this tab's password reset. */
const inReset = <T>(run: (client: Client) => Promise<T>) =>
  withoutSession(async (client) => {
    const reset = readReset()
    const answer = reset && (await client.auth.setSession(reset.session))
    if (!answer || isSessionEndedError(answer.error)) {
      endReset()
      throw new ApiError(authFailures.resetEnded, 'link-expired')
    }
    unwrap(answer)
    return run(client)
  })

/** Verifies a user's password by another log-in, which ends at once. */
const verifyPassword = (credentials: Credentials) =>
  inOwnSession(async ({ auth }) => unwrap(await auth.signInWithPassword(credentials)))

/**
 * Every call of the auth service, and what else `useAuth` offers. A call decides which client it needs, how
 * long it waits, and whether the session is refreshed first. It throws an `ApiError`.
 */
export function createAuthApi(setSession: Dispatch<SetStateAction<SessionState>>) {
  let loggingOut = false
  /** The signed-in user. */
  let userId = signedInId(readStoredSession())
  /** The email of a sign-up whose answer was lost. */
  let lostSignUp: string | undefined

  const sessionClients = createSessionClients(applySession)
  endResetInTime()

  function applySession(session: Session | null, event?: AuthChangeEvent) {
    // A refresh without an answer gives no session, but the stored one has not ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    // What this tab remembers is not for the next person; a log-in here or in another tab ends it as well.
    if (signedInId(session) !== userId) forgetTabState()
    userId = signedInId(session)
    // React may call the updater after the log-out has ended.
    const byUser = loggingOut
    setSession((known) => nextSessionState(known, session, byUser))
  }

  /** Forgets the session without a call. */
  function forgetSession(status: 'visitor' | 'logged-out' | 'expired') {
    removeStoredSession()
    userId = null
    setSession((known) => (known.status === 'logged-out' ? known : { status }))
  }

  /**
   * Forgets the session that the server has rejected, by its refresh token, so that the user can log in
   * again. Returns false if another session is stored by now, or if the user is ending it: no error then.
   */
  function expireSession(rejected: string | undefined) {
    const stored = storedRefreshToken()
    if (loggingOut || (stored && stored !== rejected)) return false
    forgetSession('expired')
    return true
  }

  /** Runs requests in the client of the session, without a wait for its refresh. */
  const inSession = async <T>(run: (client: Client) => Promise<T>) =>
    run(await sessionClients.get().catch(rethrow)).catch(rethrow)

  /** The same, after a refresh if one is due. supabase-js retries a refresh for 30 s; this waits for 12. */
  const inFreshSession = <T>(run: (client: Client) => Promise<T>) =>
    inSession(async (client) => {
      await withTimeout(() => client.auth.getSession())
      return run(client)
    })

  /** Fetches the user. A session that the auth service has ended expires. */
  const fetchUser = () =>
    inFreshSession(async ({ auth }) => {
      const refreshToken = storedRefreshToken()
      const answer = await auth.getUser()
      if (isSessionEndedError(answer.error) && expireSession(refreshToken)) throw sessionEnded()
      return unwrap(answer).user
    })

  /** Throws if the session has ended elsewhere: the database then shows no rows, and takes none. */
  const checkSession = () =>
    fetchUser().catch((error: ApiError) => {
      if (error.kind === 'session-ended') throw error
    })

  return {
    getClient: sessionClients.get,
    applySession,
    dispose: sessionClients.dispose,
    /** What `useAuth` offers beside the session. These functions never change. */
    calls: {
      /** Loads supabase-js. */
      preload: () => void sessionClients.get().catch(() => undefined),

      /** Makes a call of the database without a session or storage, for contact messages. */
      callWithoutSession: <T>(call: (client: DatabaseClient) => PromiseLike<T>) =>
        inTemporaryClient(call),

      /** Makes a call of the database in the session, within the time limit. */
      async callInSession<
        Answer extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
      >(
        call: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<Answer>,
        { fallback = unexpectedError, signal }: CallOptions = {},
      ): Promise<Answer> {
        const refreshToken = storedRefreshToken()
        const answer = await withTimeout(
          async (callSignal) => call(await sessionClients.get(), callSignal),
          signal,
        ).catch(() => Promise.reject(unknownOutcome(fallback)))
        const { error, status } = answer
        if (!error) return answer
        if (status === 401 && isAboutToken(error)) {
          // Without a token, the server has rejected no session.
          if (expireSession(error.code === noTokenCode ? undefined : refreshToken))
            throw sessionEnded()
          throw new ApiError(notRenewed, 'refused')
        }
        // Row-level security refuses a new row of a session that has ended elsewhere.
        if (status === 403) await checkSession()
        throw databaseError(error, status, fallback)
      },

      checkSession,

      /** Logs in. Resolves to whether that needs a code as well. */
      logIn: (credentials: Credentials) =>
        inSession(async ({ auth }) => {
          const { session } = unwrap(await auth.signInWithPassword(credentials))
          const needsCode = needsMfa(session)
          if (!needsCode) forgetTabState()
          return needsCode
        }),

      /** Signs up. Resolves to whether the user is logged in; otherwise an email asks for a confirmation. */
      signUp: (credentials: Credentials, target: Href) =>
        inSession(async ({ auth }) => {
          const { email } = credentials
          const options = { emailRedirectTo: window.location.origin + target }
          const { data, error } = await auth.signUp({ ...credentials, options })
          const lost = error !== null && isLost(error)
          const tooEarly = error?.code === tooEarlyCode
          if (!error || lost || tooEarly) startCooldown('confirmation', email)
          // The sign-up before it, whose answer was lost, has sent the email.
          const retried = lostSignUp === email
          lostSignUp = lost ? email : undefined
          if (error && !(retried && tooEarly)) throw authError(error, authFailures.signUpLost)
          return !!data.session
        }),

      /** Sends the confirmation of an address again. */
      resendConfirmation: (email: string, target: Href) =>
        withoutSession(async ({ auth }) => {
          const options = { emailRedirectTo: window.location.origin + target }
          checkSent(await auth.resend({ type: 'signup', email, options }), 'confirmation', email)
        }),

      /** Sends the link of a password reset, if there is an account. */
      requestReset: (email: string, target: Href) =>
        withoutSession(async ({ auth }) => {
          const redirectTo = window.location.origin + target
          const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
          // The limit holds only for addresses with an account, so it is not shown.
          if (error && error.code !== tooEarlyCode) throw authError(error)
          startCooldown('reset', email)
        }),

      /**
       * Uses the link of an email to an address, in a session that ends at once; a password reset goes on
       * in this tab. Resolves to the id of the user, if no other address has to confirm as well.
       */
      verifyLink: (type: EmailOtpType, token_hash: string, email: string) =>
        withoutSession(async ({ auth }) => {
          const answer = await auth.verifyOtp({ type, token_hash })
          const { code = '' } = answer.error ?? {}
          if (expiredCodes.includes(code))
            throw new ApiError(authFailures.linkExpired, 'link-expired')
          const { session } = unwrap(answer, authFailures.linkLost)
          if (!session) return undefined
          const { id } = session.user
          const isFor = isSameEmail(session.user.email, email)
          if (isFor && type === 'recovery') keepReset(session, Date.now())
          else await endSession(auth)
          if (!isFor) throw new ApiError(authFailures.linkRefused(email), 'refused')
          // The user's own session goes on, with the confirmed address. It waits for nothing here.
          if (id === storedUserId() && type !== 'recovery')
            void inFreshSession((client) => client.auth.refreshSession()).catch(() => undefined)
          return id
        }),

      /** Sets a new password, which ends the reset's session. Resolves to whether the others have ended. */
      setNewPassword: (password: string) =>
        inReset(async ({ auth }) => {
          const { user } = unwrap(await auth.updateUser({ password }), authFailures.passwordLost)
          const othersEnded = await endOtherSessions(auth)
          await endSession(auth)
          if (user.id === storedUserId()) forgetSession('visitor')
          return othersEnded
        }),

      /** Gives the code of an authenticator, for a log-in or for the password reset of this tab. */
      verifyCode: (purpose: 'log-in' | 'reset', factorId: string, code: string) => {
        const run = purpose === 'reset' ? inReset : inSession
        return run(async ({ auth }) => {
          unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
          const { session } = (await auth.getSession()).data
          if (purpose === 'log-in') return forgetTabState()
          // The reset may have ended meanwhile.
          const reset = readReset()
          if (reset && session) keepReset(session, reset.since)
          else await endSession(auth)
        })
      },

      fetchUser,

      /** Sends an email that confirms another address of the user. */
      changeEmail: (user: User, email: string) =>
        inFreshSession(async ({ auth }) => {
          const emailRedirectTo = `${window.location.origin}/dashboard/account`
          checkSent(await auth.updateUser({ email }, { emailRedirectTo }), 'change', user.email)
        }),

      /** Changes the password of the user. Resolves to whether the other sessions have ended. */
      async changePassword({ email }: User, current_password: string, password: string) {
        await verifyPassword({ email, password: current_password })
        return inFreshSession(async ({ auth }) => {
          unwrap(await auth.updateUser({ password, current_password }), authFailures.passwordLost)
          return endOtherSessions(auth)
        })
      },

      /** Starts to add an authenticator, after the password: the auth service does not ask for it. */
      async addFactor({ email }: User, password: string, friendlyName: string) {
        await verifyPassword({ email, password })
        return inFreshSession(async ({ auth: { mfa } }) => {
          const { all } = unwrap(await mfa.listFactors())
          // An app that was never confirmed keeps its name.
          for (const { id, status } of all)
            if (status === 'unverified') await mfa.unenroll({ factorId: id })
          return unwrap(await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name }))
        })
      },

      /** Adds the authenticator, after a code of it. */
      confirmFactor: (factorId: string, code: string) =>
        inFreshSession(async ({ auth }) => {
          unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
        }),

      /** Removes an authenticator, after a code of it or of another one. */
      removeFactor: (factorId: string, verifyingId: string, code: string) =>
        inFreshSession(async ({ auth }) => {
          unwrap(await auth.mfa.challengeAndVerify({ factorId: verifyingId, code }))
          unwrap(await auth.mfa.unenroll({ factorId }))
          // The token and the stored user still name the factor.
          await auth.refreshSession()
        }),

      /** Deletes the account after another log-in. Resolves to false if that needs a code as well. */
      async deleteAccount(credentials: Credentials, code?: string) {
        const deleted = await inOwnSession(async (client) => {
          const { auth } = client
          const { session } = unwrap(await auth.signInWithPassword(credentials))
          if (needsMfa(session)) {
            const factors = usableFactors(session)
            if (factors.length === 0) throw new ApiError(authFailures.factorUnsupported, 'refused')
            if (!code) return false
            await verifyAnyFactor(auth, factors, code)
          }
          const { error, status } = await client.rpc('delete_account')
          if (error) throw databaseError(error, status, authFailures.deletionLost)
          return true
        })
        if (deleted) {
          forgetSession('logged-out')
          forgetTabState()
        }
        return deleted
      },

      /** Ends this session, or every session of the user. */
      logOut(scope: 'local' | 'global' = 'local') {
        loggingOut = true
        return inFreshSession(async ({ auth }) => {
          const { error } = await auth.signOut({ scope })
          if (error) throw authError(error)
          forgetTabState()
        }).finally(() => (loggingOut = false))
      },
    },
  }
}

const sessionEnded = () => new ApiError(sessionExpiredMessage, 'session-ended')

/** The code for the anonymous role: the session had ended or was not renewed, so there was no token. */
const noTokenCode = '42501'

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutToken = ({ code }: { code: string }) =>
  code === noTokenCode || /^PGRST30[1-3]$/.test(code)

const tooEarlyCode = 'over_email_send_rate_limit'

/** Checks the answer to a request for an email, and starts the cooldown of the address. */
function checkSent({ error }: { error: AuthError | null }, ...sent: [EmailKind, email: string]) {
  if (!error || error.code === tooEarlyCode) startCooldown(...sent)
  if (error) throw authError(error)
}

/** Gives a code to the factors in turn, until one takes it. */
async function verifyAnyFactor({ mfa }: AuthClient, factors: Factor[], code: string) {
  let refusal: AuthError | null = null
  for (const { id: factorId } of factors) {
    refusal = (await mfa.challengeAndVerify({ factorId, code })).error
    if (!refusal) return
  }
  if (refusal) throw authError(refusal)
}

/** The codes for a link that is expired, used or damaged. */
const expiredCodes = ['otp_expired', 'validation_failed']

/**
 * Ends the user's other sessions after a new password. Supabase Auth does so itself, "depending on
 * configuration" (https://supabase.com/docs/guides/auth/sessions); @supabase/lite does not. Resolves to
 * whether that worked: the password is changed in either case.
 */
const endOtherSessions = async (auth: AuthClient) =>
  !(await auth.signOut({ scope: 'others' })).error
