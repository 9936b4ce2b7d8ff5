import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { MotionGlobalConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { AuthProvider } from '@/auth/auth-provider'
import { readInitialAuthState } from '@/auth/auth-state'
import { checkStoredSession } from '@/auth/stored-session'
import { queryClient } from '@/lib/query-client'
import { Toaster } from '@/ui/toaster'
import { disposeClient } from './fresh-client'
import { routes } from '@/app/router'
import { reloadStores } from './zustand-mock'

// Animations end immediately.
MotionGlobalConfig.skipAnimations = true

/** Opens the app at a URL and waits for the page's content. */
export async function renderApp(path: string) {
  const app = await mountApp(path)
  await waitForContent()
  return app
}

/** Waits for the first page's content. */
export async function waitForContent() {
  // The refresh of a stale session shows an outline first.
  await screen.findByRole('contentinfo')
  await main().findByRole('heading', { level: 1 })
}

/** Like `renderApp`, for tests that check the loading state before the page's content. */
export async function mountApp(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  // Unlike main.tsx's router, it does not change the URL of the window.
  router.subscribe(({ location }) => window.history.replaceState(null, '', createPath(location)))
  // Like main.tsx, which does not render before the first page has loaded.
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
  const user = newUser()
  render(
    <AuthProvider initialState={readInitialAuthState(checkStoredSession())}>
      <RouterProvider router={router} />
    </AuthProvider>,
  )
  return {
    user,
    router,
    currentUrl: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    goTo: (to: string) => act(() => router.navigate(to)),
  }
}

/** Renders a part of a signed-in page with its toasts, which takes less time than the whole page. */
export function renderPart(part: ReactNode) {
  const page = (
    <QueryClientProvider client={queryClient}>
      <main>{part}</main>
      <Toaster />
    </QueryClientProvider>
  )
  render(
    <AuthProvider initialState={readInitialAuthState('fresh')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </AuthProvider>,
  )
  return { user: newUser() }
}

/** Closes the app. Opening it again simulates a reload. */
export function closeApp() {
  cleanup()
  disposeClient()
  reloadStores()
  queryClient.clear()
}

export type App = Awaited<ReturnType<typeof mountApp>>
export type Part = Pick<App, 'user'>

/** The header on wide screens. `mobileMenu` is the menu that its button opens on narrow screens. */
export const header = () => {
  const [wide] = screen.getByRole('banner').querySelectorAll<HTMLElement>(':scope > div')
  return within(wide!)
}
export const mobileMenu = () =>
  within(screen.getByRole('banner').querySelector<HTMLElement>(':scope > nav')!)

/** Returns a user-event user without delays. */
const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Replaces a field's text by pasting. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

export const main = () => within(screen.getByRole('main'))
export const heading = () => main().getByRole('heading', { level: 1 })
export const button = (name: string) => main().getByRole('button', { name })

/** Clicks a button of the page once it appears. */
export async function clickButton({ user }: Part, name: string | RegExp) {
  await user.click(await main().findByRole('button', { name }))
}

/** Returns the toast region. `queryByLabelText` would compute every element's label. */
const notifications = () => document.querySelector<HTMLElement>('[aria-label="Notifications (F8)"]')

/** Returns the visible toasts in DOM order. */
export const toasts = () => {
  const region = notifications()
  return region ? within(region).queryAllByRole('listitem') : []
}

/** Waits for a toast with exactly this title and, if given, this description. */
export async function findToast(title: string, description?: string | RegExp) {
  await waitFor(() => {
    const [toast] = toasts()
    expect(toast).toBeDefined()
    within(toast!).getByText(title)
    if (description) within(toast!).getByText(description)
  })
  return toasts()[0]!
}

/** Like `findToast`, for an error toast. */
export async function findErrorToast(title: string, description?: string | RegExp) {
  const toast = await findToast(title, description)
  expect(within(toast).getByRole('img', { name: 'Error' })).toBeVisible()
  return toast
}
