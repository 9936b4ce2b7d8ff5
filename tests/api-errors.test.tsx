// Tests what every call of the product says if it fails. The tests of a feature show that its page
// keeps the input.
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  ada,
  authErrorResponse,
  endpoints,
  delayedResponse,
  type Method,
  networkFailure,
  mockEndpoint,
  postgrestErrorResponse,
  serveUser,
  sessionBody,
  storeSession,
} from './helpers/mock-backend'
import { expectConsoleError } from './helpers/expect-console'
import { createdPost, post, postId, postValues } from './helpers/post-fixtures'
import { logIn, signUp } from '@/auth/api'
import { logOut } from '@/auth/session'
import { sendContactMessage } from '@/features/contact/api'
import { unknownOutcomeMessage } from '@/features/contact/copy'
import { unknownOutcomeMessages } from '@/features/posts/copy'
import type { ApiError } from '@/lib/errors'
import { createPost, deletePost, fetchPaginatedPosts, updatePost } from '@/features/posts/api'

const unexpected = 'An unexpected error occurred.'
const unanswered = 'We didn’t get a response. Check your connection, then try again.'
const maybeSignedUp =
  'The connection was lost. If your account was created, you’ll get an email. If none comes in a few minutes, sign up again.'
const notAllowed = 'You can’t do this right now. Log in again, then retry.'

/** The outcome of a harmless fault. */
const success = 'works'

const message = { name: 'Ada', email: ada.email, company: '', message: 'Every\nword of it' }
const view = { searchText: '', order: 'newest', pageNumber: 1 } as const
const { signal } = new AbortController()
const login = { email: ada.email, password: 'correct horse' }
const values = postValues({ title: 'A title' })

/** The calls of the product, each with its request. */
const calls: Record<string, [method: Method, url: string, call: () => Promise<unknown>]> = {
  'Send contact message': ['post', endpoints.contacts, () => sendContactMessage(message)],
  'List posts': ['get', endpoints.posts, () => fetchPaginatedPosts(ada.id, view, signal)],
  'Create post': ['post', endpoints.posts, () => createPost(ada.id, values, postId(0))],
  'Update post': ['patch', endpoints.posts, () => updatePost(ada.id, post(1), values)],
  'Delete post': ['delete', endpoints.posts, () => deletePost(ada.id, post(1))],
  'Log in': ['post', endpoints.token, () => logIn(login)],
  'Sign up': ['post', endpoints.signup, () => signUp(login, '/dashboard')],
  'Log out': ['post', endpoints.logout, () => logOut('local')],
}

type Fault = () => Response | Promise<Response>

const lostResponse = 'a response that is lost'
const emptyResponse = 'an empty response'

/** Faults that any server and any connection can have. */
const silences: Record<string, Fault> = {
  'no response': () => new Promise(() => undefined),
  [lostResponse]: networkFailure,
  [emptyResponse]: () => new HttpResponse('', { status: 200 }),
  'half a response': () => new HttpResponse('{"half', { status: 200 }),
}
const badGateway = () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })

// All calls of a service handle a response the same way, so one call is tested with each.
// lib/errors.test.ts tests the message for each error.

const lost = unknownOutcomeMessages.create

const postFaults: (readonly [fault: string, respond: Fault, message: string])[] = [
  ...Object.entries(silences).map(([fault, respond]) => [fault, respond, lost] as const),
  ['502', badGateway, lost],
  ['a response after 10 s', () => delayedResponse(10_000, () => createdPost(3)), success],
  ['401', () => HttpResponse.json({ message: 'Invalid API key' }, { status: 401 }), unexpected],
  ['403', () => postgrestErrorResponse(403, '42501', 'permission denied'), notAllowed],
  ['422', () => postgrestErrorResponse(422, 'PT422', 'Not on a Sunday.'), 'Not on a Sunday.'],
]

const loggedIn = () => HttpResponse.json(sessionBody())

const loginFaults: typeof postFaults = [
  ...Object.entries(silences).map(([fault, respond]) => [fault, respond, unanswered] as const),
  ['502', badGateway, unexpected],
  ['a response after 10 s', () => delayedResponse(10_000, loggedIn), success],
  ['no session', () => HttpResponse.json({}), 'Auth session or user missing'],
  ['400 without a message', () => HttpResponse.json({}, { status: 400 }), unexpected],
  ['404 in HTML', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 }), unexpected],
  ['403', () => authErrorResponse(403, 'some_code', 'Of 403.'), 'Of 403.'],
  ['422', () => authErrorResponse(422, 'some_code', 'Of 422.'), 'Of 422.'],
  ['500', () => authErrorResponse(500, 'some_code', 'Of 500.'), unexpected],
  ['503', () => HttpResponse.json({}, { status: 503 }), unexpected],
]

/** Whether a fault breaks the connection, which supabase-js logs for auth calls. */
const breaksConnection = (fault: string) => /no response|lost/.test(fault)

beforeEach(() => {
  // Fake only timeouts, so that 15 s pass immediately.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serveUser()
})

test.each([
  ...postFaults.map((fault) => ['Create post', ...fault] as const),
  ...loginFaults.map((fault) => ['Log in', ...fault] as const),
  ...(
    [
      ['Send contact message', emptyResponse, unknownOutcomeMessage],
      ['Send contact message', lostResponse, unknownOutcomeMessage],
      ['List posts', emptyResponse, unexpected],
      ['List posts', lostResponse, unanswered],
      ['Update post', lostResponse, unknownOutcomeMessages.update],
      ['Delete post', lostResponse, unknownOutcomeMessages.delete],
      ['Sign up', 'no response', maybeSignedUp],
      ['Sign up', lostResponse, maybeSignedUp],
      ['Log out', emptyResponse, success],
      ['Log out', lostResponse, unanswered],
    ] as const
  ).map(([name, fault, outcome]) => [name, fault, silences[fault]!, outcome] as const),
])('%s, %s', async (name, fault, respond, expected) => {
  const [method, url, call] = calls[name]!
  const isAuth = url.includes('/auth/')
  if (isAuth && breaksConnection(fault)) expectConsoleError(/Failed to fetch|timed out/)
  storeSession()
  const received = mockEndpoint(method, url, respond)
  const outcome = call().then(
    () => success,
    (error: ApiError) => error.message,
  )
  await waitFor(() => expect(received).not.toEqual([]))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBe(expected)
  // The browser's cache would still have a response after a logout.
  expect(received[0]!.cache).toBe('no-store')
})

const harmless = ['List posts', 'Log in', 'Log out']

test.each([
  ['a call that never left', false],
  ['a call during which the connection broke', true],
])('%s', async (_, wasOnline) => {
  expectConsoleError(/Failed to fetch|offline/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline)
  onTestFinished(() => onLine.mockRestore())
  storeSession()
  for (const [name, [method, url, call]] of Object.entries(calls)) {
    const kind = wasOnline && !harmless.includes(name) ? 'unknown-outcome' : 'repeatable'
    onLine.mockReturnValue(wasOnline)
    mockEndpoint(method, url, () => {
      onLine.mockReturnValue(false)
      return networkFailure()
    })
    await expect(call()).rejects.toMatchObject({ kind })
  }
})

test('a call without a response in a browser that seems to be offline may have arrived', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  storeSession()
  const [method, url, call] = calls['Create post']!
  const received = mockEndpoint(method, url, silences['no response']!)
  const outcome = call().catch((error: ApiError) => error.kind)
  await waitFor(() => expect(received).not.toEqual([]))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toBe('unknown-outcome')
})
