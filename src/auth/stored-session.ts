import type { Session } from '@supabase/supabase-js'
import { sessionKey } from '@/lib/session-key'
import { readStoredJson, removeStorage } from '@/lib/storage'

/** The session in local storage. An invalid one is removed, because supabase-js fails on it. */
export function readStoredSession(): Session | undefined {
  const session = readStoredJson('localStorage', sessionKey) as Session | null | undefined
  const texts = [session?.access_token, session?.user?.id, session?.user?.email ?? '']
  if (texts.every((value) => typeof value === 'string')) return session!
  removeStoredSession()
  return undefined
}

/** The refresh token in local storage. It changes with each refresh, and with each log-in. */
export const getStoredRefreshToken = () => readStoredSession()?.refresh_token

/** The id of the user whose session is stored, even if it could not be checked. */
export const getStoredUserId = () => readStoredSession()?.user.id

export const removeStoredSession = () => removeStorage('localStorage', sessionKey)
