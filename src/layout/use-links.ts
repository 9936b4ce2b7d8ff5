import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { whenIdle } from '@/lib/idle'
import { loadLookedAt } from '@/lib/looked-at'
import { rowAt } from '@/routes'

/** The link within the site that an event is about. */
const linkOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target]):not([download])')
    : null

// A failure here is no one's concern: the click will try again, and say so.
const load = (link: HTMLAnchorElement | null) =>
  void (
    link &&
    rowAt(link.pathname)
      ?.load()
      .then(loadLookedAt)
      .catch(() => undefined)
  )

/**
 * Follows the links of the site without loading it anew, and loads the pages they lead to ahead:
 * that of a link that is pointed at, and of those in view once the browser is idle. The links
 * themselves are plain: those that the build rendered need no script of their own. `data-state` is
 * handed on to the next page.
 */
export function useLinks() {
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      const to = createPath(link)
      const { keepsPlace, state } = link.dataset
      void navigate(to, {
        // The address that shows already gets no second entry in the history.
        replace: to === createPath(location),
        preventScrollReset: keepsPlace !== undefined,
        state: state && (JSON.parse(state) as unknown),
      })
    }
    const loadAhead = (event: Event) => load(linkOf(event))
    const off = new AbortController()
    const { signal } = off
    document.addEventListener('click', follow, { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, loadAhead, { signal, passive: true })
    return () => off.abort()
  }, [navigate, location])

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const waiting: (() => void)[] = []
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        waiting.push(whenIdle(() => load(target as HTMLAnchorElement)))
      }
    })
    waiting.push(
      whenIdle(() => {
        for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
      }),
    )
    return () => {
      for (const callOff of waiting) callOff()
      observer.disconnect()
    }
  }, [location.key])
}
