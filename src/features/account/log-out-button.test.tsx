import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useToastStore } from '@/ui/toast-store'
import {
  ada,
  mockEndpoint,
  authErrorResponse,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  listResponse,
  sessionBody,
  storedSession,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import { expectConsoleError } from '../../../tests/helpers/expect-console'
import {
  findErrorToast,
  findToast,
  header,
  main,
  renderApp,
} from '../../../tests/helpers/render-app'

async function renderLoggedIn(path: string) {
  storeSession()
  const app = await renderApp(path)
  return { ...app, logOut: () => app.user.click(header().getByRole('button', { name: 'Log out' })) }
}

/** Starts to record the titles of toasts. */
function recordToasts() {
  const titles: (string | undefined)[] = []
  onTestFinished(useToastStore.subscribe(({ toast }) => titles.push(toast?.title)))
  return titles
}

test('keeps the user and the page if the logout gets no response, and works again', async () => {
  expectConsoleError(/Failed to fetch/)
  mockEndpoint('post', endpoints.logout, networkFailure)
  const { logOut, currentUrl } = await renderLoggedIn('/about')
  await logOut()
  const message = 'We didn’t get a response. Check your connection, then try again.'
  await findErrorToast('Logout Error', message)
  expect(header().getByText('Welcome, ada')).toBeVisible()
  expect(currentUrl()).toBe('/about')
  expect(storedSession()).not.toBeNull()
  mockEndpoint('post', endpoints.logout, noContent)
  await logOut()
  await findToast('Logged Out')
})

test('ends with an error within 15 s if the session cannot be refreshed first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  expectConsoleError(/timed out/)
  mockEndpoint('post', endpoints.token, () => new Promise<Response>(() => undefined))
  const { logOut } = await renderLoggedIn('/about')
  storeSession(sessionBody(ada, 30))
  await logOut()
  expect(header().getByRole('button', { name: 'Log out' })).toHaveAttribute('aria-disabled', 'true')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  const message = 'We couldn’t check that you’re still logged in. Try again in a moment.'
  await findErrorToast('Logout Error', message)
  expect(header().getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-disabled')
})

test.each(['/dashboard', '/'])(
  'logs out at %s, shows a toast, and adds one history entry for home',
  async (path) => {
    mockEndpoint('get', endpoints.posts, () => listResponse([]))
    const requests = mockEndpoint('post', endpoints.logout, noContent)
    const { logOut, goTo, router, currentUrl } = await renderLoggedIn('/about')
    await goTo(path)
    await logOut()
    const toast = await findToast('Logged Out', 'You have been successfully logged out.')
    expect(within(toast).queryByRole('img', { name: 'Error' })).not.toBeInTheDocument()
    await main().findByRole('heading', { name: 'Testimonials' })
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(currentUrl()).toBe('/')
    expect(requests).toHaveLength(1)
    expect(storedSession()).toBeNull()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(header().queryByText('Welcome, ada')).not.toBeInTheDocument()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(currentUrl()).toBe('/about'))
  },
)

test('ends at home with the logout toast if the session check finds it ended during the logout', async () => {
  mockEndpoint('get', endpoints.posts, () => listResponse([]))
  const check = holdRequest('get', endpoints.user)
  const logOutRequest = holdRequest('post', endpoints.logout)
  const { logOut, currentUrl } = await renderLoggedIn('/dashboard')
  await check.arrived
  await logOut()
  await logOutRequest.arrived
  // Nothing can be typed, because it would be discarded.
  expect(screen.getByRole('main')).toHaveAttribute('inert')
  const shown = recordToasts()
  check.release(authErrorResponse(403, 'session_not_found', 'gone'))
  logOutRequest.release(noContent())
  await findToast('Logged Out')
  await waitFor(() => expect(currentUrl()).toBe('/'))
  expect(shown.at(-1)).toBe('Logged Out')
  expect(screen.getByRole('main')).not.toHaveAttribute('inert')
})

test('logs out locally if the session has ended before its refresh', async () => {
  mockEndpoint('post', endpoints.token, () =>
    authErrorResponse(400, 'refresh_token_not_found', 'Not there'),
  )
  const { logOut, currentUrl } = await renderLoggedIn('/about')
  storeSession(sessionBody(ada, -30))
  await logOut()
  await findToast('Logged Out')
  await waitFor(() => expect(currentUrl()).toBe('/'))
  expect(storedSession()).toBeNull()
})

test.each([
  ['a session that the server does not know', 403, 'session_not_found'],
  ['a deleted account', 403, 'user_not_found'],
])('logs out locally despite %s', async (_, status, code) => {
  mockEndpoint('post', endpoints.logout, () => authErrorResponse(status, code, 'Not there'))
  const { logOut, currentUrl } = await renderLoggedIn('/about')
  await logOut()
  await findToast('Logged Out')
  await waitFor(() => expect(currentUrl()).toBe('/'))
  expect(storedSession()).toBeNull()
})
