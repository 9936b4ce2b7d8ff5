// Tests how every call of the product can fail, and that its page keeps the input. e2e/posts.spec.ts
// has the failures that need a browser, because the connection breaks.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  ada,
  authErrorResponse,
  created,
  endpoints,
  endSessionOnServer,
  delayedResponse,
  type Method,
  networkFailure,
  noContent,
  noRowsResponse,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
} from '../../tests/helpers/mock-backend'
import { expectConsoleError } from '../../tests/helpers/expect-console'
import { createdPost, post, postId, postValues } from '../../tests/helpers/post-fixtures'
import {
  type App,
  waitForContent,
  fill,
  findToast,
  header,
  heading,
  main,
  mountApp,
  renderApp,
  toasts,
} from '../../tests/helpers/render-app'
import { titles } from '../../tests/helpers/render-dashboard'
import { logIn, signUp } from '@/auth/api'
import { endSession } from '@/auth/session'
import { withRedirect } from '@/routing/redirect-target'
import { sendContactMessage } from '@/features/contact/api'
import type { Href } from '@/content/catalog/hrefs'
import { unknownOutcomeMessage } from '@/content/pages/contact'
import { unknownOutcomeMessages } from '@/features/posts/copy'
import type { ApiError } from '@/lib/errors'
import { createPost, deletePost, fetchPaginatedPosts, updatePost } from '@/features/posts/api'
import type { Post } from '@/features/posts/post'

const unexpected = 'An unexpected error occurred.'
const unanswered = 'We didn’t get a response. Check your connection, then try again.'
const notRenewed = 'We couldn’t check that you’re still logged in. Try again in a moment.'
const notSent = 'Could not send your message. Please try again.'
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

/** The outcomes of the faults that each call is tested with on its page. */
const pageOutcomes = (refusal: string, message: string): Record<string, string> => ({
  422: refusal,
  [lostResponse]: message,
})

/** The outcomes of slow responses, which one call of each service is tested with. */
const slowOutcomes = (message: string) => ({
  'no response': message,
  'a response after 10 s': success,
})

/** A call of PostgREST, and what it says if the response is lost. */
const rest = (message: string) => ({
  faults: restFaults,
  pageOutcomes: pageOutcomes('Not on a Sunday.', message),
})

/** A call of Supabase Auth, and what it says if the response is lost. */
const auth = (message: string) => ({
  faults: authFaults,
  pageOutcomes: pageOutcomes('Of 422.', message),
})

// All calls of a service handle a response the same way, so one call is tested with each.
// lib/errors.test.ts tests the message for each error.

const lost = unknownOutcomeMessages.create

const restOutcomes = {
  ...slowOutcomes(lost),
  'an empty response': lost,
  'half a response': lost,
  401: unexpected,
  403: notAllowed,
  502: lost,
}

const authOutcomes = {
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

/** The data on the server, newest first. */
const database = { posts: [post(2), post(1)] }

/** Responds to requests for the list and for one post. */
function list({ request }: { request: Request }) {
  const id = new URL(request.url).searchParams.get('id')
  return listResponse(database.posts.filter((known) => !id || id === `eq.${known.id}`))
}

/** Changes the first post if it still exists. */
function updateFirst(values: Partial<Post>) {
  const known = database.posts.find(({ id }) => id === postId(1))
  if (!known) return noRowsResponse()
  const updated = { ...known, ...values }
  database.posts = database.posts.map((other) => (other === known ? updated : other))
  return HttpResponse.json([updated])
}

interface Call {
  name: string
  method: Method
  url: string
  faults: Record<string, Fault>
  pageOutcomes: Record<string, string>
  failure: string
  /** Makes the call without a page. */
  request: () => Promise<unknown>
  /** Does the work and responds. */
  serve: () => Response
  /** Opens the page and fills in its form. */
  open: () => Promise<App>
  /** Makes the call, unless opening the page already makes it. */
  make?: (app: App) => Promise<void>
  /** Makes the call again; by default in the same way. */
  again?: (app: App) => Promise<void>
  /** Expects that a failure keeps the input and shows only changes that happened. */
  kept: () => void
  done: () => void
}

const field = (label: string) => main().getByLabelText(label)
const press = (name: string) => (app: App) => app.user.click(main().getByRole('button', { name }))

function toastSays(text: string) {
  const [toast] = toasts()
  expect(toast).toBeDefined()
  expect(within(toast!).getByText(text)).toBeVisible()
  return toast!
}

/** Expects a single error toast. */
function errorToastSays(text: string, description: string) {
  const toast = toastSays(text)
  expect(within(toast).getByText(description)).toBeVisible()
  expect(within(toast).getByRole('img', { name: 'Error' })).toBeVisible()
  expect(toasts()).toHaveLength(1)
}

async function openDashboard() {
  storeSession()
  const app = await mountApp('/dashboard')
  await waitForContent()
  return app
}

async function openList() {
  const app = await openDashboard()
  await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
  return app
}

async function write(app: App, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await fill(app.user, field(label), text)
  return app
}

const keeps = (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text)
}

/** Expects the list as it is on the server. */
const showsList = () => expect(titles()).toEqual(database.posts.map((known) => known.title))

const message = {
  'Full Name': 'Ada',
  'Email Address': ada.email,
  Company: 'Engines',
  'Your Message': content,
}
const words = { Title: title, Content: content }
const credentials = { Email: ada.email, Password: 'correct horse' }

async function removeFirst(app: App) {
  await press('Delete Post 1')(app)
  await app.user.click(screen.getByRole('button', { name: 'Delete' }))
}

const calls: Call[] = [
  {
    name: 'Send contact message',
    method: 'post',
    url: endpoints.contacts,
    ...rest(notSent),
    failure: 'Submission Error',
    request: () =>
      sendContactMessage({ name: 'Ada', email: ada.email, company: '', message: content }),
    serve: created,
    open: async () => write(await renderApp('/contact'), message),
    make: press('Send Message'),
    kept: () => keeps(message),
    done: () => {
      toastSays('Message Sent!')
      expect(field('Your Message')).toHaveValue('')
    },
  },
  {
    name: 'List posts',
    method: 'get',
    url: endpoints.posts,
    ...rest(unanswered),
    failure: 'Error fetching posts',
    request: () =>
      fetchPaginatedPosts(
        ada.id,
        { searchText: '', order: 'newest', pageNumber: 1 },
        new AbortController().signal,
      ),
    serve: () => listResponse(database.posts),
    open: openDashboard,
    again: press('Try again'),
    kept: () => {
      expect(main().getByText('We couldn’t load your posts.')).toBeVisible()
      expect(main().queryByText(/^You haven't created/)).not.toBeInTheDocument()
    },
    done: () => expect(titles()).toEqual(['Post 2', 'Post 1']),
  },
  {
    name: 'Create post',
    method: 'post',
    url: endpoints.posts,
    ...rest(lost),
    failure: 'Error creating post',
    request: () => createPost(ada.id, postValues({ title, content }), requestId),
    serve: () => {
      // A retry sends the same key.
      if (database.posts.length > 2) return noRowsResponse()
      database.posts = [post(3, { title, content }), ...database.posts]
      return createdPost(3, { title, content })
    },
    open: async () => write(await openList(), words),
    make: press('Create Post'),
    kept: () => {
      keeps(words)
      showsList()
    },
    done: () => {
      toastSays('Post Created!')
      keeps({ Title: '', Content: '' })
      // The post was created once.
      expect(database.posts.map((known) => known.title)).toEqual([title, 'Post 2', 'Post 1'])
      expect(titles()).toEqual([title, 'Post 2', 'Post 1'])
    },
  },
  {
    name: 'Update post',
    method: 'patch',
    url: endpoints.posts,
    ...rest(unknownOutcomeMessages.update),
    failure: 'Error updating post',
    request: () => updatePost(ada.id, post(1), postValues({ title, content })),
    serve: () => updateFirst({ title, content }),
    open: async () => {
      const app = await openList()
      await press('Edit Post 1')(app)
      return write(app, words)
    },
    make: press('Update Post'),
    kept: () => {
      keeps(words)
      showsList()
    },
    done: () => {
      toastSays('Post Updated!')
      expect(titles()).toEqual(['Post 2', title])
      expect(main().getByRole('heading', { name: 'New post' })).toBeVisible()
    },
  },
  {
    name: 'Delete post',
    method: 'delete',
    url: endpoints.posts,
    ...rest(unknownOutcomeMessages.delete),
    failure: 'Error deleting post',
    request: () => deletePost(ada.id, postId(1)),
    serve: () => {
      const deleted = database.posts.filter(({ id }) => id === postId(1))
      database.posts = database.posts.filter(({ id }) => id !== postId(1))
      return HttpResponse.json(deleted)
    },
    open: async () => write(await openList(), words),
    make: removeFirst,
    // The list may already show that the post is deleted.
    again: async (app) => {
      if (titles().includes('Post 1')) await removeFirst(app)
    },
    kept: () => {
      keeps(words)
      showsList()
    },
    done: () => {
      expect(titles()).toEqual(['Post 2'])
      keeps(words)
    },
  },
  {
    name: 'Log in',
    method: 'post',
    url: endpoints.token,
    ...auth(unanswered),
    failure: 'Authentication Error',
    request: () => logIn({ email: ada.email, password: 'correct horse' }),
    serve: () => HttpResponse.json(sessionBody()),
    open: async () => write(await renderApp('/auth?mode=login'), credentials),
    make: press('Log in'),
    kept: () => keeps(credentials),
    done: () => {
      toastSays('Login Successful')
      expect(header().getByText('Welcome, ada')).toBeVisible()
    },
  },
  {
    name: 'Sign up',
    method: 'post',
    url: endpoints.signup,
    ...auth(maybeSignedUp),
    failure: 'Authentication Error',
    request: () => signUp({ email: ada.email, password: 'correct horse' }, '/dashboard'),
    serve: () => HttpResponse.json(sessionBody()),
    open: async () => write(await renderApp('/auth?mode=signup'), credentials),
    make: press('Sign up'),
    kept: () => keeps(credentials),
    done: () => {
      toastSays('Sign Up Successful')
      expect(header().getByText('Welcome, ada')).toBeVisible()
    },
  },
  {
    name: 'Log out',
    method: 'post',
    url: endpoints.logout,
    ...auth(unanswered),
    failure: 'Logout Error',
    request: () => endSession('local'),
    serve: noContent,
    open: () => {
      storeSession()
      return renderApp('/about')
    },
    make: (app) => app.user.click(header().getByRole('button', { name: 'Log out' })),
    kept: () => {
      expect(header().getByText('Welcome, ada')).toBeVisible()
      expect(heading()).toHaveTextContent(/^About /)
      expect(storedSession()).toMatchObject({ user: { id: ada.id } })
    },
    done: () => {
      toastSays('Logged Out')
      expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    },
  },
]

/** Advances the fake time until a check passes, by at most 15 s. */
async function soon(check: () => void) {
  for (let passed = 0; passed < 15_000; passed += 500) {
    try {
      return check()
    } catch {
      await act(() => vi.advanceTimersByTimeAsync(500))
    }
  }
  check()
}

/**
 * Expects that the page is shown and nothing is pending. The arrow at the end of a card row stays
 * disabled.
 */
function expectAtRest() {
  expect(main().getByRole('heading', { level: 1 })).toBeVisible()
  const held = document.querySelectorAll(
    ':disabled, :is(form, header) [aria-disabled=true], [aria-busy=true], [role=progressbar]',
  )
  expect([...held].filter((element) => !/ in \d+ sec$/.test(element.textContent))).toEqual([])
}

/** Whether a fault breaks the connection, which supabase-js logs for auth calls. */
const breaksConnection = (fault: string) => /no response|lost/.test(fault)

beforeEach(() => {
  database.posts = [post(2), post(1)]
  // Fake only timeouts, so that 15 s pass immediately.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  mockEndpoint('get', endpoints.posts, list)
  serveUser()
})

describe('without a page', () => {
  test.each([
    ...Object.entries(restOutcomes).map(([fault, text]) => ['Create post', fault, text]),
    ...Object.entries(authOutcomes).map(([fault, text]) => ['Log in', fault, text]),
    ['Send contact message', 'an empty response', unknownOutcomeMessage],
    ['List posts', 'an empty response', unexpected],
    ['Sign up', 'no response', maybeSignedUp],
    ['Log out', 'an empty response', success],
  ])('%s, %s: %s', async (name, fault, expected) => {
    const { method, url, faults, request, serve } = calls.find((call) => call.name === name)!
    if (fault === 'no response' && name !== 'Create post') expectConsoleError(/timed out/)
    storeSession()
    const received = mockEndpoint(method, url, () => faults[fault]!(serve))
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
    for (const { method, url, request } of calls) {
      onLine.mockReturnValue(wasOnline)
      mockEndpoint(method, url, () => {
        onLine.mockReturnValue(false)
        return networkFailure()
      })
      await expect(request()).rejects.toMatchObject({ kind })
    }
  })
})

describe.each(calls)('$name', (call) => {
  test.each(Object.entries(call.pageOutcomes))('%s: %s', async (name, expected) => {
    if (call.faults === authFaults && breaksConnection(name))
      expectConsoleError(/Failed to fetch|timed out/)
    const { make, again = make } = call
    const received = mockEndpoint(call.method, call.url, () => call.faults[name]!(call.serve))
    const app = await call.open()
    await make?.(app)
    await waitFor(() => expect(received).not.toEqual([]))
    if (expected !== success) {
      await soon(() => errorToastSays(call.failure, expected))
      await waitFor(expectAtRest)
      call.kept()

      mockEndpoint('get', endpoints.posts, list)
      mockEndpoint(call.method, call.url, call.method === 'get' ? list : call.serve)
      await again?.(app)
    }
    await soon(call.done)
    await waitFor(expectAtRest)
  })
})

describe.each(calls.filter(({ url, make }) => url === endpoints.posts && make))(
  '$name with a session that the server rejects',
  ({ method, url, failure, open, make, again = make, kept, done, serve }) => {
    test('asks to log in and returns to the same state', async () => {
      mockEndpoint(method, url, () => postgrestErrorResponse(401, 'PGRST303', 'JWT expired'))
      endSessionOnServer()
      const app = await open()
      const page = app.currentUrl() as Href
      await make?.(app)
      await findToast(failure, 'Your session has ended. Log in again.')
      await waitFor(() => expect(app.currentUrl()).toBe(withRedirect('/auth?mode=login', page)))
      expect(storedSession()).toBeNull()
      await waitFor(expectAtRest)

      mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody()))
      mockEndpoint(method, url, serve)
      await write(app, credentials)
      await press('Log in')(app)
      await waitFor(() => expect(app.currentUrl()).toBe(page))
      await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
      await waitFor(kept)
      await again?.(app)
      await soon(done)
      await waitFor(expectAtRest)
    })
  },
)

// A visitor's page is shown within 3 s while the session check continues. After a lost response or
// a 503, supabase-js retries.
describe('Current session', () => {
  test.each(['no response', lostResponse, '503'])('%s: shows the app and logs in', async (name) => {
    const logged = breaksConnection(name) && name !== 'no response'
    if (logged) expectConsoleError(/Failed to fetch/)
    storeSession(sessionBody(ada, -60))
    const received = mockEndpoint('post', endpoints.token, ({ request }) =>
      request.url.includes('grant_type=password')
        ? HttpResponse.json(sessionBody())
        : authFaults[name]!(() => HttpResponse.json(sessionBody())),
    )
    const app = await mountApp('/auth?mode=login')
    await waitFor(() => expect(received).not.toEqual([]))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitForContent()
    expectAtRest()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    await write(app, credentials)
    await press('Log in')(app)
    await findToast('Login Successful')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
    // supabase-js retries the refresh for up to 30 s, which must end within this test.
    if (logged) await act(() => vi.advanceTimersByTimeAsync(30_000))
  })
})

// supabase-js refreshes a session that is about to expire before any other call, and retries the
// refresh for 30 s.
describe('while the auth service does not respond to a refresh', () => {
  const noResponse = () => new Promise<Response>(() => undefined)

  /** Opens a page with a session that is about to expire. */
  async function openExpiring(path: string) {
    storeSession()
    serveUser()
    const app = await renderApp(path)
    expect(header().getByText('Welcome, ada')).toBeVisible()
    storeSession(sessionBody(ada, 30))
    return app
  }

  test.each([
    [
      'Log out',
      'Logout Error',
      notRenewed,
      () => openExpiring('/about'),
      (app: App) => app.user.click(header().getByRole('button', { name: 'Log out' })),
    ],
    [
      'Log in',
      'Authentication Error',
      unanswered,
      async () => {
        storeSession(sessionBody(ada, -60))
        const app = await mountApp('/auth?mode=login')
        await act(() => vi.advanceTimersByTimeAsync(3000))
        await waitForContent()
        return write(app, credentials)
      },
      press('Log in'),
    ],
  ])('%s ends within 15 s', async (_, failure, text, open, make) => {
    expectConsoleError(/timed out/)
    mockEndpoint('post', endpoints.token, noResponse)
    const app = await open()
    await make(app)
    expect(document.querySelector(':is(form, header) [aria-disabled=true]')).toBeInTheDocument()
    await soon(expectAtRest)
    await findToast(failure, text)
  })
})
