import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rowAt } from '@/routes'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether this visitor's connection has room for pages that may not be opened. */
function mayPrefetch() {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Loads the pages of the links that are in view, once the browser is idle. */
export function usePrefetchInView() {
  const { key } = useLocation()

  useEffect(() => {
    if (!('requestIdleCallback' in window) || !mayPrefetch()) return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const row = rowAt((target as HTMLAnchorElement).pathname)
        // A failure here is no one's concern: the click will try again, and say so.
        requestIdleCallback(() => void row?.load().catch(() => undefined))
      }
    })
    const idle = requestIdleCallback(() => {
      for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
    })
    return () => {
      cancelIdleCallback(idle)
      observer.disconnect()
    }
  }, [key])
}
