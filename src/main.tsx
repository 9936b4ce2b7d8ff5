import { type ReactNode, startTransition, StrictMode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app'
import { readStoredSession } from './auth/stored-session'
import './index.css'
import { readStorage, removeStorage, writeStorage } from './lib/storage'
import { HydratedContext } from './lib/use-hydrated'
import { routes } from './router'

const root = document.getElementById('root')!
const { dataset } = document.documentElement

/** Stored by a tab that reloads because files are missing, until a page has loaded. */
const reloadedKey = 'omnia-reloaded'

/** Allows one reload, where it may help. Without storage, nothing would stop a second one. */
const mayReload = () =>
  navigator.onLine &&
  readStorage('sessionStorage', reloadedKey) === null &&
  writeStorage('sessionStorage', reloadedKey, 'true')

/** Loads the first page before the router is created, so that the router starts with what is on screen. */
async function loadFirstPage() {
  for (const { route } of matchRoutes(routes, window.location) ?? [])
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
  removeStorage('sessionStorage', reloadedKey)
}

/**
 * Provides `useHydrated`. Shows the page where it was hidden until now, and tells
 * build/replay-early-clicks.js that controls work.
 */
function Hydration({ hydrates, children }: { hydrates: boolean; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(!hydrates)
  useEffect(() => {
    performance.mark('hydrated')
    startTransition(() => setHydrated(true))
  }, [])
  useEffect(() => {
    if (!hydrated) return
    delete dataset.hidden
    dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [hydrated])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}

async function start() {
  const sessionStored = readStoredSession() !== undefined
  // The provider needs it for the check: load it along with the page.
  if (sessionStored) import('./lib/supabase').catch(() => undefined)
  prepareHistory()
  let router: DataRouter | undefined

  // A page whose files are gone, as after a deployment, is loaded from the server, whose HTML names files
  // that exist. A failed prefetch, or the import of a form, must not reload over what was typed.
  window.addEventListener('vite:preloadError', () => {
    const next = router ? router.state.navigation.location : window.location
    if (next && mayReload()) window.location.assign(next.pathname + next.search)
  })

  // Yields first: together with the evaluation of the modules, this would be one long task.
  await new Promise((resolve) => setTimeout(resolve))
  const failed = await loadFirstPage().catch(() => true)
  // Back may have changed the URL since hide-stale-prerender.js ran.
  const hydrates =
    !failed && dataset.hidden === undefined && dataset.path === window.location.pathname
  // With hydration data, the first commit leaves the scroll position as it is.
  router = createBrowserRouter(routes, { hydrationData: hydrates ? {} : undefined })
  const app = (
    <StrictMode>
      <App sessionStored={sessionStored}>
        <Hydration hydrates={hydrates}>
          <RouterProvider router={router} />
        </Hydration>
      </App>
    </StrictMode>
  )
  const prerenderedHead = document.head.querySelectorAll('[data-page-head]')
  const removePrerenderedHead = () => prerenderedHead.forEach((element) => element.remove())
  dispatchEvent(new Event('hydrating'))
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

/** Removes from the URL what is of no use, and gives its entry in the history a key. */
function prepareHistory() {
  const url = new URL(window.location.href)
  // Copied links can have line breaks, and hosts also serve a page as a file.
  url.pathname = url.pathname.replace(/%0[ad]|%e2%80%a[89]|(index)?\.html$/gi, '')
  // The outcome of a link of Supabase's own email templates: a link logs nobody in.
  if (/[#&](access_token|error_code)=/.test(url.hash)) url.hash = ''
  // React Router keeps the scroll position under this key.
  const key = history.state?.key ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '', url)
}

void start()
