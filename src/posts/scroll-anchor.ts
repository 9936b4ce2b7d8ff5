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

/** Returns whether a list may take the focus: its section has the focus already, or nothing has. */
export const mayTakeFocus = (list: HTMLElement | null) =>
  document.activeElement === document.body || list?.parentElement?.contains(document.activeElement)

/** Focuses an element. What is on screen stays in place, unless `scroll` is set and the element is elsewhere. */
export function focusElement(element: Element | null | undefined, scroll = false) {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  if (scroll) element.scrollIntoView({ block: 'nearest' })
}
