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

/** Whether a session is stored, and valid without a refresh, which supabase-js makes 90 s before its end. */
export function checkStoredSession(): 'fresh' | 'stale' | undefined {
  const session = readStoredSession()
  if (!session) return undefined
  return (session.expires_at ?? 0) * 1000 > Date.now() + 90_000 ? 'fresh' : 'stale'
}

export const removeStoredSession = () => removeStorage('localStorage', sessionKey)
