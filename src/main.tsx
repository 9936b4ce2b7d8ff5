import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app'
import { readStoredSession } from './auth/stored-session'
import './index.css'
import { cleanUpUrl } from './lib/clean-up-url'
import { ignoreSkippedTransitions } from './lib/ignore-skipped-transitions'
import { reportUnexpectedError } from './lib/report-error'
import { useHydrated } from './lib/use-hydrated'
import { allowReload } from './lib/reload-once'
import { routes } from './router'

const { dataset } = document.documentElement

/** Once controls work, shows a hidden page and lets build/replay-early-clicks.js repeat a click. */
function HydrationObserver({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  useEffect(() => void performance.mark('hydrated'), [])
  useEffect(() => {
    if (!hydrated) return
    delete dataset.hidden
    dataset.hydrated = ''
    // Forms adopt early input in a render that follows these effects.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')))
  }, [hydrated])
  return children
}

/** Loads the first page, so that the router starts with it. Returns whether that is the prerendered page. */
async function loadFirstPage() {
  const matches = matchRoutes(routes, window.location) ?? []
  for (const { route } of matches)
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
  allowReload()
  const isNotFound = matches.at(-1)?.route.path === '*'
  // Back may have changed the URL since build/hide-stale-prerender.js ran.
  const path = isNotFound ? '/404' : window.location.pathname
  return dataset.hidden === undefined && dataset.path === path
}

async function start() {
  ignoreSkippedTransitions()
  // The session check needs supabase-js, so load it along with the page.
  if (readStoredSession()) import('./auth/session').catch(() => undefined)
  cleanUpUrl()
  // Yields first, because this and the evaluation of the modules would be one long task.
  await new Promise((resolve) => setTimeout(resolve))
  const hydrates = await loadFirstPage().catch(() => false)
  // With hydration data, the first commit keeps the scroll position.
  const router = createBrowserRouter(routes, { hydrationData: hydrates ? {} : undefined })
  const app = (
    <StrictMode>
      <App>
        <HydrationObserver>
          <RouterProvider router={router} />
        </HydrationObserver>
      </App>
    </StrictMode>
  )
  const prerenderedHead = document.head.querySelectorAll('[data-page-head]')
  const removePrerenderedHead = () => prerenderedHead.forEach((element) => element.remove())
  const errorHandlers: RootOptions = {
    onCaughtError: reportUnexpectedError,
    onUncaughtError: reportUnexpectedError,
    onRecoverableError(error) {
      // A page that changed before hydration, such as through browser translation, is re-rendered.
      if (dataset.hydrated === undefined) removePrerenderedHead()
      reportUnexpectedError(error)
    },
  }
  const root = document.getElementById('root')!
  dispatchEvent(new Event('hydrating'))
  // Hydration in a transition leaves the browser time for the visitor's input.
  startTransition(() => {
    if (hydrates) return void hydrateRoot(root, app, errorHandlers)
    removePrerenderedHead()
    createRoot(root, errorHandlers).render(app)
  })
}

void start()
