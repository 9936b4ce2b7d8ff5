// Tests what every call of the product says if it fails. The tests of a feature show that its page
// keeps the input.
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  ada,
  authErrorResponse,
  created,
  endpoints,
  delayedResponse,
  type Method,
  networkFailure,
  noContent,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  serveUser,
  sessionBody,
  storeSession,
} from './helpers/mock-backend'
import { expectConsoleError } from './helpers/expect-console'
import { createdPost, post, postId, postValues } from './helpers/post-fixtures'
import { logIn, signUp } from '@/auth/api'
import { endSession } from '@/auth/session'
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

/** Responds instead of `succeed`, which does the work on the server. */
type Fault = (succeed: () => Response) => Response | Promise<Response>

const lostResponse = 'a response that is lost after the server did the work'

const anywhere: Record<string, Fault> = {
  'no response': () => new Promise(() => undefined),
  'a response after 10 s': (succeed) => delayedResponse(10_000, succeed),
  [lostResponse]: (succeed) => {
    succeed()
    return networkFailure()
  },
  'an empty response': () => new HttpResponse('', { status: 200 }),
  'half a response': () => new HttpResponse('{"half', { status: 200 }),
  502: () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
}

/** Responses of PostgREST and the gateway in front of it. */
const restFaults: Record<string, Fault> = {
  ...anywhere,
  401: () => HttpResponse.json({ message: 'Invalid API key' }, { status: 401 }),
  403: () => postgrestErrorResponse(403, '42501', 'permission denied'),
  422: () => postgrestErrorResponse(422, 'PT422', 'Not on a Sunday.'),
}

/** Responses of Supabase Auth and the gateway in front of it. */
const authFaults: Record<string, Fault> = {
  ...anywhere,
  'a response without a session': () => HttpResponse.json({}),
  '400 without a message': () => HttpResponse.json({}, { status: 400 }),
  '404 in HTML': () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 }),
  403: () => authErrorResponse(403, 'some_code', 'Of 403.'),
  422: () => authErrorResponse(422, 'some_code', 'Of 422.'),
  500: () => authErrorResponse(500, 'some_code', 'Of 500.'),
  503: () => HttpResponse.json({}, { status: 503 }),
}

/** The outcome of a harmless fault. */
const success = 'works'

/** The outcomes of slow responses, which one call of each service is tested with. */
const slowOutcomes = (message: string) => ({
  'no response': message,
  'a response after 10 s': success,
})

// All calls of a service handle a response the same way, so one call is tested with each.
// lib/errors.test.ts tests the message for each error.

const lost = unknownOutcomeMessages.create

const restOutcomes = {
  422: 'Not on a Sunday.',
  [lostResponse]: lost,
  ...slowOutcomes(lost),
  'an empty response': lost,
  'half a response': lost,
  401: unexpected,
  403: notAllowed,
  502: lost,
}

const authOutcomes = {
  422: 'Of 422.',
  ...slowOutcomes(unanswered),
  'an empty response': unanswered,
  'half a response': unanswered,
  'a response without a session': 'Auth session or user missing',
  '400 without a message': unexpected,
  '404 in HTML': unexpected,
  403: 'Of 403.',
  500: unexpected,
  502: unexpected,
  503: unexpected,
}

const title = 'A title 🙂'
const content = 'Every\nword of it'
const requestId = '00000000-0000-4000-8000-00000000000f'

/** A call of the product, and how the server does its work and responds. */
interface Call {
  method: Method
  url: string
  request: () => Promise<unknown>
  serve: () => Response
}

const message = { name: 'Ada', email: ada.email, company: '', message: content }
const view = { searchText: '', order: 'newest', pageNumber: 1 } as const
const login = { email: ada.email, password: 'correct horse' }

const calls: Record<string, Call> = {
  'Send contact message': {
    method: 'post',
    url: endpoints.contacts,
    request: () => sendContactMessage(message),
    serve: created,
  },
  'List posts': {
    method: 'get',
    url: endpoints.posts,
    request: () => fetchPaginatedPosts(ada.id, view, new AbortController().signal),
    serve: () => listResponse([post(2), post(1)]),
  },
  'Create post': {
    method: 'post',
    url: endpoints.posts,
    request: () => createPost(ada.id, postValues({ title, content }), requestId),
    serve: () => createdPost(3, { title, content }),
  },
  'Update post': {
    method: 'patch',
    url: endpoints.posts,
    request: () => updatePost(ada.id, post(1), postValues({ title, content })),
    serve: () => HttpResponse.json([post(1, { title, content })]),
  },
  'Delete post': {
    method: 'delete',
    url: endpoints.posts,
    request: () => deletePost(ada.id, postId(1)),
    serve: () => HttpResponse.json([post(1)]),
  },
  'Log in': {
    method: 'post',
    url: endpoints.token,
    request: () => logIn(login),
    serve: () => HttpResponse.json(sessionBody()),
  },
  'Sign up': {
    method: 'post',
    url: endpoints.signup,
    request: () => signUp(login, '/dashboard'),
    serve: () => HttpResponse.json(sessionBody()),
  },
  'Log out': {
    method: 'post',
    url: endpoints.logout,
    request: () => endSession('local'),
    serve: noContent,
  },
}

/** Whether a fault breaks the connection, which supabase-js logs for auth calls. */
const breaksConnection = (fault: string) => /no response|lost/.test(fault)

beforeEach(() => {
  // Fake only timeouts, so that 15 s pass immediately.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serveUser()
})

test.each([
  ...Object.entries(restOutcomes).map(([fault, text]) => ['Create post', fault, text]),
  ...Object.entries(authOutcomes).map(([fault, text]) => ['Log in', fault, text]),
  ['Send contact message', 'an empty response', unknownOutcomeMessage],
  ['List posts', 'an empty response', unexpected],
  ['Sign up', 'no response', maybeSignedUp],
  ['Log out', 'an empty response', success],
  ['Send contact message', lostResponse, unknownOutcomeMessage],
  ['List posts', lostResponse, unanswered],
  ['Update post', lostResponse, unknownOutcomeMessages.update],
  ['Delete post', lostResponse, unknownOutcomeMessages.delete],
  ['Log in', lostResponse, unanswered],
  ['Sign up', lostResponse, maybeSignedUp],
  ['Log out', lostResponse, unanswered],
])('%s, %s: %s', async (name, fault, expected) => {
  const { method, url, request, serve } = calls[name]!
  const isAuth = url.includes('/auth/')
  if (isAuth && breaksConnection(fault)) expectConsoleError(/Failed to fetch|timed out/)
  storeSession()
  const received = mockEndpoint(method, url, () =>
    (isAuth ? authFaults : restFaults)[fault]!(serve),
  )
  const outcome = request().then(
    () => success,
    (error: ApiError) => error.message,
  )
  await waitFor(() => expect(received).not.toEqual([]))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBe(expected)
  // The browser's cache would still have a response after a logout.
  expect(received[0]!.cache).toBe('no-store')
})

test.each([
  ['a call that never left', false, 'offline'],
  ['a call during which the connection broke', true, 'unknown-outcome'],
])('%s', async (_, wasOnline, kind) => {
  expectConsoleError(/Failed to fetch|offline/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline)
  onTestFinished(() => onLine.mockRestore())
  storeSession()
  for (const { method, url, request } of Object.values(calls)) {
    onLine.mockReturnValue(wasOnline)
    mockEndpoint(method, url, () => {
      onLine.mockReturnValue(false)
      return networkFailure()
    })
    await expect(request()).rejects.toMatchObject({ kind })
  }
})
