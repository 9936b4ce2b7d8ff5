import { useEffect, useState } from 'react'

/** The auth server's minimum time between two emails to an address. */
const cooldownMs = 60_000

/** Returns the seconds until another email may be sent, with functions to start and cancel them. */
export function useCooldown(startsImmediately = false) {
  const [now, setNow] = useState(Date.now)
  const [until, setUntil] = useState(startsImmediately ? now + cooldownMs : 0)
  const remaining = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = remaining > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    remaining,
    start() {
      const time = Date.now()
      setNow(time)
      setUntil(time + cooldownMs)
    },
    cancel: () => setUntil(0),
  }
}
