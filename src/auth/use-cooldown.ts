import { useEffect, useState } from 'react'
import { usePerTabStore } from './per-tab-store'

/** The auth server's minimum time between two emails to an address. */
const cooldownMs = 60_000

type EmailKind = 'confirmation' | 'recovery'

/** Starts the cooldown for emails of this kind to an email address. */
export const startCooldown = (kind: EmailKind, email: string) =>
  usePerTabStore.setState(({ cooldowns }) => ({
    cooldowns: { ...cooldowns, [kind + email]: Date.now() + cooldownMs },
  }))

/** Returns the seconds until an email address may be sent another email of a kind. */
export function useCooldown(kind: EmailKind, email: string) {
  const until = usePerTabStore(({ cooldowns }) => cooldowns?.[kind + email] ?? 0)
  const [remaining, setRemaining] = useState(0)

  useEffect(() => {
    const tick = () => setRemaining(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])

  return remaining
}
