import type { AuthError, EmailOtpType, Factor } from '@supabase/supabase-js'
import { authErrorMessages } from '@/content/copy/auth-errors'
import { ApiError, fromAuthError, isSessionEnded, unwrap } from '@/lib/errors'
import { createSupabaseClient, supabase } from '@/lib/supabase'
import { type Credentials, logIn, tryFactors } from './api'
import { isSameEmail } from './auth-state'
import { clearLinkSession, linkSessionKey, readLinkSession } from './link-session'
import { forgetSession } from './session'
import { getStoredUserId } from './stored-session'

// Requests for links in emails. Each throws an `ApiError` if it fails.

/** A client of its own, so that a link never logs the user in. Its session ends with the tab. */
const { auth } = createSupabaseClient({
  storageKey: linkSessionKey,
  storage: getSessionStorage(),
  autoRefreshToken: false,
})

/** Returns undefined if storage is blocked. supabase-js then keeps the session in memory. */
function getSessionStorage() {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * Confirms a sign-up's email address, sets the password, ends every session and logs in. Resolves
 * to whether the login needs an MFA code too. The new password protects against someone else who
 * signed up with this email address.
 */
export async function confirmSignUp(token_hash: string, credentials: Credentials) {
  const { email, password } = credentials
  // After a rejected password or a lost response, the link has been used and its session is kept.
  if (!isSameEmail(readLinkSession()?.user.email, email))
    await verifyToken('signup', token_hash, email)
  const { error } = await auth.updateUser({ password })
  if (error && error.code !== 'same_password')
    throw fromAuthError(error, authErrorMessages.linkUnknown)
  await endLinkSession('global')
  return logIn(credentials)
}

/** Confirms an email change. Resolves to false if the other address must confirm too. */
export async function confirmEmailChange(token_hash: string, email: string) {
  const userId = await verifyToken('email_change', token_hash, email)
  await endLinkSession('local')
  // Updates the user's own session with the new email address, without waiting for it.
  if (userId && userId === getStoredUserId()) void supabase.auth.refreshSession()
  return userId !== undefined
}

/** Verifies a password reset link. The reset then continues in this tab. */
export const openRecoveryLink = (token_hash: string, email: string) =>
  verifyToken('recovery', token_hash, email)

/** Verifies an authenticator code for this tab's password reset. */
export async function verifyRecoveryCode(factors: Factor[], code: string) {
  unwrap(await runReset(() => tryFactors(auth, factors, code)))
}

/** Sets a new password and ends every session of the user. */
export async function setNewPassword(password: string) {
  const response = await runReset(() => auth.updateUser({ password }))
  const { user } = unwrap(response, authErrorMessages.passwordUnknown)
  await endLinkSession('global')
  if (user.id === getStoredUserId()) await forgetSession()
}

/** Makes a call in this tab's password reset. Throws if the reset has ended. */
async function runReset<Result extends { error: AuthError | null }>(call: () => Promise<Result>) {
  const response = readLinkSession() && (await call())
  if (response && !isSessionEnded(response.error)) return response
  clearLinkSession()
  throw new ApiError(authErrorMessages.recoveryEnded, 'link-expired')
}

async function endLinkSession(scope: 'local' | 'global') {
  await auth.signOut({ scope })
  // supabase-js keeps the session if the response was lost.
  clearLinkSession()
}

/**
 * Verifies an email link. Resolves to the user's ID, or undefined if another address must confirm
 * too.
 */
async function verifyToken(type: EmailOtpType, token_hash: string, email: string) {
  const response = await auth.verifyOtp({ type, token_hash })
  // The link is expired, used or damaged.
  if (['otp_expired', 'validation_failed'].includes(response.error?.code ?? ''))
    throw new ApiError(authErrorMessages.linkExpired, 'link-expired')
  const { session } = unwrap(response, authErrorMessages.linkUnknown)
  if (session && !isSameEmail(session.user.email, email)) {
    await endLinkSession('local')
    throw new ApiError(authErrorMessages.linkForOtherAddress(email), 'refused')
  }
  return session?.user.id
}
