import type { Session } from '@supabase/supabase-js'
import { authErrorMessages } from '@/content/auth-errors'
import { decodeJwt, getSessionStart } from '@/lib/decode-jwt'
import { ApiError, throwApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { removeStorage } from '@/lib/storage'
import type { AuthClient, TypedSupabaseClient } from '@/lib/supabase'
import { isSessionEndedError } from './auth-state'

/** The key of the session in the tab's session storage. */
const recoveryKey = 'omnia-recovery'

/** The time limit of a password reset. */
const recoveryMs = 15 * 60_000

let client: Promise<TypedSupabaseClient> | undefined

/**
 * Runs requests in the client for links that set a password, which keeps its session in this tab.
 */
export async function withRecoveryClient<T>(run: (auth: AuthClient) => Promise<T>) {
  client ??= loadModule(() => import('@/lib/supabase'))
    .then(({ createRecoveryClient }) => createRecoveryClient(recoveryKey))
    .catch((error) => {
      // Let the next call retry loading supabase-js.
      client = undefined
      return throwApiError(error)
    })
  const { auth } = await client
  return run(auth).catch(throwApiError)
}

/** Returns the session of the email link that was used in this tab, or null after 15 minutes. */
export const getRecoverySession = () =>
  withRecoveryClient(async (auth) => {
    const { session } = (await auth.getSession()).data
    if (!session) return null
    if (getAgeMs(session) < recoveryMs) return session
    clearRecoverySession()
    return null
  })

/** Returns the time since the link was used, in ms. The token may have been refreshed since. */
function getAgeMs({ access_token, expires_at = 0, expires_in }: Session) {
  const claims = decodeJwt(access_token)
  const { iat = 0 } = claims
  const start = getSessionStart(claims) ?? iat
  // `expires_at` is in this browser's time (see lib/supabase.ts), the claims are in the server's.
  const tokenAgeMs = Date.now() - (expires_at - expires_in) * 1000
  return tokenAgeMs + Math.max(0, iat - start) * 1000
}

/** Runs requests in the session of the email link. Throws if it has ended. */
export const withRecoverySession = <T>(run: (auth: AuthClient) => Promise<T>) =>
  withRecoveryClient(async (auth) => {
    if ((await getRecoverySession()) && !isSessionEndedError((await auth.getUser()).error))
      return run(auth)
    clearRecoverySession()
    throw new ApiError(authErrorMessages.recoveryEnded, 'link-expired')
  })

export const clearRecoverySession = () => removeStorage('sessionStorage', recoveryKey)
