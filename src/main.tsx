import { StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AuthProvider } from './auth/auth-provider'
import { readInitialAuthState } from './auth/auth-state'
import './index.css'
import { prefetchPage } from './app/prefetch-page'
import { routes } from './app/router'
import { cleanUpUrl, loadFirstPage } from './start/first-page'
import { flags } from './start/flags'
import { startReact } from './start/hydration'

/** Starts the app. What happens before and after is in src/start/inline.ts. */
async function start() {
  // A stale session is refreshed before its page is shown, so load supabase-js along with the page.
  if (flags.session === 'stale') import('./auth/session').catch(() => undefined)
  cleanUpUrl()
  // Yields first, because this and the evaluation of the modules would be one long task.
  await new Promise((resolve) => setTimeout(resolve))
  const hydrates = await loadFirstPage(routes).catch(() => false)
  // With hydration data, the first commit keeps the scroll position.
  const router = createBrowserRouter(routes, { hydrationData: hydrates ? {} : undefined })
  startReact(
    <StrictMode>
      <AuthProvider initialState={readInitialAuthState(flags.session)}>
        <RouterProvider router={router} />
      </AuthProvider>
    </StrictMode>,
    { hydrates },
  )
  // A touch is also a `pointerover`.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchPage)
}

// React Router doesn't handle the promise `ready` of a view transition that the next navigation skips.
window.addEventListener('unhandledrejection', (event) => {
  const { reason }: { reason: unknown } = event
  if (!(reason instanceof DOMException && reason.name === 'AbortError')) return
  event.preventDefault()
  event.stopImmediatePropagation()
})

void start()
