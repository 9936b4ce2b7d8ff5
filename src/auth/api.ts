import type { AuthError, EmailOtpType, Factor } from '@supabase/supabase-js'
import { useMemo } from 'react'
import { authFailures } from '@/content/auth-failures'
import { brand } from '@/content/brand'
import type { Href } from '@/content/hrefs'
import { ApiError, authError, databaseError, isLost, unwrap } from '@/lib/errors'
import type { AuthClient, Client } from '@/lib/supabase'
import { useSessionOwner } from './auth-provider'
import { inTemporaryClient } from './clients'
import { isSameEmail, isSessionEndedError, needsMfa, usableFactors, type User } from './session'
import { rethrow, type SessionOwner } from './session-owner'
import { storedUserId } from './stored-session'
import {
  type EmailKind,
  forgetReset,
  forgetTabState,
  keepReset,
  readReset,
  startCooldown,
  useTabState,
} from './tab-state'

type Credentials = Record<'email' | 'password', string>

/** The calls of the auth service. Each throws an `ApiError` if it fails. */
export function useAuthApi() {
  const owner = useSessionOwner()
  return useMemo(() => createAuthApi(owner), [owner])
}

function createAuthApi({ withClient, inSession, forget }: SessionOwner) {
  return {
    resendConfirmation,
    requestReset,

    /** Logs in. Resolves to whether that needs a code as well. */
    logIn: (credentials: Credentials) =>
      withClient(async ({ auth }) => {
        const { session } = unwrap(await auth.signInWithPassword(credentials))
        const needsCode = needsMfa(session)
        if (!needsCode) forgetTabState()
        return needsCode
      }),

    /** Signs up. Resolves to whether the user is logged in; otherwise an email asks for a confirmation. */
    signUp: (credentials: Credentials, target: Href) =>
      withClient(async ({ auth }) => {
        const { email } = credentials
        const options = { emailRedirectTo: window.location.origin + target }
        const { data, error } = await auth.signUp({ ...credentials, options })
        const lost = error !== null && isLost(error)
        const tooEarly = error?.code === tooEarlyCode
        if (!error || lost || tooEarly) startCooldown('confirmation', email)
        // The sign-up before it, whose response was lost, has sent the email.
        const retried = useTabState.getState().lostSignUp === email
        useTabState.setState({ lostSignUp: lost ? email : undefined })
        if (error && !(retried && tooEarly)) throw authError(error, authFailures.signUpLost)
        return !!data.session
      }),

    /**
     * Uses the link of an email to an email address, in a session that ends at once; a password reset goes on
     * in this tab. Resolves to the id of the user, if no other email address has to be confirmed as well.
     */
    verifyLink: (type: EmailOtpType, token_hash: string, email: string) =>
      withTemporaryClient(async ({ auth }) => {
        const response = await auth.verifyOtp({ type, token_hash })
        const { code = '' } = response.error ?? {}
        if (expiredCodes.includes(code))
          throw new ApiError(authFailures.linkExpired, 'link-expired')
        const { session } = unwrap(response, authFailures.linkLost)
        if (!session) return undefined
        const { id } = session.user
        const isFor = isSameEmail(session.user.email, email)
        if (isFor && type === 'recovery') keepReset(session, Date.now())
        else await endSession(auth)
        if (!isFor) throw new ApiError(authFailures.linkRefused(email), 'refused')
        // The user's own session goes on, with the confirmed email address. It waits for nothing here.
        if (id === storedUserId() && type !== 'recovery')
          void inSession((client) => client.auth.refreshSession()).catch(() => undefined)
        return id
      }),

    /** Sets a new password, which ends the reset's session. Resolves to whether the others have ended. */
    setNewPassword: (password: string) =>
      inReset(async ({ auth }) => {
        const { user } = unwrap(await auth.updateUser({ password }), authFailures.passwordLost)
        const othersEnded = await endOtherSessions(auth)
        await endSession(auth)
        if (user.id === storedUserId()) forget('visitor')
        return othersEnded
      }),

    /** Gives the code of an authenticator, for a log-in or for the password reset of this tab. */
    verifyCode: (purpose: 'log-in' | 'reset', factorId: string, code: string) => {
      const run = purpose === 'reset' ? inReset : withClient
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

    /** Sends an email that confirms another email address of the user. */
    changeEmail: (user: User, email: string) =>
      inSession(async ({ auth }) => {
        const emailRedirectTo = `${window.location.origin}/dashboard/account`
        checkSent(await auth.updateUser({ email }, { emailRedirectTo }), 'change', user.email)
      }),

    /** Changes the password of the user. Resolves to whether the other sessions have ended. */
    async changePassword({ email }: User, current_password: string, password: string) {
      // Whether the auth service asks for it depends on its configuration.
      await verifyPassword({ email, password: current_password })
      return inSession(async ({ auth }) => {
        unwrap(await auth.updateUser({ password, current_password }), authFailures.passwordLost)
        return endOtherSessions(auth)
      })
    },

    /** Starts to add an authenticator, after the password: the auth service does not ask for it. */
    async addFactor({ email }: User, password: string, friendlyName: string) {
      await verifyPassword({ email, password })
      return inSession(async ({ auth: { mfa } }) => {
        const { all } = unwrap(await mfa.listFactors())
        // An app that was never confirmed keeps its name.
        for (const { id, status } of all)
          if (status === 'unverified') await mfa.unenroll({ factorId: id })
        return unwrap(await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name }))
      })
    },

    /** Adds the authenticator, after a code of it. */
    confirmFactor: (factorId: string, code: string) =>
      inSession(async ({ auth }) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
      }),

    /** Removes an authenticator, after a code of it or of another one. */
    removeFactor: (factorId: string, verifyingId: string, code: string) =>
      inSession(async ({ auth }) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId: verifyingId, code }))
        unwrap(await auth.mfa.unenroll({ factorId }))
        // The token and the stored user still name the factor.
        await auth.refreshSession()
      }),

    /** Deletes the account after another log-in. Resolves to false if that needs a code as well. */
    async deleteAccount(credentials: Credentials, code?: string) {
      const deleted = await inTemporarySession(async (client) => {
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
        forget('logged-out')
        forgetTabState()
      }
      return deleted
    },
  }
}

/** Runs requests without the session, which wait for no other request. */
const withTemporaryClient = <T>(run: (client: Client) => Promise<T>) =>
  inTemporaryClient(run).catch(rethrow)

/** Runs requests that log in, and ends their session. */
const inTemporarySession = <T>(run: (client: Client) => Promise<T>) =>
  withTemporaryClient((client) => run(client).finally(() => endSession(client.auth)))

/** Runs requests in the session of this tab's password reset. */
const inReset = <T>(run: (client: Client) => Promise<T>) =>
  withTemporaryClient(async (client) => {
    const reset = readReset()
    const response = reset && (await client.auth.setSession(reset.session))
    if (!response || isSessionEndedError(response.error)) {
      forgetReset()
      throw new ApiError(authFailures.resetEnded, 'link-expired')
    }
    unwrap(response)
    return run(client)
  })

/** Sends the email that confirms an email address again. */
const resendConfirmation = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const options = { emailRedirectTo: window.location.origin + target }
    checkSent(await auth.resend({ type: 'signup', email, options }), 'confirmation', email)
  })

/** Sends the link of a password reset, if there is an account. */
const requestReset = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const redirectTo = window.location.origin + target
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
    // The limit holds only for email addresses with an account, so it is not shown.
    if (error && error.code !== tooEarlyCode) throw authError(error)
    startCooldown('reset', email)
  })

const tooEarlyCode = 'over_email_send_rate_limit'

/** Checks the response to a request for an email, and starts the cooldown of the email address. */
function checkSent({ error }: { error: AuthError | null }, ...sent: [EmailKind, email: string]) {
  if (!error || error.code === tooEarlyCode) startCooldown(...sent)
  if (error) throw authError(error)
}

/** Verifies a user's password by another log-in, which ends at once. */
const verifyPassword = (credentials: Credentials) =>
  inTemporarySession(async ({ auth }) => unwrap(await auth.signInWithPassword(credentials)))

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

/** Ends the session of a client. What the session has done stays done if that fails. */
const endSession = (auth: AuthClient) => auth.signOut({ scope: 'local' })

/**
 * Ends the user's other sessions after a new password. Supabase Auth does so itself, "depending on
 * configuration" (https://supabase.com/docs/guides/auth/sessions); @supabase/lite does not. Resolves to
 * whether that worked: the password is changed in either case.
 */
const endOtherSessions = async (auth: AuthClient) =>
  !(await auth.signOut({ scope: 'others' })).error
