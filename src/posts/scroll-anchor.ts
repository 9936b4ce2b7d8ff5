import { flushSync } from 'react-dom'

/**
 * Renders a change of a list and keeps what is on screen in place, whatever was added or removed above
 * it. If the focused item was removed, the list gets the focus. Items must keep their elements.
 */
export function preserveScroll(list: HTMLElement | null, change: () => void) {
  const anchor = [...(list?.children ?? [])].find((item) => item.getBoundingClientRect().bottom > 0)
  const before = anchor?.getBoundingClientRect().top
  const focused = list?.contains(document.activeElement)
  flushSync(change)
  if (before !== undefined && anchor?.isConnected)
    window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
  if (focused && document.activeElement === document.body) list?.focus({ preventScroll: true })
}

/** Focuses an item of a list, unless the focus is outside the list's section. */
export function focusItem(list: HTMLElement | null, position: number) {
  const item = list?.children[position]
  const { activeElement } = document
  if (!(item instanceof HTMLElement)) return
  if (activeElement === document.body || list?.parentElement?.contains(activeElement))
    item.focus({ preventScroll: true })
}
