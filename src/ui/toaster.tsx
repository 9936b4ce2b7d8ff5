import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/idle'
import { getToasts, subscribeToToasts } from './toasts'

const newest = () => getToasts()[0]?.id

/**
 * The place of the toasts. Its script comes when the browser is idle, or with the first toast: that
 * waits for it, and where it does not load, is there as soon as it does.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(subscribeToToasts, newest, () => undefined)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (Toaster) return
    const load = () =>
      void import('./toast').then(
        (script) => setToaster(() => script.Toaster),
        () => undefined,
      )
    if (waiting === undefined) return whenIdle(load)
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [waiting, Toaster])

  return Toaster && <Toaster />
}
