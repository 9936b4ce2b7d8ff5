import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionKey } from '@/lib/session-key'
import {
  ada,
  authError,
  bob,
  changeStorage,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  otherTab,
  respondTo,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'
import { handleAuthCallback } from './auth-callback'
import { AuthProvider } from './auth-provider'
import { readStoredSession } from './stored-session'
import { useAuth } from './use-auth'

const visitor = { status: 'visitor' }
const loggedOut = { status: 'logged-out' }
const sessionExpired = { status: 'expired' }
const checking = { status: 'checking' }
const signedIn = (user: object) => ({ status: 'signed-in', user })

/** Mounts the provider as a new tab does. `seen` lists the sessions that it has rendered. */
function openTab({ strict = false } = {}) {
  handleAuthCallback()
  const sessionStored = readStoredSession() !== undefined
  const seen: unknown[] = []
  const { result, unmount } = renderHook(
    () => {
      const auth = useAuth()
      if (seen.at(-1) !== auth.session) seen.push(auth.session)
      return auth
    },
    {
      reactStrictMode: strict,
      wrapper: ({ children }: { children: ReactNode }) => (
        <AuthProvider sessionStored={sessionStored}>{children}</AuthProvider>
      ),
    },
  )
  return { auth: () => result.current, session: () => result.current.session, seen, close: unmount }
}

/** Opens a tab at an address until the test ends. */
function openTabAt(address: string) {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  return openTab()
}

const currentAddress = () => window.location.href.replace(window.location.origin, '')

/** Lets the network respond while the timers stand still. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

const focusTab = () => window.dispatchEvent(new Event('visibilitychange'))

const hash = (type: string) => {
  const { access_token, refresh_token } = sessionBody(ada)
  return `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=${type}`
}

test('ends the check at once and without a request if no session is stored', () => {
  const { session, seen } = openTab()
  expect(session()).toEqual(visitor)
  expect(seen).toHaveLength(1)
})

test('restores a stored session without a request', async () => {
  storeSession()
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(seen).toEqual([checking, signedIn(ada)])
})

test('refreshes an expired session', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = respondTo('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(seen).toEqual([checking, signedIn(ada)])
  expect(requests).toHaveLength(1)
  expect(requests[0]!.url.search).toBe('?grant_type=refresh_token')
  expect(requests[0]!.body).toEqual({ refresh_token: expired.refresh_token })
})

test('creates one client in StrictMode, which runs effects twice', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = respondTo('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
  const { auth, session } = openTab({ strict: true })
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(requests).toHaveLength(1)
  expect(await auth().getClient()).toBe(await auth().getClient())
  const { send } = otherTab()
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('keeps its functions when the session changes', async () => {
  storeSession()
  const { auth, session } = openTab()
  const { session: _, user: __, ...before } = auth()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(auth()).toMatchObject(before)
})

test('stops listening when it unmounts', async () => {
  const { send } = otherTab()
  storeSession()
  const { auth, session, close } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  const client = await auth().getClient()
  const onEvent = vi.fn<() => void>()
  client.auth.onAuthStateChange(onEvent)
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce())
  close()
  await act(nextTurn)
  send('SIGNED_OUT', null)
  const second = openTab()
  await waitFor(() => expect(second.session()).toEqual(signedIn(ada)))
  send('SIGNED_OUT', null)
  await waitFor(() => expect(second.session()).toEqual(visitor))
  expect(onEvent).toHaveBeenCalledOnce()
})

test('needs a provider', () => {
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
    const requests = respondTo('post', endpoints.token, () =>
      HttpResponse.json({ ...session, expires_at: session.expires_at + offset }),
    )
    const tab = openTab()
    await waitFor(() => expect(tab.session()).toEqual(signedIn(ada)))
    const { expires_at } = storedSession() as { expires_at: number }
    expect(Math.abs(expires_at - session.expires_at)).toBeLessThan(60)
    const reloaded = openTab()
    await waitFor(() => expect(reloaded.session()).toEqual(signedIn(ada)))
    expect(requests).toHaveLength(1)
  },
)

test.each(['', '<html>', '[]', 'null'])(
  'takes no session from the response %j to a refresh',
  async (body) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeSession(sessionBody(ada, -60))
    respondTo('post', endpoints.token, () => new HttpResponse(body, { status: 200 }))
    const { session } = openTab()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(session()).toEqual(sessionExpired)
  },
)

test('ends the stored session if the refresh is rejected', async () => {
  storeSession(sessionBody(ada, -60))
  respondTo('post', endpoints.token, () =>
    authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  )
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(sessionExpired))
  await waitFor(() => expect(storedSession()).toBeNull())
  expect(seen).toEqual([checking, sessionExpired])
})

test('waits 3 s for an auth service that hangs, and accepts its late response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived

  act(() => vi.advanceTimersByTime(2999))
  expect(session()).toEqual(checking)
  act(() => vi.advanceTimersByTime(1))
  expect(session()).toEqual(sessionExpired)
  expect(storedSession()).toEqual(expired)

  vi.useRealTimers()
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
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
    const refreshes = respondTo('post', endpoints.token, response)
    const { session } = openTab()
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(session()).toEqual(checking)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(session()).toEqual(sessionExpired)
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
  while (session().status === 'checking') await act(nextTurn)
  expect(session()).toEqual(signedIn(ada))
  act(() => vi.advanceTimersByTime(5000))
  expect(session()).toEqual(signedIn(ada))
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
  respondTo('get', endpoints.user, () => authError(403, 'bad_jwt', 'invalid JWT'))
  window.localStorage.setItem(sessionKey, text)
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('ignores the event of the same user that a tab focus repeats', async () => {
  const { received } = otherTab()
  storeSession()
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  await waitFor(() => expect(received).toEqual(['SIGNED_IN']))
  const before = session()
  focusTab()
  await waitFor(() => expect(received).toEqual(['SIGNED_IN', 'SIGNED_IN']))
  expect(session()).toBe(before)
  expect(seen).toEqual([checking, signedIn(ada)])
})

test('follows a log-in, a change of user and a log-out in another tab', async () => {
  const { send } = otherTab()
  const { session } = openTab()
  expect(session()).toEqual(visitor)

  // This tab has no client yet, so the storage event tells it.
  changeStorage(sessionBody(ada))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))

  send('SIGNED_IN', sessionBody(bob))
  await waitFor(() => expect(session()).toEqual(signedIn(bob)))

  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('ends a session that another tab has removed from storage', async () => {
  storeSession()
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  changeStorage(null)
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('shows a new email address of the same user', async () => {
  const { send } = otherTab()
  storeSession()
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  const renamed = { ...ada, email: 'ada.l@example.com' }
  send('USER_UPDATED', sessionBody(renamed))
  await waitFor(() => expect(session()).toEqual(signedIn(renamed)))
})

test.each(['signup', 'recovery'])(
  'does not use the session of a %s link, and opens the page that asks about it',
  (type) => {
    // Its tokens have the time.
    const tokens = hash(type)
    const { session } = openTabAt(`/pricing${tokens}`)
    expect(session()).toEqual(visitor)
    expect(currentAddress()).toBe(`/auth/confirm?redirect=/pricing${tokens}`)
    expect(storedSession()).toBeNull()
  },
)

test('keeps the stored session when a link with another session is opened', async () => {
  const own = sessionBody(bob)
  storeSession(own)
  const { session } = openTabAt(`/dashboard${hash('recovery')}`)
  await waitFor(() => expect(session()).toEqual(signedIn(bob)))
  expect(storedSession()).toMatchObject({ access_token: own.access_token })
})

test.each([
  ['/', '/auth/confirm'],
  ['/contact?subject=TravelSupport', '/auth/confirm?redirect=/contact%3Fsubject%3DTravelSupport'],
])('redirects an expired link that opens %s to the page that offers a new one', (path, address) => {
  const { session } = openTabAt(
    `${path}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
  )
  expect(session()).toEqual(visitor)
  expect(currentAddress()).toBe(address)
})

test('keeps the stored session when an expired link is opened', async () => {
  storeSession()
  const { session } = openTabAt('/#error=access_denied&error_code=otp_expired')
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(currentAddress()).toBe('/auth/confirm')
})

test('keeps the session of a password reset in this tab, apart from its own', async () => {
  respondTo('get', endpoints.user, () => HttpResponse.json(userBody(bob)))
  storeSession()
  const { auth, session, close } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  const { access_token, refresh_token } = sessionBody(bob)
  const { data } = await auth().checkCallback({ access_token, refresh_token, recovering: true })
  expect(await auth().acceptCallback(data.session!, true)).toBe('recovery')
  close()

  const reloaded = openTab()
  await waitFor(() => expect(reloaded.session()).toEqual(signedIn(ada)))
  const recovery = await reloaded.auth().getRecoveryClient()
  expect((await recovery.auth.getSession()).data.session?.user).toMatchObject(bob)
  respondTo('post', endpoints.logout, noContent)
  await reloaded.auth().endRecovery()
  expect((await recovery.auth.getSession()).data.session).toBeNull()
  expect(reloaded.session()).toEqual(signedIn(ada))
})

test('logs out of this browser only', async () => {
  storeSession()
  const requests = respondTo('post', endpoints.logout, noContent)
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  await act(() => auth().logOut())
  expect(session()).toEqual(loggedOut)
  // The answer to an earlier request may say that the session has ended.
  act(() => auth().expireSession(sessionBody().refresh_token))
  expect(session()).toEqual(loggedOut)
  expect(storedSession()).toBeNull()
  expect(requests.map(({ url }) => url.search)).toEqual(['?scope=local'])
})

test('tells a session that ends by itself from a log-out, also after one that failed', async () => {
  const { send } = otherTab()
  storeSession()
  respondTo('post', endpoints.logout, () => authError(500, 'unexpected_failure', 'Out of order'))
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  await act(() => expect(auth().logOut()).rejects.toMatchObject({ status: 500 }))
  expect(session()).toEqual(signedIn(ada))
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('forgets a session that the server rejects', async () => {
  storeSession()
  const { auth, session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  act(() => auth().expireSession(sessionBody().refresh_token))
  expect(session()).toEqual(sessionExpired)
  expect(storedSession()).toBeNull()
})

test('runs calls in a temporary client without a session while the auth service hangs', async () => {
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const { auth, session } = openTab()
  await refresh.arrived
  const { data } = await auth().inTemporaryClient((client) => client.auth.getSession())
  expect(data.session).toBeNull()
  refresh.release(HttpResponse.json(sessionBody(ada)))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
})
