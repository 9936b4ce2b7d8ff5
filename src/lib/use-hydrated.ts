import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in prerendered HTML and while it hydrates, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
