import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionKey } from '@/lib/session-key'
import {
  ada,
  answer,
  authError,
  bob,
  endpoints,
  hold,
  networkFailure,
  noContent,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'

const visitor = { status: 'ready', user: null, loggedOut: false }
/** As a visitor, until the auth service has answered. */
const interrupted = { ...visitor, interrupted: true }
const checking = { status: 'checking' }
const signedIn = (user: object) => ({ status: 'ready', user })

/** Starts the session as a tab does that has just been opened. */
async function openTab() {
  vi.resetModules()
  const { logOut, startSession, useSession } = await import('./session')
  const seen: unknown[] = []
  startSession()
  const { result } = renderHook(() => {
    const session = useSession()
    seen.push(session)
    return session
  })
  return { logOut, session: () => result.current, seen }
}

/** Another tab of the same browser: hears what this one tells, and can tell it something. */
function otherTab() {
  const channel = new BroadcastChannel(sessionKey)
  const heard: string[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<{ event: string }>) =>
    heard.push(data.event),
  )
  return {
    heard,
    tell: (event: string, session: object | null) => channel.postMessage({ event, session }),
  }
}

/** Lets the network have its turn while the timers stand still. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const focusTab = () => window.dispatchEvent(new Event('visibilitychange'))

test('without a stored session the check is over at once, with no request', async () => {
  const { session, seen } = await openTab()
  expect(session()).toEqual(visitor)
  expect(seen).toHaveLength(1)
})

test('a stored session signs its person in, with no request', async () => {
  storeSession()
  const { session, seen } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(seen).toEqual([checking, signedIn(ada)])
})

test('an expired session is refreshed', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = answer('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
  const { session, seen } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(seen).toEqual([checking, signedIn(ada)])
  expect(requests).toHaveLength(1)
  expect(requests[0]!.url.search).toBe('?grant_type=refresh_token')
  expect(requests[0]!.body).toEqual({ refresh_token: expired.refresh_token })
})

test.each([
  ['behind', -3600],
  ['ahead of', 3600],
])(
  'a service whose clock is an hour %s this one ends sessions no sooner and no later',
  async (_, offset) => {
    storeSession(sessionBody(ada, -60))
    const session = sessionBody(ada)
    const requests = answer('post', endpoints.token, () =>
      HttpResponse.json({ ...session, expires_at: session.expires_at + offset }),
    )
    const tab = await openTab()
    await waitFor(() => expect(tab.session()).toEqual(signedIn(ada)))
    const { expires_at } = storedSession() as { expires_at: number }
    expect(Math.abs(expires_at - session.expires_at)).toBeLessThan(60)
    const reloaded = await openTab()
    await waitFor(() => expect(reloaded.session()).toEqual(signedIn(ada)))
    expect(requests).toHaveLength(1)
  },
)

test.each(['', '<html>', '[]', 'null'])(
  'a session of the service that reads %j is none',
  async (body) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeSession(sessionBody(ada, -60))
    answer('post', endpoints.token, () => new HttpResponse(body, { status: 200 }))
    const { session } = await openTab()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(session()).toMatchObject(visitor)
  },
)

test('a rejected refresh makes a visitor, and ends the stored session', async () => {
  storeSession(sessionBody(ada, -60))
  answer('post', endpoints.token, () =>
    authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  )
  const { session, seen } = await openTab()
  await waitFor(() => expect(session()).toEqual(visitor))
  await waitFor(() => expect(storedSession()).toBeNull())
  expect(seen).toEqual([checking, visitor])
})

test('an auth service that hangs holds the site up for 3 s, and what it says later still counts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const refresh = hold('post', endpoints.token)
  const { session } = await openTab()
  await refresh.arrived

  act(() => vi.advanceTimersByTime(2999))
  expect(session()).toEqual(checking)
  act(() => vi.advanceTimersByTime(1))
  expect(session()).toEqual(interrupted)
  expect(storedSession()).toEqual(expired)

  vi.useRealTimers()
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(storedSession()).toMatchObject({ access_token: renewed.access_token })
})

test.each([
  ['unavailable', () => HttpResponse.json({ message: 'upstream unavailable' }, { status: 503 })],
  ['not to be reached', networkFailure],
] as const)(
  'an auth service that is %s holds the site up for 3 s and costs no session',
  async (kind, response) => {
    if (kind === 'not to be reached') expectConsoleError(/Failed to fetch/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const expired = sessionBody(ada, -60)
    storeSession(expired)
    const refreshes = answer('post', endpoints.token, response)
    const { session } = await openTab()
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(session()).toEqual(checking)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(session()).toEqual(interrupted)
    expect(refreshes.length).toBeGreaterThan(0)
    expect(storedSession()).toEqual(expired)
  },
)

test('a session that is there in time is not given up later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeSession(sessionBody(ada, -60))
  const refresh = hold('post', endpoints.token)
  const { session } = await openTab()
  await refresh.arrived
  await act(() => vi.advanceTimersByTimeAsync(2000))
  refresh.release(HttpResponse.json(sessionBody(ada)))
  while (session().status === 'checking') await act(turn)
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
])('%j in the place of the session is a visitor', async (text) => {
  answer('get', endpoints.user, () => authError(403, 'bad_jwt', 'invalid JWT'))
  window.localStorage.setItem(sessionKey, text)
  const { session } = await openTab()
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('a browser that denies its storage makes a visitor', async () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  onTestFinished(() => getItem.mockRestore())
  const { session } = await openTab()
  expect(session()).toEqual(visitor)
})

test('coming back to the tab repeats the event of the person, and changes nothing', async () => {
  const { heard } = otherTab()
  storeSession()
  const { session, seen } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  await waitFor(() => expect(heard).toEqual(['SIGNED_IN']))
  const before = session()
  focusTab()
  await waitFor(() => expect(heard).toEqual(['SIGNED_IN', 'SIGNED_IN']))
  expect(session()).toBe(before)
  expect(seen).toEqual([checking, signedIn(ada)])
})

test('what happens in another tab happens here: log-in, change of person, log-out', async () => {
  const { tell } = otherTab()
  const { session } = await openTab()
  expect(session()).toEqual(visitor)

  // This tab has no client yet: the browser tells it that something was stored.
  storeSession()
  const newValue = window.localStorage.getItem(sessionKey)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))

  tell('SIGNED_IN', sessionBody(bob))
  await waitFor(() => expect(session()).toEqual(signedIn(bob)))

  tell('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('a session that another tab has thrown away is over here too', async () => {
  storeSession()
  const { session } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  window.localStorage.removeItem(sessionKey)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: null }))
  await waitFor(() => expect(session()).toEqual(visitor))
})

test('a new e-mail address of the same person is shown', async () => {
  const { tell } = otherTab()
  storeSession()
  const { session } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  const renamed = { ...ada, email: 'ada.l@example.com' }
  tell('USER_UPDATED', sessionBody(renamed))
  await waitFor(() => expect(session()).toEqual(signedIn(renamed)))
})

test('an address that an auth e-mail led to signs in, and is cleaned', async () => {
  const { access_token, refresh_token } = sessionBody(ada)
  window.location.hash = `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  answer('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
  const { session, seen } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(seen[0]).toEqual(checking)
  expect(window.location.href).not.toContain('#')
})

/** Opens a tab at an address that ends with the outcome of a link. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  return openTab()
}

const here = () => window.location.href.replace(window.location.origin, '')

test.each([
  ['/', '/auth/confirm'],
  ['/contact?subject=TravelSupport', '/auth/confirm?redirect=%2Fcontact%3Fsubject%3DTravelSupport'],
])(
  'an expired link that lands at %s leads to the page that offers another',
  async (path, address) => {
    const { session } = await openAt(
      `${path}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
    )
    await waitFor(() => expect(session()).toEqual(visitor))
    expect(here()).toBe(address)
  },
)

test('an expired link ends no session', async () => {
  storeSession()
  const { session } = await openAt('/#error=access_denied&error_code=otp_expired')
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(here()).toBe('/auth/confirm')
})

test('the link of a forgotten password leads to the new one, and is known by this tab until it is set', async () => {
  const { access_token, refresh_token } = sessionBody(ada)
  answer('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
  const { session } = await openAt(
    `/pricing#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`,
  )
  await waitFor(() => expect(session()).toEqual(signedIn({ ...ada, recovering: true })))
  expect(here()).toBe('/auth/new-password?redirect=%2Fpricing')

  const reloaded = await openTab()
  await waitFor(() => expect(reloaded.session()).toEqual(signedIn({ ...ada, recovering: true })))
  const { endRecovery } = await import('./session')
  act(endRecovery)
  expect(reloaded.session()).toEqual(signedIn(ada))
  const again = await openTab()
  await waitFor(() => expect(again.session()).toEqual(signedIn(ada)))
})

test('a forgotten password of somebody else gives no right here', async () => {
  window.sessionStorage.setItem('omnia-recovery', bob.id)
  storeSession()
  const { session } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
})

test('logging out ends the session of this browser only', async () => {
  storeSession()
  const requests = answer('post', endpoints.logout, noContent)
  const { session, logOut } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(await act(logOut)).toBeUndefined()
  expect(session()).toEqual({ ...visitor, loggedOut: true })
  expect(storedSession()).toBeNull()
  expect(requests.map(({ url }) => url.search)).toEqual(['?scope=local'])
})

test('a session that ends by itself is not a log-out by the person', async () => {
  const { tell } = otherTab()
  storeSession()
  answer('post', endpoints.logout, () => authError(500, 'unexpected_failure', 'Out of order'))
  const { session, logOut } = await openTab()
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(await act(logOut)).toBe('An unexpected error occurred.')
  expect(session()).toEqual(signedIn(ada))
  tell('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(visitor))
})
