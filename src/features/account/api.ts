import type { Factor, Session } from '@supabase/supabase-js'
import { getTotpFactors, isSameEmail, needsMfa, type User } from '@/auth/auth-state'
import { authErrorMessages } from '@/auth/copy'
import { assertSession, renewSession, runAsUser, tryFactors, verifyCode } from '@/auth/session'
import { brand } from '@/content/brand'
import { ApiError, fromPostgrestError, unansweredError, unwrap } from '@/lib/errors'
import { createTemporaryClient, supabase } from '@/lib/supabase'
import { accountErrorMessages } from './copy'

// Auth requests of the account page. Each throws an `ApiError` if it fails.

/** Renews the session. What was loaded or done before holds, also if there is no response now. */
const tryToRenewSession = () => renewSession().catch(() => undefined)

/** Loads the user, and renews the session if a new email address was confirmed on another device. */
export async function fetchUser({ id, email }: User) {
  const user = await assertSession(id)
  if (!isSameEmail(user.email, email)) await tryToRenewSession()
  return user
}

/** Sends an email to confirm the user's new email address. */
export function changeEmail(user: User, email: string) {
  const emailRedirectTo = `${window.location.origin}/dashboard/account`
  return runAsUser(() => supabase.auth.updateUser({ email }, { emailRedirectTo }), {
    userId: user.id,
    unknownOutcomeMessage: accountErrorMessages.emailUnknown,
  })
}

/** Changes the user's password. Supabase Auth then ends the other sessions, @supabase/lite doesn't. */
export async function changePassword(user: User, current_password: string, password: string) {
  // The auth server's configuration decides whether it checks `current_password` itself.
  await verifyPassword(user, current_password)
  await runAsUser(() => supabase.auth.updateUser({ password, current_password }), {
    userId: user.id,
    unknownOutcomeMessage: accountErrorMessages.passwordUnknown,
  })
}

/** Starts to add an authenticator. The auth server doesn't require the password, but we do. */
export async function enrollFactor(user: User, password: string, friendlyName: string) {
  await verifyPassword(user, password)
  const { mfa } = supabase.auth
  const options = { userId: user.id }
  const { all } = (await runAsUser(() => mfa.listFactors(), options)).data
  // Unverified authenticators keep their names reserved.
  for (const { id, status } of all)
    if (status === 'unverified') await runAsUser(() => mfa.unenroll({ factorId: id }), options)
  const enrolled = await runAsUser(
    () => mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name }),
    options,
  )
  return enrolled.data
}

/** Removes an authenticator after a code of another, which proves that it works, or of the last. */
export async function unenrollFactor(factorId: string, factors: Factor[], code: string) {
  const others = factors.filter(({ id }) => id !== factorId)
  await verifyCode(others.length > 0 ? others : factors, code)
  await runAsUser(() => supabase.auth.mfa.unenroll({ factorId }), {
    unknownOutcomeMessage: accountErrorMessages.removalUnknown,
  })
  // The token and the stored user still contain the factor.
  await tryToRenewSession()
}

/** Deletes the account after another login. Resolves to false if that needs an MFA code too. */
export const deleteAccount = (user: User, password: string, code?: string) =>
  withSecondLogin(user, password, async (client, session) => {
    if (needsMfa(session)) {
      const factors = getTotpFactors(session.user)
      if (factors.length === 0)
        throw new ApiError(authErrorMessages.unsupportedFactor(user.email), 'refused')
      if (!code) return false
      unwrap(await tryFactors(client.auth, factors, code))
    }
    const unknownOutcome = accountErrorMessages.deletionUnknown
    const { data, error, status } = await client.rpc('delete_account')
    if (error) throw fromPostgrestError(error, status, unknownOutcome)
    // supabase-js treats an empty response, also a 404, as a success.
    if (!data) throw unansweredError(unknownOutcome)
    return data
  })

const verifyPassword = (user: User, password: string) =>
  withSecondLogin(user, password, () => Promise.resolve())

/** Logs in the signed-in user again, in another client, and ends that login. */
async function withSecondLogin<T>(
  user: User,
  password: string,
  run: (client: typeof supabase, session: Session) => Promise<T>,
) {
  // The address may have changed on another device.
  const { email = '' } = await fetchUser(user)
  const client = createTemporaryClient()
  try {
    const response = await client.auth.signInWithPassword({ email, password })
    if (response.error?.code === 'invalid_credentials')
      throw new ApiError(accountErrorMessages.wrongPassword, 'refused', 'currentPassword')
    return await run(client, unwrap(response).session)
  } finally {
    // Sends no request if there is no session.
    await client.auth.signOut({ scope: 'local' })
    await client.auth.dispose()
  }
}
