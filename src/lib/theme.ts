/** The key of the chosen theme in local storage. */
export const themeKey = 'omnia-theme'

/** Applies a theme to the page and to the browser's toolbar. Without one, both follow the system. */
export function applyTheme(theme: string | null) {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
  for (const scheme of ['light', 'dark']) {
    const chosen = dataset.theme === scheme ? 'all' : 'not all'
    const meta = document.querySelector<HTMLMetaElement>(`#${scheme}-color`)!
    meta.media = dataset.theme ? chosen : `(prefers-color-scheme: ${scheme})`
  }
}
