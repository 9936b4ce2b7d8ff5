import type { AuthError } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'

/** How long the auth service makes the same address wait for another e-mail, in ms. */
const pause = 60_000

const key = 'omnia-mail-pause'
const listeners = new Set<() => void>()
let now = 0

/** The address that was last sent an e-mail in this tab, and until when it is not sent another. */
function read(): { email?: string; until?: number } {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as ReturnType<typeof read>
  } catch {
    return {}
  }
}

function start(email: string) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ email, until: Date.now() + pause }))
  } catch {
    // Storage is forbidden: the auth service itself refuses what comes too soon.
  }
  tick()
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const timer = setInterval(tick, 1000)
  tick()
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
  }
}

function secondsLeft(email: string) {
  const last = read()
  if (!now || last.email !== email || !last.until) return 0
  return Math.min(Math.max(Math.ceil((last.until - now) / 1000), 0), pause / 1000)
}

/** For how many seconds yet an address is not to be sent another e-mail; outlives a reload. */
export const useMailPause = (email: string) =>
  useSyncExternalStore(
    subscribe,
    () => secondsLeft(email),
    () => 0,
  )

/** Lets the auth service send an e-mail; from then on, or from a refusal as too soon, the address waits. */
export async function sendMail<T extends { error: AuthError | null }>(
  email: string,
  answer: Promise<T>,
): Promise<T> {
  const result = await answer
  if (!result.error || result.error.code === 'over_email_send_rate_limit') start(email)
  return result
}
