import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** Where the choice is kept; the script in index.html reads it before the first paint. */
const storageKey = 'omnia-theme'

const listeners = new Set<() => void>()

const isFixed = (value: string | null | undefined): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark'

function current(): Theme {
  const { theme } = document.documentElement.dataset
  return isFixed(theme) ? theme : 'system'
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows the site in a theme from now on, in every tab of this browser. */
export function setTheme(theme: Theme) {
  apply(theme)
  try {
    if (theme === 'system') window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/** Follows a choice made in another tab. */
function follow({ key, newValue }: StorageEvent) {
  if (key === storageKey) apply(isFixed(newValue) ? newValue : 'system')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/** The chosen theme. */
export const useTheme = () => useSyncExternalStore(subscribe, current, () => 'system' as const)
