import { act, render, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import type * as Table from '@/routes'

/**
 * Opens the site at an address as a new tab would: every module of ours is loaded anew, so that no
 * session, client or toast is left of an earlier test. Resolves when the page's content shows.
 */
export async function renderApp(...how: Parameters<typeof openApp>) {
  const app = await openApp(...how)
  await contentShown()
  return app
}

/** Waits for the content of the first page. */
export async function contentShown() {
  await screen.findByRole('main')
  await main().findByRole('heading', { level: 1 })
  await screen.findByRole('contentinfo')
}

/** As `renderApp`, but for tests that look at what shows before the page's content does, or `prepare` a page. */
export async function openApp(path: string, prepare?: (table: typeof Table) => void) {
  vi.resetModules()
  prepare?.(await import('@/routes'))
  const { startSession } = await import('@/auth/session')
  const { firstPage, routes } = await import('@/router')
  const { loadLookedAt } = await import('@/lib/looked-at')
  const { loadServices } = await import('@/layout/services')
  startSession()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await firstPage(router)
  // As where they were loaded ahead.
  await Promise.all([loadLookedAt(), loadServices()])
  const user = newUser()
  render(<RouterProvider router={router} />)
  return {
    user,
    router,
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    goTo: (to: string) => act(() => router.navigate(to)),
  }
}

export type App = Awaited<ReturnType<typeof openApp>>

/** The header's wide form; `mobileMenu` is what its button opens on narrow screens. */
export const header = () => {
  const [wide] = screen.getByRole('banner').querySelectorAll<HTMLElement>(':scope > div')
  return within(wide!)
}
export const mobileMenu = () =>
  within(screen.getByRole('banner').querySelector<HTMLElement>(':scope > nav')!)

/** A person at mouse and keyboard, as fast as the tests can read. */
export const newUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Puts a text into a field in one go, in place of what is there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

export const main = () => within(screen.getByRole('main'))

/** The toasts that show, in the order of the page. */
export const toasts = () => {
  const region = screen.queryByLabelText('Notifications (F8)')
  return region ? within(region).queryAllByRole('listitem') : []
}

/** Waits for a toast with exactly this title, and description when there is one. */
export async function findToast(title: string, description?: string | RegExp) {
  await waitFor(() => {
    const [toast] = toasts()
    expect(toast).toBeDefined()
    within(toast!).getByText(title)
    if (description) within(toast!).getByText(description)
  })
  return toasts()[0]!
}
