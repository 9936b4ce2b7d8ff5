import { waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  ada,
  answer,
  authError,
  endpoints,
  networkFailure,
  noContent,
  rows,
  storedSession,
  storeSession,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'
import { findToast, header, renderApp, toasts } from '../../tests/render-app'

async function renderLoggedIn(path: string) {
  storeSession()
  const app = await renderApp(path)
  return { ...app, logOut: () => app.user.click(header().getByRole('button', { name: 'Log out' })) }
}

test('logging out says so and goes home', async () => {
  answer('get', endpoints.posts, () => rows([]))
  const requests = answer('post', endpoints.logout, noContent)
  const { logOut, address } = await renderLoggedIn('/dashboard')
  await logOut()
  const toast = await findToast('Logged Out', 'You have been successfully logged out.')
  expect(toast).not.toHaveClass('text-danger')
  await waitFor(() => expect(address()).toBe('/'))
  expect(requests).toHaveLength(1)
  expect(storedSession()).toBeNull()
  expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(header().queryByText('Welcome, ada')).not.toBeInTheDocument()
})

test.each([
  ['a session that the server no longer knows', 403, 'session_not_found'],
  ['an account that is gone', 404, 'user_not_found'],
  ['a token that is no longer valid', 401, 'no_authorization'],
])('%s is logged out all the same', async (_, status, code) => {
  answer('post', endpoints.logout, () => authError(status, code, 'Not there'))
  const { logOut, address } = await renderLoggedIn('/about')
  await logOut()
  await findToast('Logged Out')
  await waitFor(() => expect(address()).toBe('/'))
  expect(storedSession()).toBeNull()
})

test('a script that does not arrive holds no log-out up, and discards nothing', async () => {
  vi.doMock('@/auth/unsaved', () => {
    throw new Error('gone')
  })
  onTestFinished(() => void vi.doUnmock('@/auth/unsaved'))
  answer('post', endpoints.logout, noContent)
  const draft = [
    `omnia-draft:${ada.id}:post-1`,
    JSON.stringify({ at: Date.now(), values: {} }),
  ] as const
  window.localStorage.setItem(...draft)
  const { logOut } = await renderLoggedIn('/about')
  await logOut()
  await findToast('Logged Out')
  expect(window.localStorage.getItem(draft[0])).toBe(draft[1])
})

const failures = [
  [
    'says why',
    () => authError(429, 'over_request_rate_limit', 'Request rate limit reached'),
    'Request rate limit reached',
  ],
  [
    'a server error',
    () => authError(500, 'unexpected_failure', 'Secret'),
    'An unexpected error occurred.',
  ],
] as const

test.each(failures)(
  'a failed log-out, %s: still logged in, on the same page',
  async (_, response, message) => {
    answer('post', endpoints.logout, response)
    const { logOut, address } = await renderLoggedIn('/about')
    await logOut()
    const toast = await findToast('Logout Error', message)
    expect(toast).toHaveClass('text-danger')
    expect(address()).toBe('/about')
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(header().getByRole('button', { name: 'Log out' })).toBeEnabled()
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
    expect(toasts()).toHaveLength(1)
  },
)

test('a log-out without a connection says so', async () => {
  expectConsoleError(/Failed to fetch/)
  answer('post', endpoints.logout, networkFailure)
  const { logOut } = await renderLoggedIn('/about')
  await logOut()
  const toast = await findToast('Logout Error')
  expect(within(toast).getByText(/could not be reached/)).toBeVisible()
  expect(header().getByText('Welcome, ada')).toBeVisible()
})
