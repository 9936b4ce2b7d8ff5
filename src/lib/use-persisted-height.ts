import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { readStorage, writeStorage } from './storage'

/**
 * Returns a ref that keeps an element at its last height in this tab until its content loads. React
 * Router can then restore the scroll position immediately. The height is stored under `name`.
 */
export function usePersistedHeight<T extends HTMLElement>(name: string, isLoaded: boolean) {
  const ref = useRef<T>(null)
  const storageKey = `omnia-height:${name}`

  const keep = useEffectEvent(() =>
    writeStorage('sessionStorage', storageKey, String(ref.current?.offsetHeight)),
  )

  const setHeight = useEffectEvent(() => {
    const height = isLoaded ? null : readStorage('sessionStorage', storageKey)
    ref.current!.style.minHeight = height ? `${height}px` : ''
  })

  useLayoutEffect(() => {
    setHeight()
    if (!isLoaded) return
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [isLoaded])

  return ref
}
