import type { Session } from '@supabase/supabase-js'
import { usePerTabStore } from '@/lib/per-tab-store'

/** How long a password reset may take. */
const recoveryMs = 15 * 60_000

/** Keeps the session of a password reset that began at a time, in ms since the epoch. */
export function saveRecovery(session: Session, since: number) {
  usePerTabStore.setState({ recovery: { session, since } })
  scheduleRecoveryExpiry()
}

/** Ends the password reset of this tab when its time is over, on whichever page that is. */
export function scheduleRecoveryExpiry() {
  const recovery = getRecovery()
  if (recovery) setTimeout(getRecovery, recovery.since + recoveryMs - Date.now())
}

/** Returns the password reset of this tab. Ends one whose time is over. */
export function getRecovery() {
  const { recovery } = usePerTabStore.getState()
  if (recovery && Math.abs(Date.now() - recovery.since) < recoveryMs) return recovery
  if (recovery) clearRecovery()
  return undefined
}

export const clearRecovery = () => usePerTabStore.setState({ recovery: undefined })

/** Returns the session of the password reset of this tab. */
export const useRecoverySession = () => usePerTabStore((state) => state.recovery?.session)

scheduleRecoveryExpiry()
