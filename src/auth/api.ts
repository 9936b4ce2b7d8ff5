import type { AuthError, EmailOtpType, Factor } from '@supabase/supabase-js'
import { useMemo } from 'react'
import { authErrorMessages } from '@/content/auth-errors'
import { brand } from '@/content/brand'
import type { Href } from '@/content/hrefs'
import { ApiError, fromAuthError, fromPostgrestError, isUnknownOutcome, unwrap } from '@/lib/errors'
import { clearPerTabStore, usePerTabStore } from '@/lib/per-tab-store'
import type { AuthClient, TypedSupabaseClient } from '@/lib/supabase'
import { withTemporaryClient } from '@/lib/temporary-client'
import { useSessionManager } from './auth-provider'
import { isSameEmail, isSessionEndedError, needsMfa, getTotpFactors, type User } from './auth-state'
import type { SessionManager } from './session-manager'
import { getStoredUserId } from './stored-session'
import { clearRecovery, getRecovery, saveRecovery } from './recovery-session'
import { type EmailKind, startCooldown } from './use-cooldown'

type Credentials = Record<'email' | 'password', string>

/** The calls of the auth service. Each throws an `ApiError` if it fails. */
export function useAuthApi() {
  const manager = useSessionManager()
  return useMemo(() => createAuthApi(manager), [manager])
}

function createAuthApi({ withSessionClient, withSession, clearSession }: SessionManager) {
  return {
    resendConfirmation,
    requestPasswordReset,

    /** Logs in. Resolves to whether that needs a code as well. */
    logIn: (credentials: Credentials) =>
      withSessionClient(async ({ auth }) => {
        const { session } = unwrap(await auth.signInWithPassword(credentials))
        const needsCode = needsMfa(session)
        if (!needsCode) clearPerTabStore()
        return needsCode
      }),

    /** Signs up. Resolves to whether the user is logged in; otherwise an email asks for a confirmation. */
    signUp: (credentials: Credentials, target: Href) =>
      withSessionClient(async ({ auth }) => {
        const { email } = credentials
        const options = { emailRedirectTo: window.location.origin + target }
        const { data, error } = await auth.signUp({ ...credentials, options })
        const lost = error !== null && isUnknownOutcome(error)
        const tooEarly = error?.code === tooEarlyCode
        if (!error || lost || tooEarly) startCooldown('confirmation', email)
        // The sign-up before it, whose response was lost, has sent the email.
        const retried = usePerTabStore.getState().unknownOutcomeSignUp === email
        usePerTabStore.setState({ unknownOutcomeSignUp: lost ? email : undefined })
        if (error && !(retried && tooEarly))
          throw fromAuthError(error, authErrorMessages.signUpUnknown)
        return !!data.session
      }),

    /**
     * Uses the link of an email to an email address, in a session that ends at once; a password recovery goes on
     * in this tab. Resolves to the id of the user, if no other email address has to be confirmed as well.
     */
    verifyEmailLink: (type: EmailOtpType, token_hash: string, email: string) =>
      withTemporaryClient(async ({ auth }) => {
        const response = await auth.verifyOtp({ type, token_hash })
        const { code = '' } = response.error ?? {}
        if (expiredCodes.includes(code))
          throw new ApiError(authErrorMessages.linkExpired, 'link-expired')
        const { session } = unwrap(response, authErrorMessages.linkUnknown)
        if (!session) return undefined
        const { id } = session.user
        const isFor = isSameEmail(session.user.email, email)
        if (isFor && type === 'recovery') saveRecovery(session, Date.now())
        else await endSession(auth)
        if (!isFor) throw new ApiError(authErrorMessages.linkForOtherAddress(email), 'refused')
        // The user's own session goes on, with the confirmed email address. It waits for nothing here.
        if (id === getStoredUserId() && type !== 'recovery')
          void withSession((client) => client.auth.refreshSession()).catch(() => undefined)
        return id
      }),

    /** Sets a new password, which ends the recovery's session. Resolves to whether the others have ended. */
    setNewPassword: (password: string) =>
      withRecoverySession(async ({ auth }) => {
        const { user } = unwrap(
          await auth.updateUser({ password }),
          authErrorMessages.passwordUnknown,
        )
        const othersEnded = await endOtherSessions(auth)
        await endSession(auth)
        if (user.id === getStoredUserId()) clearSession('unauthenticated')
        return othersEnded
      }),

    /** Gives the code of an authenticator, for a log-in or for the password recovery of this tab. */
    verifyCode: (purpose: 'log-in' | 'recovery', factorId: string, code: string) => {
      const run = purpose === 'recovery' ? withRecoverySession : withSessionClient
      return run(async ({ auth }) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
        const { session } = (await auth.getSession()).data
        if (purpose === 'log-in') return clearPerTabStore()
        // The recovery may have ended meanwhile.
        const recovery = getRecovery()
        if (recovery && session) saveRecovery(session, recovery.since)
        else await endSession(auth)
      })
    },

    /** Sends an email that confirms another email address of the user. */
    changeEmail: (user: User, email: string) =>
      withSession(async ({ auth }) => {
        const emailRedirectTo = `${window.location.origin}/dashboard/account`
        checkSent(await auth.updateUser({ email }, { emailRedirectTo }), 'change', user.email)
      }),

    /** Changes the password of the user. Resolves to whether the other sessions have ended. */
    async changePassword({ email }: User, current_password: string, password: string) {
      // Whether the auth service asks for it depends on its configuration.
      await verifyPassword({ email, password: current_password })
      return withSession(async ({ auth }) => {
        unwrap(
          await auth.updateUser({ password, current_password }),
          authErrorMessages.passwordUnknown,
        )
        return endOtherSessions(auth)
      })
    },

    /** Starts to add an authenticator, after the password: the auth service does not ask for it. */
    async enrollFactor({ email }: User, password: string, friendlyName: string) {
      await verifyPassword({ email, password })
      return withSession(async ({ auth: { mfa } }) => {
        const { all } = unwrap(await mfa.listFactors())
        // An app that was never confirmed keeps its name.
        for (const { id, status } of all)
          if (status === 'unverified') await mfa.unenroll({ factorId: id })
        return unwrap(await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name }))
      })
    },

    /** Adds the authenticator, after a code of it. */
    verifyFactor: (factorId: string, code: string) =>
      withSession(async ({ auth }) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
      }),

    /** Removes an authenticator, after a code of it or of another one. */
    unenrollFactor: (factorId: string, verifyingId: string, code: string) =>
      withSession(async ({ auth }) => {
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
          const factors = getTotpFactors(session)
          if (factors.length === 0)
            throw new ApiError(authErrorMessages.factorUnsupported, 'refused')
          if (!code) return false
          await verifyAnyFactor(auth, factors, code)
        }
        const { error, status } = await client.rpc('delete_account')
        if (error) throw fromPostgrestError(error, status, authErrorMessages.deletionUnknown)
        return true
      })
      if (deleted) {
        clearSession('logged-out')
        clearPerTabStore()
      }
      return deleted
    },
  }
}

/** Runs requests that log in, and ends their session. */
const inTemporarySession = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
  withTemporaryClient(async (client) => {
    try {
      return await run(client)
    } finally {
      await endSession(client.auth)
    }
  })

/** Runs requests in the session of this tab's password recovery. */
const withRecoverySession = <T>(run: (client: TypedSupabaseClient) => Promise<T>) =>
  withTemporaryClient(async (client) => {
    const recovery = getRecovery()
    const response = recovery && (await client.auth.setSession(recovery.session))
    if (!response || isSessionEndedError(response.error)) {
      clearRecovery()
      throw new ApiError(authErrorMessages.recoveryEnded, 'link-expired')
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

/** Sends the link of a password recovery, if there is an account. */
const requestPasswordReset = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const redirectTo = window.location.origin + target
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
    // The limit holds only for email addresses with an account, so it is not shown.
    if (error && error.code !== tooEarlyCode) throw fromAuthError(error)
    startCooldown('recovery', email)
  })

const tooEarlyCode = 'over_email_send_rate_limit'

/** Checks the response to a request for an email, and starts the cooldown of the email address. */
function checkSent({ error }: { error: AuthError | null }, ...sent: [EmailKind, email: string]) {
  if (!error || error.code === tooEarlyCode) startCooldown(...sent)
  if (error) throw fromAuthError(error)
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
  if (refusal) throw fromAuthError(refusal)
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
