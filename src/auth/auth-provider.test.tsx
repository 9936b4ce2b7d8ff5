import { isDeepStrictEqual } from 'node:util'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { setRememberedEmail, useRememberedEmail } from './remembered-email'
import { sessionExpiredMessage } from './copy'
import { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { queryClient } from '@/lib/query-client'
import { sessionKey } from '@/lib/storage'
import {
  ada,
  authErrorResponse,
  bob,
  changeSessionInOtherTab,
  endpoints,
  factor,
  factorSession,
  holdRequest,
  networkFailure,
  noContent,
  otherTab,
  mockAuthError,
  mockEndpoint,
  mockJson,
  postgrestErrorResponse,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/helpers/mock-backend'
import { expectConsoleError } from '../../tests/helpers/expect-console'
import { nextTurn, waitForTurns } from '../../tests/helpers/next-turn'
import { supabase } from '@/lib/supabase'
import { AuthProvider, useAuth } from './auth-provider'
import { readInitialAuthState } from './auth-state'
import './require-user'
import { runAsUser } from './session'
import { checkStoredSession } from './stored-session'

const loading = { status: 'loading' }
const signedOut = { status: 'signed-out' }
const ended = { status: 'signed-out', reason: 'ended' }
const unreachable = { status: 'signed-out', reason: 'unreachable' }
const codeNeeded = { status: 'code-needed', email: ada.email, factors: [factor()] }
const signedIn = (user: object) => ({ status: 'signed-in', user })

const changeEmail = () => runAsUser(() => supabase.auth.updateUser({ email: bob.email }))
const listPosts = () => runAsUser(() => supabase.from('posts').select())

/** Mounts the provider like a new tab. `seen` lists the session states that differ. */
function openTab({ strict = false, checked = checkStoredSession() } = {}) {
  const seen: unknown[] = []
  const initialState = readInitialAuthState(checked)
  const { result, unmount } = renderHook(
    () => {
      const auth = useAuth()
      if (!isDeepStrictEqual(seen.at(-1), auth.authState)) seen.push(auth.authState)
      return auth
    },
    {
      reactStrictMode: strict,
      wrapper: ({ children }: { children: ReactNode }) => (
        <AuthProvider initialState={initialState}>{children}</AuthProvider>
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

/** Opens a tab with a fresh session of Ada. */
async function openSignedIn() {
  storeSession()
  const tab = openTab()
  await waitFor(() => expect(tab.session()).toEqual(signedIn(ada)))
  return tab
}

const focusTab = () => window.dispatchEvent(new Event('visibilitychange'))

test('ends the check immediately and without a request if no session is stored', () => {
  const { session, seen } = openTab()
  expect(session()).toEqual(signedOut)
  expect(seen).toHaveLength(1)
})

test('starts with the user of a fresh session, without a request', async () => {
  const { received } = otherTab()
  storeSession()
  const { seen } = openTab()
  expect(seen).toEqual([signedIn(ada)])
  await waitFor(() => expect(received).toEqual(['SIGNED_IN']))
  expect(seen).toHaveLength(1)
})

test('refreshes a session behind the page if it was fresh when the page was painted', async () => {
  const session = sessionBody(ada, 91)
  storeSession(session)
  const checked = checkStoredSession()
  // The scripts take 5 s to arrive.
  storeSession({ ...session, expires_at: session.expires_at - 5 })
  const refresh = holdRequest('post', endpoints.token)
  const { seen } = openTab({ checked })
  await refresh.arrived
  expect(seen).toEqual([signedIn(ada)])
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  const { access_token } = renewed
  await waitFor(() => expect(storedSession()).toMatchObject({ access_token }))
  await act(nextTurn)
  expect(seen).toEqual([signedIn(ada)])
})

test.each([
  ['90 s before its end', sessionBody(ada, 89), loading],
  ['without the code of its authenticator', factorSession([factor()]), codeNeeded],
])('starts with a session %s', (_, session, state) => {
  storeSession(session)
  holdRequest('post', endpoints.token)
  expect(openTab().session()).toEqual(state)
})

test('starts with the session that another tab stored after the page was painted', () => {
  storeSession()
  const checked = checkStoredSession()
  storeSession(sessionBody(bob))
  expect(openTab({ checked }).seen).toEqual([signedIn(bob)])
})

test('keeps the user if the client can’t be loaded, and loads it for the next call', async () => {
  vi.mocked(loadModule).mockRejectedValueOnce(new ApiError('Offline', 'repeatable'))
  const { received, send } = otherTab()
  storeSession()
  const { auth, session } = openTab()
  await act(nextTurn)
  expect(session()).toEqual(signedIn(ada))
  expect(received).toEqual([])

  mockAuthError('post', endpoints.logout, 'some_code')
  await act(() => expect(auth().logOut('local')).rejects.toThrow(ApiError))
  expect(session()).toEqual(signedIn(ada))
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(ended))
})

test('gives up the check immediately if the client can’t be loaded', async () => {
  vi.mocked(loadModule).mockRejectedValueOnce(new ApiError('Offline', 'repeatable'))
  storeSession(sessionBody(ada, -60))
  const { session } = openTab()
  expect(session()).toEqual(loading)
  await act(nextTurn)
  expect(session()).toEqual(unreachable)
  expect(storedSession()).not.toBeNull()
})

test('refreshes an expired session once, even in StrictMode, which runs effects twice', async () => {
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const requests = mockJson('post', endpoints.token, sessionBody())
  const { session } = openTab({ strict: true })
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(requests).toHaveLength(1)
  expect(requests[0]!.url.search).toBe('?grant_type=refresh_token')
  expect(requests[0]!.body).toEqual({ refresh_token: expired.refresh_token })
  const { send } = otherTab()
  send('SIGNED_OUT', null)
  await waitFor(() => expect(session()).toEqual(ended))
})

test('stops listening when it unmounts', async () => {
  const { send } = otherTab()
  const { close } = await openSignedIn()
  close()
  await act(nextTurn)
  setRememberedEmail(ada.email)
  const onEvent = vi.fn<() => void>()
  supabase.auth.onAuthStateChange(onEvent)
  send('SIGNED_OUT', null)
  await waitFor(() => expect(onEvent).toHaveBeenCalledWith('SIGNED_OUT', null))
  expect(useRememberedEmail.getState()).toEqual({ email: ada.email })
})

test.each([
  ['behind', -3600],
  ['ahead of', 3600],
])('keeps a session for its lifetime if the server clock is an hour %s', async (_, offset) => {
  storeSession(sessionBody(ada, -60))
  const session = sessionBody(ada)
  const requests = mockEndpoint('post', endpoints.token, () =>
    HttpResponse.json({ ...session, expires_at: session.expires_at + offset }),
  )
  const tab = openTab()
  await waitFor(() => expect(tab.session()).toEqual(signedIn(ada)))
  const { expires_at } = storedSession() as { expires_at: number }
  expect(Math.abs(expires_at - session.expires_at)).toBeLessThan(60)
  const reloaded = openTab()
  await waitFor(() => expect(reloaded.session()).toEqual(signedIn(ada)))
  expect(requests).toHaveLength(1)
})

const gatewayError = (status: number, message: string, code?: number) => () =>
  HttpResponse.json({ message, code }, { status })

test.each<[string, () => Response]>([
  ['an empty 200', () => new HttpResponse('', { status: 200 })],
  ['403 in HTML', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  ['403 with a number as code', gatewayError(403, 'Forbidden', 403)],
  ['409 for a simultaneous refresh', () => authErrorResponse(409, 'conflict', 'Too many')],
  ['540 for a paused project', gatewayError(540, 'Project paused')],
])('keeps the session if a refresh gets %s, and retries a minute later', async (_, response) => {
  expectConsoleError(/AuthRetryableFetchError/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const refreshes = mockEndpoint('post', endpoints.token, response)
  const { session } = openTab()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(refreshes.length).toBeGreaterThan(1)
  expect(session()).toEqual(unreachable)
  expect(storedSession()).toEqual(expired)

  vi.setSystemTime(Date.now() + 60_000)
  mockJson('post', endpoints.token, sessionBody())
  mockJson('get', endpoints.posts, [])
  await act(listPosts)
  expect(session()).toEqual(signedIn(ada))
})

test('ends the stored session if the refresh is rejected', async () => {
  storeSession(sessionBody(ada, -60))
  mockAuthError('post', endpoints.token, 'refresh_token_not_found')
  const { session, seen } = openTab()
  await waitFor(() => expect(session()).toEqual(ended))
  await waitFor(() => expect(storedSession()).toBeNull())
  expect(seen).toEqual([loading, ended])
})

// errors.test.ts lists the codes that end a session.
describe('after PostgREST rejects the token', () => {
  async function openRejected() {
    const tab = await openSignedIn()
    mockEndpoint('get', endpoints.posts, () =>
      postgrestErrorResponse(401, 'PGRST303', 'JWT expired'),
    )
    return tab
  }

  test.each<[string, () => Response]>([
    ['knows the session', () => HttpResponse.json(userBody(ada))],
    ['is paused', gatewayError(540, 'Project paused')],
    ['is behind a gateway that rejects the request', gatewayError(403, 'Forbidden')],
  ])('keeps the session if the auth service %s', async (_, response) => {
    const { session } = await openRejected()
    const users = mockEndpoint('get', endpoints.user, response)
    const stored = storedSession()
    await expect(listPosts()).rejects.toMatchObject({
      kind: 'repeatable',
      message: 'We couldn’t check that you’re still logged in. Try again in a moment.',
    })
    expect(users).toHaveLength(1)
    expect(session()).toEqual(signedIn(ada))
    expect(storedSession()).toEqual(stored)
  })

  test('ends the session if the auth service no longer knows it', async () => {
    const { session } = await openRejected()
    mockAuthError('get', endpoints.user, 'session_not_found')
    mockEndpoint('post', endpoints.logout, noContent)
    await act(() => expect(listPosts()).rejects.toThrow(sessionExpiredMessage))
    expect(session()).toEqual(ended)
    expect(storedSession()).toBeNull()
  })
})

test('ends the session if an auth call is rejected with its end, without asking again', async () => {
  const { session } = await openSignedIn()
  mockAuthError('put', endpoints.user, 'session_not_found')
  await act(() => expect(changeEmail()).rejects.toThrow(sessionExpiredMessage))
  expect(session()).toEqual(ended)
  expect(storedSession()).toBeNull()
})

describe('after the auth server has rejected a token with bad_jwt', () => {
  const rejectToken = () => authErrorResponse(403, 'bad_jwt', 'invalid JWT')

  test('renews the session and makes the call again', async () => {
    const { session } = await openSignedIn()
    const renewals = mockJson('post', endpoints.token, sessionBody())
    const calls = mockEndpoint('put', endpoints.user, () =>
      calls.length === 1 ? rejectToken() : HttpResponse.json(userBody(ada)),
    )
    await act(() => expect(changeEmail()).resolves.toMatchObject({ error: null }))
    expect([renewals.length, calls.length]).toEqual([1, 2])
    expect(session()).toEqual(signedIn(ada))
  })

  test('renews the session before it logs out everywhere', async () => {
    const { auth, session } = await openSignedIn()
    const checks = mockEndpoint('get', endpoints.user, () =>
      checks.length === 1 ? rejectToken() : HttpResponse.json(userBody(ada)),
    )
    const renewals = mockJson('post', endpoints.token, sessionBody())
    const logouts = mockEndpoint('post', endpoints.logout, noContent)
    await act(() => auth().logOut('global'))
    expect([renewals.length, logouts.length]).toEqual([1, 1])
    expect(session()).toEqual(signedOut)
  })

  test('keeps the session if the call is rejected again', async () => {
    const { session } = await openSignedIn()
    mockJson('post', endpoints.token, sessionBody())
    mockEndpoint('put', endpoints.user, rejectToken)
    await act(() => expect(changeEmail()).rejects.toThrow(/Try again in a moment\.$/))
    expect(session()).toEqual(signedIn(ada))
    expect(storedSession()).not.toBeNull()
  })

  test('ends the session if its renewal is rejected', async () => {
    const { session } = await openSignedIn()
    mockAuthError('post', endpoints.token, 'refresh_token_not_found')
    mockEndpoint('put', endpoints.user, rejectToken)
    await act(() => expect(changeEmail()).rejects.toThrow(sessionExpiredMessage))
    expect(session()).toEqual(ended)
    expect(storedSession()).toBeNull()
  })
})

test('shows the sentence of a database function that rejects a call with 401', async () => {
  storeSession()
  serveUser()
  openTab()
  const message = 'Log in again to do this.'
  mockEndpoint('get', endpoints.posts, () => postgrestErrorResponse(401, 'PT401', message))
  await act(() => expect(listPosts()).rejects.toMatchObject({ kind: 'refused', message }))
})

test('waits 3 s for an auth service that hangs and accepts its late response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expired = sessionBody(ada, -60)
  storeSession(expired)
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived

  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(session()).toEqual(loading)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(session()).toEqual(unreachable)
  expect(storedSession()).toEqual(expired)

  vi.useRealTimers()
  const renewed = sessionBody(ada)
  refresh.release(HttpResponse.json(renewed))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  expect(storedSession()).toMatchObject({ access_token: renewed.access_token })
})

test('keeps a session that arrives within the 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const { session } = openTab()
  await refresh.arrived
  await act(() => vi.advanceTimersByTimeAsync(2000))
  refresh.release(HttpResponse.json(sessionBody(ada)))
  await waitForTurns(() => session().status !== 'loading')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(session()).toEqual(signedIn(ada))
})

const parts = { access_token: 'x', refresh_token: 'y', expires_at: 32_503_680_000 }

test.each([
  '',
  'null',
  '"hello"',
  '{"access_token":"eyJhbGciOi',
  JSON.stringify({ ...parts, user: null }),
  JSON.stringify({ ...parts, user: { id: 7, email: ada.email } }),
  JSON.stringify({ ...parts, user: { id: ada.id, email: { at: '@' } } }),
  JSON.stringify({ ...parts, access_token: {}, user: userBody(ada) }),
])('ignores a stored session that reads %j', async (text) => {
  mockAuthError('get', endpoints.user, 'bad_jwt')
  window.localStorage.setItem(sessionKey, text)
  const { session } = openTab()
  await waitFor(() => expect(session()).toEqual(signedOut))
})

test('notices, after Back from another site, that another tab has logged out', async () => {
  const { session } = await openSignedIn()
  window.localStorage.removeItem(sessionKey)
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(session()).toEqual(ended)
})

test('keeps the user on tab focus, when supabase-js repeats its events', async () => {
  const { received } = otherTab()
  const { seen } = await openSignedIn()
  await waitFor(() => expect(received).toEqual(['SIGNED_IN']))
  focusTab()
  await waitFor(() => expect(received).toEqual(['SIGNED_IN', 'SIGNED_IN']))
  expect(seen).toEqual([signedIn(ada)])
})

test('follows a login, changes of user and a logout in another tab, and forgets the data of earlier users', async () => {
  const { send } = otherTab()
  const { session } = openTab()
  const posts = ['posts']
  expect(session()).toEqual(signedOut)

  // This tab has no client yet, so it learns of the login from the storage event.
  changeSessionInOtherTab(sessionBody(ada))
  await waitFor(() => expect(session()).toEqual(signedIn(ada)))
  queryClient.setQueryData(posts, ['Ada’s'])

  const renamed = { ...ada, email: 'ada.l@example.com' }
  send('USER_UPDATED', sessionBody(renamed))
  await waitFor(() => expect(session()).toEqual(signedIn(renamed)))
  expect(queryClient.getQueryData(posts)).toEqual(['Ada’s'])

  send('SIGNED_IN', sessionBody(bob))
  await waitFor(() => expect(session()).toEqual(signedIn(bob)))
  expect(queryClient.getQueryData(posts)).toBeUndefined()
  queryClient.setQueryData(posts, ['Bob’s'])

  act(() => changeSessionInOtherTab(null))
  expect(session()).toEqual(ended)
  expect(queryClient.getQueryData(posts)).toBeUndefined()
})

test('keeps the user signed in while refreshes get no response', async () => {
  expectConsoleError(/offline/)
  const { session, seen } = await openSignedIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // The computer wakes two hours later without a connection.
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const lost = mockEndpoint('post', endpoints.token, networkFailure)
  focusTab()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(lost.length).toBeGreaterThan(5)
  await act(() => expect(listPosts()).rejects.toMatchObject({ kind: 'repeatable' }))
  expect(session()).toEqual(signedIn(ada))
  expect(seen).toEqual([signedIn(ada)])
  expect(storedSession()).not.toBeNull()
})

test('logs out of this browser only', async () => {
  const requests = mockEndpoint('post', endpoints.logout, noContent)
  const posts = holdRequest('get', endpoints.posts)
  const { auth, session, seen } = await openSignedIn()
  const earlier = listPosts()
  await posts.arrived
  await act(() => auth().logOut('local'))
  expect(session()).toEqual(signedOut)
  posts.release(postgrestErrorResponse(401, 'PGRST303', 'JWT expired'))
  await act(() => expect(earlier).rejects.toThrow(sessionExpiredMessage))
  expect(seen).toEqual([signedIn(ada), signedOut])
  expect(storedSession()).toBeNull()
  expect(requests.map(({ url }) => url.search)).toEqual(['?scope=local'])
})
