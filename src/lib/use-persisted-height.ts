import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { readStorage, writeStorage } from './storage'

/**
 * A ref: until its content has loaded, the element is as high as this tab last showed it, so that React
 * Router can restore the scroll position at once. The height is stored under `name`.
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
