import { Contrast } from 'lucide-react'
import { removeStorage, writeStorage } from '@/lib/storage'
import { applyTheme, themeKey } from '@/lib/theme'
import { IconButton } from '@/ui/button'

/** Switches between light and dark. Stores the theme only if it differs from the system's. */
function switchTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const current = document.documentElement.dataset.theme ?? system
  const theme = current === 'dark' ? 'light' : 'dark'
  const stored = theme === system ? null : theme
  if (stored) writeStorage('localStorage', themeKey, stored)
  else removeStorage('localStorage', themeKey)
  applyTheme(stored)
}

/** The button that switches between the light and the dark theme. */
export const ThemeSwitch = () => (
  <IconButton
    label="Switch between light and dark theme"
    title="Light or dark theme"
    onClick={switchTheme}
    className="noscript:hidden"
  >
    <Contrast className="size-5" />
  </IconButton>
)
