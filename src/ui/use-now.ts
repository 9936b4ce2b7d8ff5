import { useSyncExternalStore } from 'react'

let now = Date.now()

function subscribe(listener: () => void) {
  const tick = () => {
    now = Date.now()
    listener()
  }
  tick()
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}

/** Returns the current time in ms, at most a minute old. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
