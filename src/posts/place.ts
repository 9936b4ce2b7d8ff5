import { flushSync } from 'react-dom'

/**
 * Changes a list while what is on screen stays where it is, whatever comes or goes above it; a focus
 * whose item leaves goes to the list. Items must keep their elements.
 */
export function keepPlace(list: HTMLElement | null, change: () => void) {
  const seen = [...(list?.children ?? [])].find((item) => item.getBoundingClientRect().bottom > 0)
  const before = seen?.getBoundingClientRect().top
  const focused = list?.contains(document.activeElement)
  flushSync(change)
  if (before !== undefined && seen?.isConnected)
    window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
  if (focused && document.activeElement === document.body) list?.focus({ preventScroll: true })
}

/** Leads the focus to an item of a list, unless it is at work elsewhere. */
export function leadTo(list: HTMLElement | null, position: number) {
  const item = list?.children[position]
  const { activeElement } = document
  if (!(item instanceof HTMLElement)) return
  if (activeElement === document.body || list?.parentElement?.contains(activeElement))
    item.focus({ preventScroll: true })
}
