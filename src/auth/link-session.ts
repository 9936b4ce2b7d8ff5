import type { Session } from '@supabase/supabase-js'
import { readStoredJson, removeStorage } from '@/lib/storage'

/** The key of the session in the tab's session storage. */
export const linkSessionKey = 'omnia-recovery'

/** The time limit of a password reset. */
const linkSessionMs = 15 * 60_000

/** Returns the session of the email link that was used in this tab, for 15 minutes. */
export function readLinkSession(): Session | null {
  const session = readStoredJson('sessionStorage', linkSessionKey) as Session | undefined
  if (!session) return null
  // `expires_at` is in this browser's time (see lib/supabase.ts).
  const { expires_at = 0, expires_in } = session
  if (Date.now() < (expires_at - expires_in) * 1000 + linkSessionMs) return session
  clearLinkSession()
  return null
}

export const clearLinkSession = () => removeStorage('sessionStorage', linkSessionKey)
