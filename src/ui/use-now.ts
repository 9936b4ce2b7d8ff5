import { useSyncExternalStore } from 'react'

let now = Date.now()

function subscribe(listener: () => void) {
  const timer = setInterval(() => {
    now = Date.now()
    listener()
  }, 60_000)
  return () => clearInterval(timer)
}

/** The time in ms, a minute old at the most. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
