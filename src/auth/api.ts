import type { AuthError, EmailOtpType } from '@supabase/supabase-js'
import { useMemo } from 'react'
import { authErrorMessages } from '@/content/auth-errors'
import type { Href } from '@/content/hrefs'
import { ApiError, fromAuthError, toApiError, unknownOutcomeError, unwrap } from '@/lib/errors'
import { usePerTabStore } from '@/lib/per-tab-store'
import type { AuthClient } from '@/lib/supabase'
import { withTemporaryClient } from '@/lib/temporary-client'
import { useAuth } from './auth-provider'
import { isSameEmail, needsMfa } from './auth-state'
import { getRecoverySession, withRecoveryClient, withRecoverySession } from './recovery-session'
import type { SessionManager } from './session-manager'
import { getStoredUserId } from './stored-session'
import { type EmailKind, startCooldown } from './use-cooldown'

type Credentials = Record<'email' | 'password', string>

/** Auth requests of the auth pages. Each throws an `ApiError` if it fails. */
export function useAuthApi() {
  const auth = useAuth()
  return useMemo(() => createAuthApi(auth), [auth])
}

function createAuthApi({ getSessionClient, withSession, clearSession }: SessionManager) {
  /** Logs in. Resolves to whether the login needs an MFA code too. */
  async function logIn(credentials: Credentials) {
    const { auth } = await getSessionClient()
    const { session } = unwrap(await auth.signInWithPassword(credentials))
    return needsMfa(session)
  }

  return {
    logIn,
    resendConfirmation,
    requestPasswordReset,
    openRecoveryLink,

    /**
     * Signs up. Resolves to whether the user is logged in. If not, an email asks for confirmation.
     */
    async signUp(credentials: Credentials, target: Href) {
      const { auth } = await getSessionClient()
      const { email } = credentials
      const options = { emailRedirectTo: window.location.origin + target }
      const response = await auth.signUp({ ...credentials, options })
      const error = response.error && fromAuthError(response.error, authErrorMessages.signUpUnknown)
      const isUnknown = error?.kind === 'unknown-outcome'
      const isRateLimited = error?.kind === 'email-rate-limited'
      if (!error || isUnknown || isRateLimited) startCooldown('confirmation', email)
      // The earlier sign-up, whose response was lost, has sent the email.
      const isRetry = usePerTabStore.getState().unknownOutcomeSignUp === email
      usePerTabStore.setState({ unknownOutcomeSignUp: isUnknown ? email : undefined })
      if (error && !(isRetry && isRateLimited)) throw error
      return !!response.data.session
    },

    /**
     * Confirms a sign-up's email address, sets the password, ends every session and logs in.
     * Setting the password protects against someone else who signed up with this email address.
     * Each step can be repeated after a lost response. Resolves to whether the login needs an MFA
     * code too.
     */
    async confirmSignUp(
      token_hash: string,
      { email, password }: Credentials,
      staysLoggedIn: boolean,
    ) {
      const linkError = await withRecoveryClient(async (auth) => {
        // After a lost response, the link has been used and its session is kept.
        const session = await getRecoverySession()
        if (!isSameEmail(session?.user.email, email))
          await verifyToken(auth, 'signup', token_hash, email)
        const { error } = await auth.updateUser({ password })
        // supabase-js gives this name to session_not_found too, as after a lost response to the logout.
        if (error?.name === 'AuthSessionMissingError') throw linkExpiredError()
        if (error && error.code !== 'same_password')
          throw fromAuthError(error, authErrorMessages.linkUnknown)
        const signedOut = await auth.signOut()
        if (signedOut.error) throw fromAuthError(signedOut.error, authErrorMessages.linkUnknown)
      }).catch((error: ApiError) => error)
      // An earlier try may have set this password already.
      if (linkError && (linkError.kind !== 'link-expired' || staysLoggedIn)) throw linkError
      if (staysLoggedIn) return false
      return logIn({ email, password }).catch((error) => {
        const loginError = toApiError(error)
        if (loginError.kind === 'unknown-outcome')
          throw unknownOutcomeError(authErrorMessages.linkUnknown)
        throw linkError ?? loginError
      })
    },

    /**
     * Confirms an email change. Resolves to the user's ID, or undefined if the other address must
     * confirm too.
     */
    confirmEmailChange: (token_hash: string, email: string) =>
      withTemporaryClient(async ({ auth }) => {
        const id = await verifyToken(auth, 'email_change', token_hash, email)
        // Updates the user's own session with the new email address, without waiting for it.
        if (id && id === getStoredUserId())
          void withSession((client) => client.auth.refreshSession()).catch(() => undefined)
        return id
      }),

    /** Verifies an authenticator code to log in. */
    verifyLoginCode: (factorId: string, code: string) =>
      withSession(async ({ auth }) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
      }),

    /** Verifies an authenticator code for this tab's password reset. */
    verifyRecoveryCode: (factorId: string, code: string) =>
      withRecoverySession(async (auth) => {
        unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
      }),

    /** Sets a new password and ends its session. Resolves to whether the other sessions have ended. */
    setNewPassword: (password: string) =>
      withRecoverySession(async (auth) => {
        const response = await auth.updateUser({ password })
        const { user } = unwrap(response, authErrorMessages.passwordUnknown)
        const othersEnded = await endOtherSessions(auth)
        await auth.signOut({ scope: 'local' })
        if (user.id === getStoredUserId()) clearSession('unauthenticated')
        return othersEnded
      }),
  }
}

/** Resends the confirmation email. */
const resendConfirmation = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const options = { emailRedirectTo: window.location.origin + target }
    const response = await auth.resend({ type: 'signup', email, options })
    handleEmailResponse(response, 'confirmation', email)
  })

/** Sends a password reset link if the account exists. */
const requestPasswordReset = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const redirectTo = window.location.origin + target
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
    const apiError = error && fromAuthError(error)
    // Don't show this limit, because it would reveal that the account exists.
    if (apiError && apiError.kind !== 'email-rate-limited') throw apiError
    startCooldown('recovery', email)
  })

/** Verifies a password reset link. The reset then continues in this tab. */
const openRecoveryLink = (token_hash: string, email: string) =>
  withRecoveryClient((auth) => verifyToken(auth, 'recovery', token_hash, email))

/** Starts the cooldown of the email address, or throws if no email was sent. */
export function handleEmailResponse(
  { error }: { error: AuthError | null },
  ...cooldown: [EmailKind, email: string]
) {
  const apiError = error && fromAuthError(error)
  if (!apiError || apiError.kind === 'email-rate-limited') startCooldown(...cooldown)
  if (apiError) throw apiError
}

/**
 * Verifies an email link. Resolves to the user's ID, or undefined if another address must confirm
 * too.
 */
async function verifyToken(
  auth: AuthClient,
  type: EmailOtpType,
  token_hash: string,
  email: string,
) {
  const response = await auth.verifyOtp({ type, token_hash })
  // The link is expired, used or damaged.
  if (['otp_expired', 'validation_failed'].includes(response.error?.code ?? ''))
    throw linkExpiredError()
  const { session } = unwrap(response, authErrorMessages.linkUnknown)
  if (session && !isSameEmail(session.user.email, email)) {
    await auth.signOut({ scope: 'local' })
    throw new ApiError(authErrorMessages.linkForOtherAddress(email), 'refused')
  }
  return session?.user.id
}

const linkExpiredError = () => new ApiError(authErrorMessages.linkExpired, 'link-expired')

/**
 * Ends the user's other sessions after a new password. Resolves to whether that worked; the
 * password is changed either way. Supabase Auth ends them itself, "depending on configuration"
 * (https://supabase.com/docs/guides/auth/sessions); @supabase/lite does not.
 */
export const endOtherSessions = async (auth: AuthClient) =>
  !(await auth.signOut({ scope: 'others' })).error
