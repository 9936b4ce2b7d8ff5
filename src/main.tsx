import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startSession } from './auth/session'
import './index.css'
import { routes, routesFor } from './router'

startSession()

const root = document.getElementById('root')!
const { dataset } = document.documentElement

/** Tells the page that its script runs, and shows what was held back. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete dataset.held
    dataset.started = ''
    dispatchEvent(new Event('omnia:ready'))
  }, [])
  return children
}

async function start() {
  // A page that fails to load now is left to the router, which tries again and says so.
  const loaded = await routesFor(window.location.pathname).then(
    () => true,
    () => false,
  )
  // build/before-paint.js holds back what the build rendered where this visitor is to see something else.
  const rendered = loaded && root.hasChildNodes() && dataset.held === undefined
  // The router leaves the place to which a rendered page was scrolled before it ran.
  const hydrationData = rendered ? {} : undefined
  const app = (
    <StrictMode>
      <Started>
        <RouterProvider router={createBrowserRouter(routes, { hydrationData })} />
      </Started>
    </StrictMode>
  )
  if (rendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
