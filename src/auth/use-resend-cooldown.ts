import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { readStoredJson, writeStorage } from '@/lib/storage'

/** How long the auth service makes an address wait for another email, in ms. */
const cooldown = 60_000

const storageKey = 'omnia-resend-cooldown'

interface Cooldown {
  email: string
  /** When it ends, in ms since the epoch. */
  until: number
}

/** The cooldown of the last address in this tab. */
const useCooldownStore = create<Cooldown>(() => ({ email: '', until: 0 }))

/** Returns the seconds until an address may be sent another email. Outlives a reload. */
export function useResendCooldown(email: string) {
  const [now, setNow] = useState(0)
  const current = useCooldownStore()
  useEffect(() => {
    const stored = readStoredJson('sessionStorage', storageKey)
    if (stored) useCooldownStore.setState(stored)
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (!now || current.email !== email) return 0
  const remaining = Math.min(Math.max(current.until - now, 0), cooldown)
  return Math.ceil(remaining / 1000)
}

/** Starts the cooldown of an address. */
export function startCooldown(email: string) {
  const started: Cooldown = { email, until: Date.now() + cooldown }
  useCooldownStore.setState(started)
  writeStorage('sessionStorage', storageKey, JSON.stringify(started))
}
