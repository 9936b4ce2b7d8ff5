import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startSession } from './auth/session'
import './index.css'
import { builtHead } from './layout/page-head'
import { firstPage, routerOverRendered, routes } from './router'
import icons from './ui/icons.svg?raw'

startSession()

// In what is built, they come ahead of the script: see build/before-paint.js.
if (import.meta.env.DEV) document.body.insertAdjacentHTML('beforeend', icons)

const root = document.getElementById('root')!
const { dataset } = document.documentElement

/** Tells the page that its script runs, shows what was held back, and removes what it took the place of. */
function Started({ stale, children }: { stale: Element[]; children: ReactNode }) {
  useEffect(() => {
    for (const element of stale) element.remove()
    delete dataset.held
    dataset.started = ''
    performance.mark('omnia:started')
    dispatchEvent(new Event('omnia:ready'))
  }, [stale])
  return children
}

/** Takes the end of a line out of the address, as of a link that was copied with it: the router knows none. */
function mendAddress() {
  const { origin, pathname, search, hash } = window.location
  const unbroken = pathname.replace(/%0[ad]|%e2%80%a[89]/gi, '')
  if (unbroken !== pathname)
    window.history.replaceState(null, '', origin + unbroken + search + hash)
}

async function start() {
  mendAddress()
  // build/before-paint.js holds back what the build rendered where this visitor is to see something
  // else. A page that fails to load is left to the router, which tries again and says so.
  const over =
    root.firstElementChild && dataset.held === undefined
      ? await routerOverRendered().catch(() => undefined)
      : undefined
  const router = over ?? createBrowserRouter(routes)
  await firstPage(router)
  const app = (
    <StrictMode>
      <Started stale={over ? [] : builtHead()}>
        <RouterProvider router={router} />
      </Started>
    </StrictMode>
  )
  // A transition gives way to the visitor while it goes through the page.
  startTransition(() => {
    if (over) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

void start()
