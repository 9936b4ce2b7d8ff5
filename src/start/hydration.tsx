import { type ReactNode, startTransition, useEffect, useInsertionEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { reportUnexpectedError } from '@/lib/report-error'
import { useHydrated } from '@/lib/use-hydrated'
import { flags } from './flags'

/** Hydrates the prerendered page, or replaces it. */
export function startReact(app: ReactNode, { hydrates }: { hydrates: boolean }) {
  const prerenderedHead = document.head.querySelectorAll('[data-page-head]')
  const removePrerenderedHead = () => prerenderedHead.forEach((element) => element.remove())
  const errorHandlers: RootOptions = {
    onCaughtError: reportUnexpectedError,
    onRecoverableError(error) {
      // A page that changed before hydration, such as through browser translation, is re-rendered.
      if (flags.hydrated === undefined) removePrerenderedHead()
      reportUnexpectedError(error)
    },
  }
  const root = document.getElementById('root')!
  const observed = <HydrationObserver>{app}</HydrationObserver>
  // Hydration in a transition leaves the browser time for the visitor's input.
  startTransition(() => {
    if (hydrates) return void hydrateRoot(root, observed, errorHandlers)
    removePrerenderedHead()
    createRoot(root, errorHandlers).render(observed)
  })
}

/** Ends the start once controls work. */
function HydrationObserver({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  // Runs before React focuses a field, which a hidden one would ignore.
  useInsertionEffect(() => void delete flags.hidden, [])
  useEffect(() => void performance.mark('hydrated'), [])
  useEffect(() => {
    if (!hydrated) return
    flags.hydrated = ''
    delete flags.session
    delete flags.drafts
    // In a microtask, because the effects of this render make forms adopt early input.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')))
  }, [hydrated])
  return children
}
