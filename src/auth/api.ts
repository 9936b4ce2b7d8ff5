import type { AuthMFAVerifyResponse, Factor } from '@supabase/supabase-js'
import { authErrorMessages } from './copy'
import type { Href } from '@/content/catalog/hrefs'
import { fromAuthError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { needsMfa } from './auth-state'
import { runAsUser } from './session'

export type Credentials = Record<'email' | 'password', string>

// Auth requests of the auth pages, which load this module when a form is sent. Each throws an
// `ApiError` if it fails.

/** Logs in. Resolves to whether the login needs an MFA code too. */
export async function logIn(credentials: Credentials) {
  const response = await supabase.auth.signInWithPassword(credentials)
  return needsMfa(unwrap(response).session)
}

/** Signs up. Resolves to whether the user is logged in. If not, an email asks for confirmation. */
export async function signUp(credentials: Credentials, target: Href) {
  const options = { emailRedirectTo: window.location.origin + target }
  const response = await supabase.auth.signUp({ ...credentials, options })
  return !!unwrap(response, authErrorMessages.signUpUnknown).session
}

/** Verifies an authenticator code, which completes a login or adds the authenticator. */
export const verifyCode = (factors: Pick<Factor, 'id'>[], code: string) =>
  runAsUser(() => tryFactors(supabase.auth, factors, code))

/** Tries a code with each factor, until one accepts it. */
export async function tryFactors(
  auth: typeof supabase.auth,
  [factor, ...others]: Pick<Factor, 'id'>[],
  code: string,
): Promise<AuthMFAVerifyResponse> {
  const response = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code })
  const isWrong = response.error?.code === 'mfa_verification_failed'
  return isWrong && others.length > 0 ? tryFactors(auth, others, code) : response
}

/** Resends the confirmation email. */
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
