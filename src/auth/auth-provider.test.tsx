import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { usePerTabStore } from '@/lib/per-tab-store'
import { sessionKey } from '@/lib/session-key'
import {
  ada,
  authErrorResponse,
  bob,
  changeSessionInOtherTab,
  endpoints,
  endSessionOnServer,
  holdRequest,
  networkFailure,
  noContent,
  otherTab,
  mockEndpoint,
  postgrestErrorResponse,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/mock-backend'
import { expectConsoleError } from '../../tests/expect-console'
import { nextTurn, waitForTurns } from '../../tests/next-turn'

import type { TypedSupabaseClient, DatabaseClient } from '@/lib/supabase'
import { type AuthContextValue, AuthProvider, useAuth } from './auth-provider'
import { readStoredSession } from './stored-session'

const unauthenticated = { status: 'unauthenticated' }
const loggedOut = { status: 'logged-out' }
const sessionExpired = { status: 'expired' }
const unreachable = { status: 'unreachable' }
const checking = { status: 'checking' }
const authenticated = (user: object) => ({ status: 'authenticated', user })

/** Mounts the provider like a new tab. `seen` lists the rendered session states. */
function openTab({ strict = false } = {}) {
  const sessionStored = readStoredSession() !== undefined
  const seen: unknown[] = []
  const { result, unmount } = renderHook(
    () => {
      const auth = useAuth()
      if (seen.at(-1) !== auth.authState) seen.push(auth.authState)
      return auth
    },
    {
      reactStrictMode: strict,
      wrapper: ({ children }: { children: ReactNode }) => (
        <AuthProvider sessionStored={sessionStored}>{children}</AuthProvider>
      ),
    },
  )
  return {
    auth: () => result.current,
    session: () => result.current.authState,
    seen,
    close: unmount,
  }
}

/** Returns the session client. */
async function getClient({ runAsUser }: AuthContextValue) {
  const call = (client: DatabaseClient) => Promise.resolve({ client, error: null, status: 200 })
  return (await runAsUser(call)).client as TypedSupabaseClient
}

const focusTab = () => window.dispatchEvent(new Event('visibilitychange'))

test('ends the check immediately and without a request if no session is stored', () => {
  const { session, seen } = openTab()
  expect(session()).toEqual(unauthenticated)
  expect(seen).toHaveLength(1)
})

test('restores a stored session without a request', async () => {
  storeSession()
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(seen).toEqual([checking, authenticated(ada)])
})

test('refreshes an expired session', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(seen).toEqual([checking, authenticated(ada)])
  expect(requests).toHaveLength(1)
  expect(requests[0]!.url.search).toBe('?grant_type=refresh_token')
  expect(requests[0]!.body).toEqual({ refresh_token: expired.refresh_token })
})

test('creates one client in StrictMode, which runs effects twice', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
  const { auth, session } = openTab({ strict: true })
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(requests).toHaveLength(1)
  expect(await getClient(auth())).toBe(await getClient(auth()))
  const { send } = otherTab()
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(unauthenticated))
})

test('keeps its functions when the session changes', async () => {
  storeSession()
  const { auth, session } = openTab()
  const { authState: _, user: __, ...before } = auth()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(auth()).toMatchObject(before)
})

test('stops listening when it unmounts', async () => {
  const { send } = otherTab()
  storeSession()
  const { auth, session, close } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  const client = await getClient(auth())
  const onEvent = vi.fn<() => void>()
  client.auth.onAuthStateChange(onEvent)
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce())
  close()
  await act(nextTurn)
  send('SIGNED_OUT', null)
  const second = openTab()
  await waitFor(() => expect(second.session()).toEqual(authenticated(ada)))
  send('SIGNED_OUT', null)
  await waitFor(() => expect(second.session()).toEqual(unauthenticated))
  expect(onEvent).toHaveBeenCalledOnce()
})

test('stops listening when it unmounts during a refresh', async () => {
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const { close } = openTab()
  await refresh.arrived
  close()
  usePerTabStore.setState({ email: ada.email })
  const { received } = otherTab()
  otherTab().send('SIGNED_IN', sessionBody(bob))
  await waitFor(() => expect(received).toEqual(['SIGNED_IN']))
  expect(usePerTabStore.getState()).toEqual({ email: ada.email })
  // A request without a response would time out during a later test.
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  await waitFor(() => expect(storedSession()).toMatchObject({ access_token: renewed.access_token }))
  expect(usePerTabStore.getState()).toEqual({ email: ada.email })
})

test('throws without a provider', () => {
  expect(() => renderHook(useAuth)).toThrow('useAuth needs an AuthProvider above it.')
})

test.each([
  ['behind', -3600],
  ['ahead of', 3600],
])(
  'keeps a session for its whole lifetime if the server clock is an hour %s',
  async (_, offset) => {
    storeSession(sessionBody(ada, -60))
    const session = sessionBody(ada)
    const requests = mockEndpoint('post', endpoints.token, () =>
      HttpResponse.json({ ...session, expires_at: session.expires_at + offset }),
    )
    const tab = openTab()
    await waitFor(() => expect(tab.session()).toEqual(authenticated(ada)))
    const { expires_at } = storedSession() as { expires_at: number }
    expect(Math.abs(expires_at - session.expires_at)).toBeLessThan(60)
    const reloaded = openTab()
    await waitFor(() => expect(reloaded.session()).toEqual(authenticated(ada)))
    expect(requests).toHaveLength(1)
  },
)

const gatewayError = (status: number, message: string) => () =>
  HttpResponse.json({ message }, { status })

test.each<[string, () => Response]>([
  ['an empty 200', () => new HttpResponse('', { status: 200 })],
  ['the page of a hotel', () => HttpResponse.html('<html>', { status: 200 })],
  ['a list', () => HttpResponse.json([])],
  ['null', () => HttpResponse.json(null)],
  ['401 for the key', gatewayError(401, 'Invalid API key')],
  [
    '402 for a restricted project',
    gatewayError(402, 'Service for this project is restricted: exceed_egress_quota'),
  ],
  ['403 in HTML', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  [
    '403 with a number as code',
    () => HttpResponse.json({ code: 403, message: 'Forbidden' }, { status: 403 }),
  ],
  [
    '409 for a simultaneous refresh',
    () =>
      authErrorResponse(
        409,
        'conflict',
        'Too many concurrent token refresh requests on the same session or refresh token',
      ),
  ],
  ['429', () => authErrorResponse(429, 'over_request_rate_limit', 'Request rate limit reached')],
  ['429 of a gateway', () => HttpResponse.text('error code: 1015', { status: 429 })],
  ['540 for a paused project', gatewayError(540, 'Project paused')],
  ['544', () => HttpResponse.text('upstream timeout', { status: 544 })],
  ['556', gatewayError(556, 'could not connect to server')],
])(
  'keeps the session after %s in response to a refresh, and refreshes it a minute later',
  async (_, response) => {
    expectConsoleError(/AuthRetryableFetchError/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const expired = sessionBody(ada, -60)
    storeSession(expired)
    const refreshes = mockEndpoint('post', endpoints.token, response)
    const { auth, session } = openTab()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(refreshes.length).toBeGreaterThan(1)
    expect(session()).toEqual(unreachable)
    expect(storedSession()).toEqual(expired)

    vi.setSystemTime(Date.now() + 60_000)
    mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
    mockEndpoint('get', endpoints.posts, () => HttpResponse.json([]))
    await act(() => auth().runAsUser((client) => client.from('posts').select()))
    expect(session()).toEqual(authenticated(ada))
  },
)

test('ends the stored session if the refresh is rejected', async () => {
  storeSession(sessionBody(ada, -60))
  mockEndpoint('post', endpoints.token, () =>
    authErrorResponse(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ),
  )
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(sessionExpired))
  await waitFor(() => expect(storedSession()).toBeNull())
  expect(seen).toEqual([checking, sessionExpired])
})

describe('while PostgREST reports that the token was issued in the future', () => {
  const issuedAtFuture = () => postgrestErrorResponse(401, 'PGRST303', 'JWT issued at future')
  const posts = (tab: ReturnType<typeof openTab>) =>
    tab.auth().runAsUser((client) => client.from('posts').select())

  /** Opens a tab whose first `times` calls fail. */
  async function openEarly(times = Infinity) {
    storeSession()
    const tab = openTab()
    await waitFor(() => expect(tab.session()).toEqual(authenticated(ada)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const requests = mockEndpoint('get', endpoints.posts, () =>
      requests.length > times ? HttpResponse.json([]) : issuedAtFuture(),
    )
    return { ...tab, tab, requests }
  }

  test('retries after a second', async () => {
    const { tab, requests, session } = await openEarly(1)
    const call = posts(tab)
    await vi.advanceTimersByTimeAsync(900)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(await call).toMatchObject({ data: [] })
    expect(requests).toHaveLength(2)
    expect(session()).toEqual(authenticated(ada))
  })

  test.each<[string, () => Response]>([
    ['knows the session', () => HttpResponse.json(userBody(ada))],
    ['is paused', gatewayError(540, 'Project paused')],
    ['is restricted', gatewayError(402, 'Service for this project is restricted')],
    ['is behind a gateway that rejects the request', gatewayError(403, 'Forbidden')],
  ])('keeps the session if the auth service %s', async (_, response) => {
    const { tab, requests, session } = await openEarly()
    const users = mockEndpoint('get', endpoints.user, response)
    const stored = storedSession()
    await expect(posts(tab)).rejects.toMatchObject({
      kind: 'refused',
      message: 'We couldn’t check that you’re still logged in. Try again in a moment.',
    })
    expect(requests).toHaveLength(2)
    expect(users).toHaveLength(1)
    expect(session()).toEqual(authenticated(ada))
    expect(storedSession()).toEqual(stored)
  })

  test('ends the session if the auth service says so', async () => {
    const { tab, session } = await openEarly()
    endSessionOnServer()
    await act(() => expect(posts(tab)).rejects.toMatchObject({ kind: 'session-ended' }))
    expect(session()).toEqual(sessionExpired)
    expect(storedSession()).toBeNull()
  })
})

test.each([
  ['PGRST301', 'No suitable key or wrong key type'],
  ['PGRST303', 'JWT expired'],
])('ends the session after %s "%s" if the auth server rejects it, too', async (code, message) => {
  storeSession()
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  mockEndpoint('get', endpoints.posts, () => postgrestErrorResponse(401, code, message))
  endSessionOnServer()
  const call = auth().runAsUser((client) => client.from('posts').select())
  await act(() => expect(call).rejects.toMatchObject({ kind: 'session-ended' }))
  expect(session()).toEqual(sessionExpired)
  expect(storedSession()).toBeNull()
})

test('shows the sentence of a database function that rejects a call with 401', async () => {
  storeSession()
  serveUser()
  const { auth } = openTab()
  const message = 'Log in again to do this.'
  mockEndpoint('get', endpoints.posts, () => postgrestErrorResponse(401, 'PT401', message))
  const call = auth().runAsUser((client) => client.from('posts').select())
  await act(() => expect(call).rejects.toMatchObject({ kind: 'refused', message }))
})

test('waits 3 s for an auth service that hangs and accepts its late response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived

  act(() => {
    vi.advanceTimersByTime(2999)
  })
  expect(session()).toEqual(checking)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(session()).toEqual(unreachable)
  expect(storedSession()).toEqual(expired)

  vi.useRealTimers()
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(storedSession()).toMatchObject({ access_token: renewed.access_token })
})

test.each([
  ['unavailable', () => HttpResponse.json({ message: 'upstream unavailable' }, { status: 503 })],
  ['unreachable', networkFailure],
] as const)(
  'waits 3 s for an auth service that is %s, and keeps the stored session',
  async (kind, response) => {
    if (kind === 'unreachable') expectConsoleError(/Failed to fetch/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const expired = sessionBody(ada, -60)
    storeSession(expired)
    const refreshes = mockEndpoint('post', endpoints.token, response)
    const { session } = openTab()
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(session()).toEqual(checking)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(session()).toEqual(unreachable)
    expect(refreshes.length).toBeGreaterThan(0)
    expect(storedSession()).toEqual(expired)
  },
)

test('keeps a session that arrives within the 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived
  await act(() => vi.advanceTimersByTimeAsync(2000))
  refresh.release(HttpResponse.json(sessionBody(ada)))
  await waitForTurns(() => session().status !== 'checking')
  expect(session()).toEqual(authenticated(ada))
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(session()).toEqual(authenticated(ada))
})

const parts = { access_token: 'x', refresh_token: 'y', expires_at: 32_503_680_000 }

test.each([
  '',
  'null',
  'undefined',
  '42',
  '"hello"',
  '[]',
  '{}',
  '{"access_token":"eyJhbGciOi',
  '{"access_token":"x"}',
  JSON.stringify({ ...parts, user: null }),
  JSON.stringify({ ...parts, user: {} }),
  JSON.stringify({ ...parts, user: 'ada' }),
  JSON.stringify({ ...parts, user: { id: 7, email: ada.email } }),
  JSON.stringify({ ...parts, user: { id: ada.id, email: { at: '@' } } }),
  JSON.stringify({ ...parts, access_token: {}, user: userBody(ada) }),
  JSON.stringify(parts),
])('ignores a stored session that reads %j', async (text) => {
  mockEndpoint('get', endpoints.user, () => authErrorResponse(403, 'bad_jwt', 'invalid JWT'))
  window.localStorage.setItem(sessionKey, text)
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(unauthenticated))
})

test('ignores repeated events of the same user on tab focus', async () => {
  const { received } = otherTab()
  storeSession()
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  await waitFor(() => expect(received).toEqual(['SIGNED_IN']))
  const before = session()
  focusTab()
  await waitFor(() => expect(received).toEqual(['SIGNED_IN', 'SIGNED_IN']))
  expect(session()).toBe(before)
  expect(seen).toEqual([checking, authenticated(ada)])
})

test('follows a login, a change of user and a logout in another tab', async () => {
  const { send } = otherTab()
  const { session } = openTab()
  expect(session()).toEqual(unauthenticated)

  // This tab has no client yet, so it learns of the login from the storage event.
  changeSessionInOtherTab(sessionBody(ada))
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))

  send('SIGNED_IN', sessionBody(bob))
  await waitFor(() => expect(session()).toEqual(authenticated(bob)))

  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(unauthenticated))
})

test('ends a session that another tab has removed from storage', async () => {
  storeSession()
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  changeSessionInOtherTab(null)
  await waitFor(() => expect(session()).toEqual(unauthenticated))
})

test('shows a new email address of the same user', async () => {
  const { send } = otherTab()
  storeSession()
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  const renamed = { ...ada, email: 'ada.l@example.com' }
  send('USER_UPDATED', sessionBody(renamed))
  await waitFor(() => expect(session()).toEqual(authenticated(renamed)))
})

test('refreshes a session once the connection is back', async () => {
  expectConsoleError(/Failed to fetch/)
  const { auth, session } = await sleepWithoutConnection()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const renewed = sessionBody(ada)
  const refreshes = mockEndpoint('post', endpoints.token, () => HttpResponse.json(renewed))
  window.dispatchEvent(new Event('online'))
  const posts = mockEndpoint('get', endpoints.posts, () => HttpResponse.json([]))
  await auth().runAsUser((client) => client.from('posts').select())
  expect(refreshes).toHaveLength(1)
  expect(posts[0]!.headers.get('authorization')).toBe(`Bearer ${renewed.access_token}`)
  expect(session()).toEqual(authenticated(ada))
})

test('keeps the user signed in while refreshes get no response, even with a new client', async () => {
  expectConsoleError(/Failed to fetch/)
  const { session, seen } = await sleepWithoutConnection()
  const stored = storedSession()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const lost = mockEndpoint('post', endpoints.token, networkFailure)
  window.dispatchEvent(new Event('online'))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(lost.length).toBeGreaterThan(5)
  expect(session()).toEqual(authenticated(ada))
  expect(seen).toEqual([checking, authenticated(ada)])
  expect(storedSession()).toEqual(stored)
})

test('refreshes once if the connection comes back during the first refresh', async () => {
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived
  window.dispatchEvent(new Event('online'))
  await act(nextTurn)
  refresh.release(HttpResponse.json(sessionBody(ada)))
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  expect(refresh.received).toHaveLength(1)
})

test('logs out even if the connection comes back while the request is pending', async () => {
  storeSession()
  const request = holdRequest('post', endpoints.logout)
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  const call = auth().logOut()
  await request.arrived
  window.dispatchEvent(new Event('online'))
  await act(nextTurn)
  request.release(noContent())
  await act(() => call)
  expect(session()).toEqual(loggedOut)
})

/**
 * Opens a tab and wakes it offline for half a minute two hours later, when its token has expired.
 */
async function sleepWithoutConnection() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  storeSession()
  const tab = openTab()
  await waitForTurns(() => tab.session().status !== 'checking')
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const lost = mockEndpoint('post', endpoints.token, networkFailure)
  focusTab()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(lost.length).toBeGreaterThan(5)
  expect(tab.session()).toEqual(authenticated(ada))
  return tab
}

test('logs out of this browser only', async () => {
  storeSession()
  const requests = mockEndpoint('post', endpoints.logout, noContent)
  const posts = holdRequest('get', endpoints.posts)
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  const earlier = auth().runAsUser((client) => client.from('posts').select())
  await posts.arrived
  await act(() => auth().logOut())
  expect(session()).toEqual(loggedOut)
  posts.release(postgrestErrorResponse(401, 'PGRST303', 'JWT expired'))
  await act(() => expect(earlier).rejects.toMatchObject({ kind: 'session-ended' }))
  expect(session()).toEqual(loggedOut)
  expect(storedSession()).toBeNull()
  expect(requests.map(({ url }) => url.search)).toEqual(['?scope=local'])
})

test('distinguishes a session that ends elsewhere from a logout, even after a failed logout', async () => {
  const { send } = otherTab()
  storeSession()
  mockEndpoint('post', endpoints.logout, () =>
    authErrorResponse(500, 'unexpected_failure', 'Out of order'),
  )
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(authenticated(ada)))
  await act(() => expect(auth().logOut()).rejects.toMatchObject({ kind: 'refused' }))
  expect(session()).toEqual(authenticated(ada))
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(unauthenticated))
})
