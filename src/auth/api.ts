import type { AuthError, EmailOtpType } from '@supabase/supabase-js'
import type { Href } from '@/content/catalog/hrefs'
import { ApiError, fromAuthError, isErrorOfKind, isSessionEndedError, unwrap } from '@/lib/errors'
import { createTemporaryClient, supabase } from '@/lib/supabase'
import { getTotpFactors, isSameEmail, needsMfa } from './auth-state'
import { authErrorMessages } from './copy'
import { forgetSession, tryFactors } from './session'
import { readStoredSession } from './stored-session'

export type Credentials = Record<'email' | 'password', string>

// Auth requests of visitors' forms. Each throws an `ApiError` if it fails.

/** Logs in. Resolves to whether the login needs an MFA code too. */
export async function logIn(credentials: Credentials) {
  const response = await supabase.auth.signInWithPassword(credentials)
  return needsMfa(unwrap(response).session)
}

/**
 * Signs up. `data` is what the account keeps of the sign-up link, in its metadata. Resolves to whether
 * the user is logged in. If not, an email asks for confirmation.
 */
export async function signUp(
  credentials: Credentials,
  target: Href,
  data?: { service?: string; email_if_open?: boolean },
) {
  const options = { emailRedirectTo: window.location.origin + target, data }
  const response = await supabase.auth.signUp({ ...credentials, options })
  return !!unwrap(response, authErrorMessages.signUpUnknown).session
}

export async function resendConfirmation(email: string, target: Href) {
  const options = { emailRedirectTo: window.location.origin + target }
  unwrap(await supabase.auth.resend({ type: 'signup', email, options }))
}

/** Sends a password reset link if the account exists. */
export async function requestPasswordReset(email: string, target: Href) {
  const redirectTo = window.location.origin + target
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo })
  const apiError = error && fromAuthError(error)
  // Don't show this limit, because it would reveal that the account exists.
  if (apiError && apiError.kind !== 'email-rate-limited') throw apiError
}

// Requests for links in emails.

/** A client of its own, so that a link never logs the user in. Its session is only in memory. */
const { auth } = createTemporaryClient()

/** How long a password reset may take, in ms. `failedLinkCopy` names it. */
const resetTimeMs = 15 * 60_000

/** Confirms a sign-up and logs in. Resolves to whether the login needs an MFA code too. */
export async function confirmSignUp(token_hash: string, credentials: Credentials) {
  const { email, password } = credentials
  // After a rejected password, the link has been used and its session is kept.
  const { session } = (await auth.getSession()).data
  try {
    if (!isSameEmail(session?.user.email, email)) await verifyToken('signup', token_hash, email)
    // Someone else may have signed up with this email address, and a password of their own.
    const { error } = await auth.updateUser({ password })
    // Usually it is the password of the sign-up.
    if (error && error.code !== 'same_password') throw toLinkError(error)
    await auth.signOut({ scope: 'global' })
  } catch (error) {
    // The link may have been used with this password already, and the response was lost.
    if (!isErrorOfKind(error, 'link-expired')) throw error
    return logIn(credentials).catch((loginError: unknown) => {
      throw isErrorOfKind(loginError, 'unknown-outcome', 'repeatable') ? loginError : error
    })
  }
  return logIn(credentials)
}

/** Confirms an email change. Resolves to false if the other address must confirm too. */
export async function confirmEmailChange(token_hash: string, email: string) {
  const session = await verifyToken('email_change', token_hash, email)
  await auth.signOut({ scope: 'local' })
  // Updates the user's own session with the new email address, without waiting for it.
  if (session && session.user.id === readStoredSession()?.user.id)
    void supabase.auth.refreshSession()
  return session !== null
}

/** A password reset whose link has been verified. */
export type PasswordReset = Awaited<ReturnType<typeof openRecoveryLink>>

/** Verifies a password reset link. Resolves to whether the new password needs an MFA code too. */
export async function openRecoveryLink(token_hash: string, email: string) {
  const verified = await verifyToken('recovery', token_hash, email)
  const needsCode = verified !== null && needsMfa(verified)
  if (needsCode && getTotpFactors(verified.user).length === 0) {
    await auth.signOut({ scope: 'local' })
    throw new ApiError(authErrorMessages.unsupportedFactor(email), 'refused')
  }
  const end = Date.now() + resetTimeMs
  /** Whether an earlier call may have set the password, but got no response. */
  let mayBeSet = false

  /** Sets the new password, with a code if it needs one, and ends the user's sessions. */
  async function setPassword(password: string, code: string) {
    if (Date.now() >= end) throw linkExpired()
    const { session } = (await auth.getSession()).data
    // After a rejected password, the session has the code already.
    if (session && needsMfa(session)) {
      const { error } = await tryFactors(auth, getTotpFactors(session.user), code)
      if (error) throw toLinkError(error)
    }
    const { error } = await auth.updateUser({ password })
    if (error && !(mayBeSet && error.code === 'same_password')) {
      const linkError = toLinkError(error)
      mayBeSet ||= linkError.kind === 'unknown-outcome'
      throw linkError
    }
    await auth.signOut({ scope: 'global' })
    if (session?.user.id === readStoredSession()?.user.id) await forgetSession()
  }

  return { needsCode, setPassword }
}

const linkExpired = () => new ApiError(authErrorMessages.linkExpired, 'link-expired')

const toLinkError = (error: AuthError) =>
  isSessionEndedError(error) ? linkExpired() : fromAuthError(error, authErrorMessages.linkUnknown)

/** Verifies an email link. Resolves to its session, or null if another address must confirm too. */
async function verifyToken(type: EmailOtpType, token_hash: string, email: string) {
  const response = await auth.verifyOtp({ type, token_hash })
  // The link is expired, used or damaged.
  if (['otp_expired', 'validation_failed'].includes(response.error?.code ?? '')) throw linkExpired()
  const { session } = unwrap(response, authErrorMessages.linkUnknown)
  if (session && !isSameEmail(session.user.email, email)) {
    await auth.signOut({ scope: 'local' })
    throw new ApiError(authErrorMessages.linkForOtherAddress(email), 'refused')
  }
  return session
}
