import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the script runs: not in what the build renders, nor in the first render over it. */
export const useStarted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
