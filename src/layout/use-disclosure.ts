import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Implements the disclosure pattern of WAI-ARIA for a menu of links.
 * Escape, a click or focus outside, and a navigation close the menu. Escape returns the focus to the
 * button.
 */
export function useDisclosure() {
  const { key } = useLocation()
  // The location in which the menu was opened, because a navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const containerRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const close = () => setOpenAt(undefined)
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !containerRef.current?.contains(event.target)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      buttonRef.current?.focus()
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => controller.abort()
  }, [open])

  return {
    open,
    toggle: () => setOpenAt(open ? undefined : key),
    containerRef,
    buttonRef,
  }
}
