import { Contrast } from 'lucide-react'
import { removeStorage, writeStorage } from '@/lib/storage'
import { applyTheme, themeKey } from '@/lib/theme'
import { IconButton } from '@/ui/button'

/** Switches to the theme that the system doesn't have, or back to the system's, which isn't stored. */
function switchTheme() {
  const other = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'
  const theme = document.documentElement.dataset.theme === other ? null : other
  if (theme) writeStorage('localStorage', themeKey, theme)
  else removeStorage('localStorage', themeKey)
  applyTheme(theme)
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
