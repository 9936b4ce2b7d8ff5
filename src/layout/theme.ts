import { useEffect } from 'react'
import { create } from 'zustand'
import { removeStorage, writeStorage } from '@/lib/storage'

export type Theme = 'system' | 'light' | 'dark'

/** The script in index.html reads it before the first paint. */
const storageKey = 'omnia-theme'

/** Starts with the theme of prerendered HTML. */
export const useThemeStore = create<{ theme: Theme }>(() => ({ theme: 'system' }))

function apply(value: string | null | undefined) {
  const theme = value === 'light' || value === 'dark' ? value : 'system'
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  useThemeStore.setState({ theme })
}

/** Sets the theme in every tab of this browser. */
export function setTheme(theme: Theme) {
  apply(theme)
  if (theme === 'system') removeStorage('localStorage', storageKey)
  else writeStorage('localStorage', storageKey, theme)
}

/** The chosen theme. */
export function useTheme() {
  useEffect(() => {
    apply(document.documentElement.dataset.theme)
    const followOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) apply(newValue)
    }
    window.addEventListener('storage', followOtherTab)
    return () => window.removeEventListener('storage', followOtherTab)
  }, [])
  return useThemeStore((state) => state.theme)
}
