import type { Session } from '@supabase/supabase-js'
import { readStoredJson, removeStorage, sessionKey } from '@/lib/storage'

/** The session in local storage. An invalid one is removed, because supabase-js fails on it. */
export function readStoredSession(): Session | undefined {
  const session = readStoredJson('localStorage', sessionKey) as Session | null | undefined
  const texts = [session?.access_token, session?.user?.id, session?.user?.email ?? '']
  if (texts.every((value) => typeof value === 'string')) return session!
  removeStoredSession()
  return undefined
}

/** Returns the user ID of the stored session, even if the session could not be checked. */
export const getStoredUserId = () => readStoredSession()?.user.id

export const removeStoredSession = () => removeStorage('localStorage', sessionKey)
