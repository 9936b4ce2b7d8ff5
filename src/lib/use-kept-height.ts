import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readStorage, writeStorage } from './storage'

/**
 * Makes an element as high as it was in this entry of the history until its content has loaded, so that
 * React Router can restore the scroll position at once.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>, loaded: boolean) {
  const storageKey = `omnia-height:${useLocation().key}`

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    if (!loaded) {
      current.style.minHeight = `${readStorage('sessionStorage', storageKey) ?? 0}px`
      return () => {
        current.style.minHeight = ''
      }
    }
    const save = () => writeStorage('sessionStorage', storageKey, String(current.offsetHeight))
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [element, loaded, storageKey])
}
