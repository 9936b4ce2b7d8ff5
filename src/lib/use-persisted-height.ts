import { useLayoutEffect, useRef } from 'react'
import { readStorage, writeStorage } from './storage'

/**
 * Returns a ref that keeps an element at its last height in this tab until its content loads. React
 * Router can then restore the scroll position immediately. The height is stored under `name`.
 */
export function usePersistedHeight<T extends HTMLElement>(name: string, isLoaded: boolean) {
  const ref = useRef<T>(null)
  const storageKey = `omnia-height:${name}`

  useLayoutEffect(() => {
    const element = ref.current!
    const height = isLoaded ? null : readStorage('sessionStorage', storageKey)
    element.style.minHeight = height ? `${height}px` : ''
    if (!isLoaded) return
    const keep = () => writeStorage('sessionStorage', storageKey, String(element.offsetHeight))
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [storageKey, isLoaded])

  return ref
}
