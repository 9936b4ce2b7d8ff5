import type { AuthError, Factor } from '@supabase/supabase-js'
import type { Credentials } from '@/auth/api'
import { getTotpFactors, needsMfa, type User } from '@/auth/auth-state'
import type { SessionActions } from '@/auth/session-manager'
import { authErrorMessages } from '@/content/auth-errors'
import { brand } from '@/content/brand'
import { ApiError, fromAuthError, fromPostgrestError, unwrap } from '@/lib/errors'
import type { AuthClient } from '@/lib/supabase'
import { withTemporaryClient } from '@/lib/temporary-client'

// Auth requests of the account page. Each throws an `ApiError` if it fails.

/** Sends an email to confirm the user's new email address. */
export const changeEmail = ({ withSession }: SessionActions, email: string) =>
  withSession(async ({ auth }) => {
    const emailRedirectTo = `${window.location.origin}/dashboard/account`
    unwrap(await auth.updateUser({ email }, { emailRedirectTo }))
  })

/** Changes the user's password and ends the other sessions. */
export async function changePassword(
  { withSession }: SessionActions,
  { email }: User,
  current_password: string,
  password: string,
) {
  // Whether the auth server requires it depends on its configuration.
  await verifyPassword({ email, password: current_password })
  await withSession(async ({ auth }) => {
    const response = await auth.updateUser({ password, current_password })
    unwrap(response, authErrorMessages.passwordUnknown)
    // Supabase Auth has ended them, @supabase/lite has not.
    await auth.signOut({ scope: 'others' })
  })
}

/**
 * Starts to add an authenticator. Checks the password first, which the auth server doesn't require.
 */
export async function enrollFactor(
  { withSession }: SessionActions,
  { email }: User,
  password: string,
  friendlyName: string,
) {
  await verifyPassword({ email, password })
  return withSession(async ({ auth: { mfa } }) => {
    const { all } = unwrap(await mfa.listFactors())
    // Unverified authenticators keep their names reserved.
    for (const { id, status } of all)
      if (status === 'unverified') await mfa.unenroll({ factorId: id })
    return unwrap(await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name }))
  })
}

/** Verifies a code of the new authenticator, which adds it. */
export const verifyFactor = ({ withSession }: SessionActions, factorId: string, code: string) =>
  withSession(async ({ auth }) => {
    unwrap(await auth.mfa.challengeAndVerify({ factorId, code }))
  })

/** Removes an authenticator after verifying a code of any authenticator. */
export const unenrollFactor = (
  { withSession }: SessionActions,
  factorId: string,
  verifyingId: string,
  code: string,
) =>
  withSession(async ({ auth }) => {
    unwrap(await auth.mfa.challengeAndVerify({ factorId: verifyingId, code }))
    unwrap(await auth.mfa.unenroll({ factorId }))
    // The token and the stored user still contain the factor.
    await auth.refreshSession()
  })

/**
 * Deletes the account after another login. Resolves to false if the login needs an MFA code too.
 */
export async function deleteAccount(
  { clearSession }: SessionActions,
  credentials: Credentials,
  code?: string,
) {
  const isDeleted = await withTemporaryClient(async (client) => {
    const { session } = await logInAgain(client.auth, credentials)
    if (needsMfa(session)) {
      const factors = getTotpFactors(session.user)
      if (!code) return false
      await verifyAnyFactor(client.auth, factors, code)
    }
    const { error, status } = await client.rpc('delete_account')
    if (error)
      throw fromPostgrestError(error, status, { unknownOutcome: authErrorMessages.deletionUnknown })
    return true
  })
  if (isDeleted) clearSession('logged-out')
  return isDeleted
}

/** Verifies a user's password with another login, which ends immediately. */
const verifyPassword = (credentials: Credentials) =>
  withTemporaryClient(({ auth }) => logInAgain(auth, credentials))

/** Logs in the signed-in user again. */
async function logInAgain(auth: AuthClient, credentials: Credentials) {
  const response = await auth.signInWithPassword(credentials)
  if (response.error?.code === 'invalid_credentials')
    throw new ApiError(authErrorMessages.wrongPassword, 'wrong-password')
  return unwrap(response)
}

/** Tries a code with each factor in turn, until one accepts it. */
async function verifyAnyFactor({ mfa }: AuthClient, factors: Factor[], code: string) {
  let refusal: AuthError | null = null
  for (const { id: factorId } of factors) {
    refusal = (await mfa.challengeAndVerify({ factorId, code })).error
    if (!refusal) return
  }
  if (refusal) throw fromAuthError(refusal)
}
