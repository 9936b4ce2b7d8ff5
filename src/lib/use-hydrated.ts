import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the page is hydrated. False in prerendered HTML and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
