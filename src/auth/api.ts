import type { EmailOtpType } from '@supabase/supabase-js'
import { authErrorMessages } from '@/content/auth-errors'
import type { Href } from '@/content/hrefs'
import { ApiError, fromAuthError, toApiError, unwrap } from '@/lib/errors'
import type { AuthClient } from '@/lib/supabase'
import { withTemporaryClient } from '@/lib/temporary-client'
import { isSameEmail, needsMfa } from './auth-state'
import {
  clearRecoverySession,
  getRecoverySession,
  withRecoveryClient,
  withRecoverySession,
} from './recovery-session'
import type { SessionActions } from './session-manager'
import { getStoredUserId } from './stored-session'
import { startCooldown } from './use-cooldown'

export type Credentials = Record<'email' | 'password', string>

// Auth requests of the auth pages. Each throws an `ApiError` if it fails.

/**
 * Logs in. Resolves to whether the login needs an MFA code too. `unknownOutcomeMessage` is for a
 * lost response.
 */
export const logIn = (
  { withSessionClient }: SessionActions,
  credentials: Credentials,
  unknownOutcomeMessage?: string,
) =>
  withSessionClient(async ({ auth }) => {
    const { session } = unwrap(await auth.signInWithPassword(credentials), unknownOutcomeMessage)
    return needsMfa(session)
  })

/** Signs up. Resolves to whether the user is logged in. If not, an email asks for confirmation. */
export const signUp = (
  { withSessionClient }: SessionActions,
  credentials: Credentials,
  target: Href,
) =>
  withSessionClient(async ({ auth }) => {
    const options = { emailRedirectTo: window.location.origin + target }
    const { data, error } = await auth.signUp({ ...credentials, options })
    const apiError = error && fromAuthError(error, authErrorMessages.signUpUnknown)
    startConfirmationCooldown(credentials.email, apiError)
    if (apiError) throw apiError
    return !!data.session
  })

/**
 * Confirms a sign-up's email address, sets the password, ends every session and logs in. Resolves
 * to whether the login needs an MFA code too. Can be repeated after a lost response.
 */
export async function confirmSignUp(
  auth: SessionActions,
  token_hash: string,
  credentials: Credentials,
) {
  try {
    await setSignUpPassword(token_hash, credentials)
  } catch (error) {
    if (toApiError(error).kind !== 'link-expired') throw error
    // An earlier try may have set this password before a response was lost.
    return logIn(auth, credentials).catch(() => {
      throw error
    })
  }
  return logIn(auth, credentials, authErrorMessages.linkUnknown)
}

/** Confirms an email change. Resolves to false if the other address must confirm too. */
export const confirmEmailChange = (
  { withSession }: SessionActions,
  token_hash: string,
  email: string,
) =>
  withTemporaryClient(async ({ auth }) => {
    const userId = await verifyToken(auth, 'email_change', token_hash, email)
    // Updates the user's own session with the new email address, without waiting for it.
    if (userId && userId === getStoredUserId())
      void withSession((client) => client.auth.refreshSession()).catch(() => undefined)
    return userId !== undefined
  })

/** Verifies an authenticator code to log in. */
export const verifyLoginCode = ({ withSession }: SessionActions, factorId: string, code: string) =>
  withSession(async ({ auth }) => {
    unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
  })

/** Verifies an authenticator code for this tab's password reset. */
export const verifyRecoveryCode = (factorId: string, code: string) =>
  withRecoverySession(async (auth) => {
    unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
  })

/** Sets a new password and ends every session of the user. */
export const setNewPassword = ({ clearSession }: SessionActions, password: string) =>
  withRecoverySession(async (auth) => {
    const response = await auth.updateUser({ password })
    const { user } = unwrap(response, authErrorMessages.passwordUnknown)
    await auth.signOut()
    // supabase-js keeps the session if the response was lost.
    clearRecoverySession()
    if (user.id === getStoredUserId()) clearSession('unauthenticated')
  })

/** Resends the confirmation email. */
export const resendConfirmation = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const options = { emailRedirectTo: window.location.origin + target }
    const { error } = await auth.resend({ type: 'signup', email, options })
    const apiError = error && fromAuthError(error)
    startConfirmationCooldown(email, apiError)
    if (apiError) throw apiError
  })

/** Starts the cooldown, unless the error means that no email was sent. */
function startConfirmationCooldown(email: string, error: ApiError | null) {
  if (!error || error.kind === 'email-rate-limited') startCooldown('confirmation', email)
}

/** Sends a password reset link if the account exists. */
export const requestPasswordReset = (email: string, target: Href) =>
  withTemporaryClient(async ({ auth }) => {
    const redirectTo = window.location.origin + target
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
    const apiError = error && fromAuthError(error)
    // Don't show this limit, because it would reveal that the account exists.
    if (apiError && apiError.kind !== 'email-rate-limited') throw apiError
    startCooldown('recovery', email)
  })

/** Verifies a password reset link. The reset then continues in this tab. */
export const openRecoveryLink = (token_hash: string, email: string) =>
  withRecoveryClient((auth) => verifyToken(auth, 'recovery', token_hash, email))

/**
 * Confirms a sign-up's email address, sets the password and ends every session. The new password
 * protects against someone else who signed up with this email address.
 */
export const setSignUpPassword = (token_hash: string, { email, password }: Credentials) =>
  withRecoveryClient(async (auth) => {
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
  })

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
