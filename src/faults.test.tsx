// Every call that the product makes, and every way in which it can go wrong. What the browser adds
// to it, a line that is cut, is in e2e/posts.spec.ts. Two things are not in the table: offline and
// refused are one to a page, and listening for auth events calls nobody.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ada,
  answer,
  authError,
  bob,
  created,
  endpoints,
  type Method,
  networkFailure,
  noContent,
  restError,
  rows,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../tests/backend'
import { expectConsoleError } from '../tests/console'
import {
  type App,
  contentShown,
  fill,
  findToast,
  header,
  main,
  openApp,
  renderApp,
} from '../tests/render-app'

const unreachable = 'The server could not be reached. Check your connection and try again.'
const unexpected = 'An unexpected error occurred.'
const notSent = 'Could not send your message. Please try again.'
const notAllowed = 'You are not allowed to do this. Log in again and retry.'
const tooMany = 'Too many attempts. Wait a moment and try again.'

interface Fault {
  /** What comes in the place of the answer that `succeed` gives. */
  answer: (succeed: () => Response) => Response | Promise<Response>
}

const status = (code: number, response: () => Response): [string, Fault] => [
  String(code),
  { answer: response },
]

const later = (ms: number, response: () => Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(response()), ms)
  })

const anywhere: Record<string, Fault> = {
  'offline, or refused': { answer: networkFailure },
  'no answer ever': { answer: () => new Promise(() => undefined) },
  'an answer after 10 s': { answer: (succeed) => later(10_000, succeed) },
  'an answer that is lost after the server did the work': {
    answer: (succeed) => {
      succeed()
      return networkFailure()
    },
  },
  'half an answer': { answer: () => new HttpResponse('{"half', { status: 200 }) },
  'an empty answer': { answer: () => new HttpResponse('', { status: 200 }) },
}

/** As PostgREST and the gateway before it answer. */
const restFaults: Record<string, Fault> = {
  ...anywhere,
  ...Object.fromEntries([
    status(401, () => HttpResponse.json({ message: 'Invalid API key' }, { status: 401 })),
    status(403, () => restError(403, '42501', 'permission denied')),
    status(404, () => restError(404, 'PGRST205', 'Could not find the table.')),
    status(409, () => restError(409, '23505', 'duplicate key value')),
    status(422, () => restError(422, 'P0001', 'Not on a Sunday.')),
    status(429, () => restError(429, '', 'slow down')),
    status(500, () => restError(500, 'XX000', 'The disk is full.')),
    status(502, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
    status(503, () => restError(503, 'PGRST002', 'The database is starting.')),
    status(504, () => HttpResponse.text('upstream request timeout', { status: 504 })),
  ]),
}

/** As Supabase Auth and the gateway before it answer. */
const authFaults: Record<string, Fault> = {
  ...anywhere,
  ...Object.fromEntries([
    ...[401, 403, 404, 409, 422, 429, 500].map((code) =>
      status(code, () => authError(code, 'some_code', `Of ${code}.`)),
    ),
    status(502, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
    status(503, () => HttpResponse.json({}, { status: 503 })),
    status(504, () => HttpResponse.text('upstream request timeout', { status: 504 })),
  ]),
}

/** What a fault that is none ends in. */
const success = 'works'

const restMessages: Record<string, string> = {
  'offline, or refused': unreachable,
  'no answer ever': unreachable,
  'an answer after 10 s': success,
  'an answer that is lost after the server did the work': unreachable,
  'half an answer': unexpected,
  'an empty answer': unexpected,
  401: 'Invalid API key',
  403: notAllowed,
  404: 'Could not find the table.',
  409: 'This already exists.',
  422: 'Not on a Sunday.',
  429: tooMany,
  500: 'The disk is full.',
  502: unexpected,
  503: 'The database is starting.',
  504: unexpected,
}

const authMessages: Record<string, string> = {
  'offline, or refused': unreachable,
  'no answer ever': unreachable,
  'an answer after 10 s': success,
  'an answer that is lost after the server did the work': unreachable,
  'half an answer': unreachable,
  'an empty answer': unreachable,
  401: 'Of 401.',
  403: 'Of 403.',
  404: 'Of 404.',
  409: 'Of 409.',
  422: 'Of 422.',
  429: 'Of 429.',
  500: unexpected,
  502: unexpected,
  503: unexpected,
  504: unexpected,
}

const title = 'A title 🙂'
const content = 'Every\nword of it'

const postId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

const post = (number: number, text = `Post ${number}`, body: string | null = null) => ({
  id: postId(number),
  user_id: ada.id,
  title: text,
  content: body,
  created_at: `2026-01-05T09:00:0${number}+00:00`,
  updated_at: `2026-01-05T09:00:0${number}+00:00`,
})

/** What the server has, newest first. */
const database = { posts: [post(2), post(1)], messages: 0, accounts: 0 }

/** Answers a list, and the search for one post. */
function list({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams
  const named = query.get('title')?.replace('eq.', '')
  const since = query.get('created_at')?.replace('gt.', '') ?? ''
  return rows(
    database.posts.filter(
      (known) => (named ?? known.title) === known.title && known.created_at > since,
    ),
  )
}

/** Does something to the first post, if it is still there. */
function onPost(change: (known: ReturnType<typeof post>) => object[]) {
  const known = database.posts.find(({ id }) => id === postId(1))
  if (!known) return restError(406, 'PGRST116', 'Cannot coerce the result')
  database.posts = database.posts.flatMap((other) =>
    other === known ? (change(known) as (typeof known)[]) : [other],
  )
  return HttpResponse.json({ id: known.id })
}

interface Call {
  name: string
  method: Method
  url: string
  faults: Record<string, Fault>
  messages: Record<string, string>
  failure: string
  /** Does the work, and answers. */
  serve: () => Response
  /** Opens the page, and fills in what there is to fill in. */
  open: () => Promise<App>
  /** Makes the call; some are made by opening the page. */
  make?: (app: App) => Promise<void>
  /** Makes it again; by default as the first time. */
  again?: (app: App) => Promise<void>
  /** What a failure leaves: everything typed, and nothing that did not happen. */
  kept: () => void
  done: () => void
}

const titles = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const field = (label: string) => main().getByLabelText(label)
const press = (name: string) => (app: App) => app.user.click(main().getByRole('button', { name }))

const toastSays = (text: string, description?: string) => {
  const shown = within(screen.getByLabelText('Notifications (F8)'))
  expect(shown.getByText(text)).toBeVisible()
  if (description) expect(shown.getByText(description)).toBeVisible()
}

async function openDashboard() {
  storeSession()
  const app = await openApp('/dashboard')
  await contentShown()
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

const rest = { faults: restFaults, messages: restMessages }
const auth = { faults: authFaults, messages: authMessages }

const calls: Call[] = [
  {
    name: 'Send contact message',
    method: 'post',
    url: endpoints.contacts,
    faults: restFaults,
    messages: {
      ...restMessages,
      'half an answer': notSent,
      'an empty answer': notSent,
      502: notSent,
      504: notSent,
    },
    failure: 'Submission Error',
    serve: () => {
      database.messages++
      return created()
    },
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
    ...rest,
    failure: 'Error fetching posts',
    serve: () => rows(database.posts),
    open: openDashboard,
    again: press('Try again'),
    kept: () => {
      expect(main().getByText('Your posts could not be loaded.')).toBeVisible()
      expect(main().queryByText(/^You haven't created/)).not.toBeInTheDocument()
    },
    done: () => expect(titles()).toEqual(['Post 2', 'Post 1']),
  },
  {
    name: 'Create post',
    method: 'post',
    url: endpoints.posts,
    ...rest,
    failure: 'Error creating post',
    serve: () => {
      database.posts = [post(3, title, content), ...database.posts]
      return created()
    },
    open: async () => write(await openList(), words),
    make: press('Create Post'),
    kept: () => {
      keeps(words)
      expect(titles()).toEqual(['Post 2', 'Post 1'])
    },
    done: () => {
      toastSays('Post Created!')
      keeps({ Title: '', Content: '' })
      // Not twice, either.
      expect(database.posts.map((known) => known.title)).toEqual([title, 'Post 2', 'Post 1'])
      expect(titles()).toEqual([title, 'Post 2', 'Post 1'])
    },
  },
  {
    name: 'Update post',
    method: 'patch',
    url: endpoints.posts,
    ...rest,
    failure: 'Error updating post',
    serve: () => onPost((known) => [{ ...known, title, content }]),
    open: async () => {
      const app = await openList()
      await press('Edit Post 1')(app)
      return write(app, words)
    },
    make: press('Update Post'),
    kept: () => {
      keeps(words)
      expect(titles()).toEqual(['Post 2', 'Post 1'])
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
    ...rest,
    failure: 'Error deleting post',
    serve: () => onPost(() => []),
    open: async () => write(await openList(), words),
    make: removeFirst,
    // Where only the answer was lost, the list says by now that it is done.
    again: async (app) => (titles().includes('Post 1') ? removeFirst(app) : undefined),
    kept: () => keeps(words),
    done: () => {
      expect(titles()).toEqual(['Post 2'])
      keeps(words)
    },
  },
  {
    name: 'Log in',
    method: 'post',
    url: endpoints.token,
    ...auth,
    failure: 'Authentication Error',
    serve: () => HttpResponse.json(sessionBody()),
    open: async () => write(await renderApp('/auth?mode=login'), credentials),
    make: press('Log In'),
    kept: () => {
      keeps(credentials)
      expect(main().getByRole('alert')).not.toBeEmptyDOMElement()
    },
    done: () => {
      toastSays('Login Successful')
      expect(header().getByText('Welcome, ada')).toBeVisible()
    },
  },
  {
    name: 'Sign up',
    method: 'post',
    url: endpoints.signup,
    ...auth,
    failure: 'Authentication Error',
    serve: () =>
      database.accounts++
        ? authError(422, 'user_already_exists', 'User already registered')
        : HttpResponse.json(sessionBody()),
    open: async () => {
      answer('post', endpoints.token, () => HttpResponse.json(sessionBody()))
      return write(await renderApp('/auth?mode=signup'), credentials)
    },
    make: press('Sign Up'),
    kept: () => {
      keeps(credentials)
      expect(main().getByRole('alert')).not.toBeEmptyDOMElement()
    },
    done: () => {
      toastSays('Sign Up Successful')
      expect(header().getByText('Welcome, ada')).toBeVisible()
    },
  },
  {
    name: 'Log out',
    method: 'post',
    url: endpoints.logout,
    faults: authFaults,
    messages: {
      ...authMessages,
      // Nothing of the answer is read.
      'half an answer': success,
      'an empty answer': success,
      // The server no longer knows the session: that is what was asked for.
      401: success,
      403: success,
      404: success,
    },
    failure: 'Logout Error',
    serve: noContent,
    open: () => {
      storeSession()
      return renderApp('/about')
    },
    make: (app) => app.user.click(header().getByRole('button', { name: 'Log out' })),
    kept: () => expect(header().getByText('Welcome, ada')).toBeVisible(),
    done: () => {
      toastSays('Logged Out')
      expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    },
  },
]

/** Lets time pass until something holds, 15 s at the most. */
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

/** The page is there, nothing waits, and everything can be pressed. */
function expectAtRest() {
  expect(main().getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelectorAll(':disabled, [aria-busy=true], [role=progressbar]')).toHaveLength(
    0,
  )
}

/** supabase-js logs a line that is cut of the auth service. */
const isCut = (fault: string) => /offline|ever|lost/.test(fault)

beforeEach(() => {
  database.posts = [post(2), post(1)]
  database.messages = 0
  database.accounts = 0
  // Only what is waited for by the clock: 15 s pass in no time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  answer('get', endpoints.posts, list)
})

describe.each(calls)('$name', (call) => {
  test.each(Object.entries(call.messages))('%s: %s', async (name, expected) => {
    if (call.faults === authFaults && isCut(name)) expectConsoleError(/Failed to fetch|aborted/)
    const { make, again = make } = call
    const received = answer(call.method, call.url, () => call.faults[name]!.answer(call.serve))
    const app = await call.open()
    await make?.(app)
    await waitFor(() => expect(received).not.toEqual([]))
    if (expected !== success) {
      await soon(() => toastSays(call.failure, expected))
      await waitFor(expectAtRest)
      call.kept()

      answer('get', endpoints.posts, list)
      answer(call.method, call.url, call.method === 'get' ? list : call.serve)
      await again?.(app)
    }
    await soon(call.done)
    await waitFor(expectAtRest)
  })
})

// A 401 of the gateway, as in the table, can be tried again. One of PostgREST's, which has looked at the
// token, ends the session.
describe.each(calls.filter(({ url, make }) => url === endpoints.posts && make))(
  '$name, with a session that the server does not take',
  ({ method, url, failure, open, make, again = make, kept, done, serve }) => {
    test('asks to log in, and goes on where it was', async () => {
      answer(method, url, () => restError(401, 'PGRST303', 'JWT expired'))
      const app = await open()
      await make?.(app)
      await findToast(failure, 'Your session has ended. Log in again.')
      await waitFor(() => expect(app.address()).toBe('/auth?mode=login&redirect=/dashboard'))
      expect(storedSession()).toBeNull()
      await waitFor(expectAtRest)

      answer('post', endpoints.token, () => HttpResponse.json(sessionBody()))
      answer(method, url, serve)
      await write(app, credentials)
      await press('Log In')(app)
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
      kept()
      await again?.(app)
      await soon(done)
      await waitFor(expectAtRest)
    })
  },
)

// A visitor's page, within 3 s; the session is checked on behind it.
describe('Current session', () => {
  test.each(Object.entries(authFaults))('%s: shows the site, and logs in', async (name, fault) => {
    const cut = isCut(name) && !name.includes('ever')
    if (cut) expectConsoleError(/Failed to fetch/)
    storeSession(sessionBody(ada, -60))
    const received = answer('post', endpoints.token, ({ request }) =>
      request.url.includes('grant_type=password')
        ? HttpResponse.json(sessionBody())
        : fault.answer(() => HttpResponse.json(sessionBody())),
    )
    const app = await openApp('/auth?mode=login')
    await waitFor(() => expect(received).not.toEqual([]))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await contentShown()
    expectAtRest()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    await write(app, credentials)
    await press('Log In')(app)
    await findToast('Login Successful')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
    // A refresh without an answer is tried again for up to 30 s: it ends within its own test.
    if (cut) await act(() => vi.advanceTimersByTimeAsync(30_000))
  })
})

// supabase-js renews a session that is about to end before it does anything else with it, and tries that
// for half a minute.
describe('behind a session that is not renewed, as the auth service never answers', () => {
  const never = () => new Promise<Response>(() => undefined)

  /** Opens a page whose person's session is about to end. */
  async function openEnding(path: string) {
    storeSession()
    answer('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
    const app = await renderApp(path)
    expect(header().getByText('Welcome, ada')).toBeVisible()
    storeSession(sessionBody(ada, 30))
    return app
  }

  test.each([
    [
      'Log out',
      'Logout Error',
      () => openEnding('/about'),
      (app: App) => app.user.click(header().getByRole('button', { name: 'Log out' })),
    ],
    [
      'Change Email',
      'Authentication Error',
      async () => write(await openEnding('/dashboard/account'), { 'New email': bob.email }),
      press('Change Email'),
    ],
    [
      'Log in',
      'Authentication Error',
      async () => {
        storeSession(sessionBody(ada, -60))
        const app = await openApp('/auth?mode=login')
        await act(() => vi.advanceTimersByTimeAsync(3000))
        await contentShown()
        return write(app, credentials)
      },
      press('Log In'),
    ],
  ])('%s ends within 15 s', async (_, failure, open, make) => {
    expectConsoleError(/aborted/)
    answer('post', endpoints.token, never)
    const app = await open()
    await make(app)
    expect(document.querySelectorAll(':disabled')).not.toHaveLength(0)
    await soon(expectAtRest)
    await findToast(failure, unreachable)
  })
})

test('Auth changes: to listen for them calls nobody', async () => {
  await renderApp('/about')
  expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
})
