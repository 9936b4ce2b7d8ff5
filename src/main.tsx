import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { App } from './app'
import { handleAuthCallback, readStoredSession } from './auth/session'
import './index.css'
import { reloadOnce } from './lib/chunk-errors'
import { routes } from './routing/router'

const root = document.getElementById('root')!
const { dataset } = document.documentElement

/** Resolves once the first page has loaded, or has failed to. */
const firstPageSettled = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    // Without subscribers, the router keeps what changes before RouterProvider subscribes.
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })

/**
 * Shows the page where it was hidden until now, and tells build/loader.js that controls work. It is
 * a parent of the router: a sibling would change the ids of useId, which must match the prerendered ones.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete dataset.hidden
    dataset.hydrated = ''
    performance.mark('hydrated')
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

async function start() {
  handleAuthCallback()
  const sessionStored = readStoredSession() !== undefined
  // The provider needs it for the check: load it along with the page.
  if (sessionStored) import('./lib/supabase').catch(() => undefined)
  removeLineBreaks()
  const router = createBrowserRouter(routes)

  // After a deployment the files of the next page may be gone. A failed prefetch is no reason to reload.
  window.addEventListener('vite:preloadError', (event) => {
    const { initialized: ready, navigation, location } = router.state
    if (ready && navigation.state === 'idle') return
    const { pathname, search } = navigation.location ?? location
    if (reloadOnce(pathname + search)) event.preventDefault()
  })

  await firstPageSettled(router)
  const app = (
    <App sessionStored={sessionStored}>
      <Hydrated>
        <RouterProvider router={router} />
      </Hydrated>
    </App>
  )
  // build/hide.js hides a prerendered page that is not the one this visitor is to see.
  const prerenderedHead = document.head.querySelectorAll('[data-page-head]')
  const removePrerenderedHead = () => prerenderedHead.forEach((element) => element.remove())
  const failed = router.state.errors !== null
  const hydrates = root.firstElementChild && dataset.hidden === undefined && !failed
  // Hydration in a transition leaves the browser time for the visitor's input.
  startTransition(() => {
    if (hydrates) {
      hydrateRoot(root, app, {
        // A page that was changed before hydration, as by a browser's translation, is rendered again.
        onRecoverableError(error) {
          if (dataset.hydrated === undefined) removePrerenderedHead()
          reportError(error)
        },
      })
    } else {
      removePrerenderedHead()
      createRoot(root).render(app)
    }
  })
}

/** Removes line breaks, which come with a copied link, from the address: no route matches them. */
function removeLineBreaks() {
  const url = new URL(window.location.href)
  url.pathname = url.pathname.replace(/%0[ad]|%e2%80%a[89]/gi, '')
  if (url.href !== window.location.href) window.history.replaceState(null, '', url)
}

void start()
