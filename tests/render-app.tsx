import { StrictMode } from 'react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { MotionGlobalConfig } from 'framer-motion'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '@/app'
import { readStoredSession } from '@/auth/stored-session'
import { queryClient } from '@/lib/query-client'
import { routes } from '@/router'
import { resetStores } from './zustand-mock'

// Animations end at once.
MotionGlobalConfig.skipAnimations = true

/** Opens the app at an address and waits for the content of the page. */
export async function renderApp(path: string) {
  const app = await mountApp(path)
  await waitForContent()
  return app
}

/** Waits for the content of the first page. */
export async function waitForContent() {
  // Before it comes the outline that shows during the session check.
  await screen.findByRole('contentinfo')
  await main().findByRole('heading', { level: 1 })
}

/** Like `renderApp`, for tests that look at what shows before the content of the page. */
export async function mountApp(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  // Like main.tsx, which does not render before the first page has loaded.
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
  const user = newUser()
  const { unmount } = render(
    <StrictMode>
      <App sessionStored={readStoredSession() !== undefined}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
  return {
    user,
    router,
    /** Closes the app; to open it again is a reload. */
    close: unmount,
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    goTo: (to: string) => act(() => router.navigate(to)),
  }
}

/** Closes the app; to open it again is a reload. */
export function closeApp() {
  cleanup()
  resetStores()
  queryClient.clear()
}

export type App = Awaited<ReturnType<typeof mountApp>>

/** The header of wide screens; `mobileMenu` is what its button opens on narrow screens. */
export const header = () => {
  const [wide] = screen.getByRole('banner').querySelectorAll<HTMLElement>(':scope > div')
  return within(wide!)
}
export const mobileMenu = () =>
  within(screen.getByRole('banner').querySelector<HTMLElement>(':scope > nav')!)

/** A user with mouse and keyboard, without delays. */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Replaces the text of a field by pasting. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

export const main = () => within(screen.getByRole('main'))
export const heading = () => main().getByRole('heading', { level: 1 })

/** Presses a button of the page once it is there. */
export async function clickButton({ user }: Pick<App, 'user'>, name: string | RegExp) {
  await user.click(await main().findByRole('button', { name }))
}

/** The region of the toasts. `queryByLabelText` would compute the label of every element of the page. */
const notifications = () => document.querySelector<HTMLElement>('[aria-label="Notifications (F8)"]')

/** The toasts that show, in the order of the page. */
export const toasts = () => {
  const region = notifications()
  return region ? within(region).queryAllByRole('listitem') : []
}

/** Waits for a toast with exactly this title, and description if there is one. */
export async function findToast(title: string, description?: string | RegExp) {
  await waitFor(() => {
    const [toast] = toasts()
    expect(toast).toBeDefined()
    within(toast!).getByText(title)
    if (description) within(toast!).getByText(description)
  })
  return toasts()[0]!
}

/** Like `findToast`, for a toast that looks like an error. */
export async function findErrorToast(title: string, description?: string | RegExp) {
  const toast = await findToast(title, description)
  expect(toast).toHaveClass('text-danger')
  return toast
}
