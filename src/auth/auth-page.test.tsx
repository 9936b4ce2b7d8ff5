import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  ada,
  answer,
  authError,
  endpoints,
  hold,
  networkFailure,
  rows,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'
import { type App, fill, findToast, header, main, renderApp, toasts } from '../../tests/render-app'

const password = 'correct horse'
const confirmByEmail = 'Sign up successful! Please check your email to confirm your account.'

/** Types an address and a password, and presses the form's button. */
async function fillAndSubmit({ user }: App, name: 'Log In' | 'Sign Up') {
  await fill(user, main().getByLabelText('Email'), ada.email)
  await fill(user, main().getByLabelText('Password'), password)
  await user.click(main().getByRole('button', { name }))
}

const heading = () => main().getByRole('heading', { level: 1 })

describe('log in', () => {
  test.each(['/auth', '/auth?mode=nonsense', '/login'])('is the mode of %s', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('Log in')
    expect(main().getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(main().getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    expect(main().getByRole('button', { name: 'Log In' })).toBeEnabled()
  })

  test('asks for both fields before it asks the server', async () => {
    const requests = answer('post', endpoints.token, () => HttpResponse.json(sessionBody()))
    const { user } = await renderApp('/auth')
    const logIn = main().getByRole('button', { name: 'Log In' })
    await user.click(logIn)
    expect(main().getByLabelText('Email')).toBeInvalid()
    await fill(user, main().getByLabelText('Email'), 'not an address')
    await fill(user, main().getByLabelText('Password'), password)
    await user.click(logIn)
    expect(main().getByLabelText('Email')).toBeInvalid()
    expect(logIn).toHaveTextContent('Log In')
    expect(requests).toEqual([])
  })

  test('says that it is at work, welcomes, and goes home', async () => {
    const request = hold('post', endpoints.token)
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    await request.arrived
    expect(main().getByRole('button', { name: 'Logging In...' })).toBeDisabled()
    expect(request.received[0]!.url.search).toBe('?grant_type=password')
    expect(request.received[0]!.body).toMatchObject({ email: ada.email, password })

    request.release(HttpResponse.json(sessionBody(ada)))
    await findToast('Login Successful', 'Welcome back!')
    await waitFor(() => expect(app.address()).toBe('/'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
  })

  test('goes where the person was heading', async () => {
    answer('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp('/login?redirect=/services/healthcare/patient-portal')
    await fillAndSubmit(app, 'Log In')
    await waitFor(() => expect(app.address()).toBe('/services/healthcare/patient-portal'))
    await findToast('Login Successful')
  })

  test('says what is wrong, in the form and in a toast, and keeps what was typed', async () => {
    answer('post', endpoints.token, () =>
      authError(400, 'invalid_credentials', 'Invalid login credentials'),
    )
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    expect(await main().findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/)
    const toast = await findToast('Authentication Error', 'Invalid login credentials')
    expect(toast).toHaveClass('text-danger')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    expect(main().getByLabelText('Password')).toHaveValue(password)
    expect(main().getByRole('button', { name: 'Log In' })).toBeEnabled()
    expect(app.address()).toBe('/auth')
  })

  test('takes the message away when the person tries again', async () => {
    answer('post', endpoints.token, () =>
      authError(400, 'invalid_credentials', 'Invalid login credentials'),
    )
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    await main().findByRole('alert')
    const second = hold('post', endpoints.token)
    await app.user.click(main().getByRole('button', { name: 'Log In' }))
    await second.arrived
    expect(main().queryByText('Invalid login credentials')).not.toBeInTheDocument()
  })

  const useless = [
    ['500', () => authError(500, 'unexpected_failure', 'Database error')],
    ['502 in HTML', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['503', () => HttpResponse.json({ message: 'upstream unavailable' }, { status: 503 })],
    ['505', () => HttpResponse.json({}, { status: 505 })],
    ['400 with nothing to say', () => HttpResponse.json({}, { status: 400 })],
    ['404 in HTML', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
  ] as const

  test.each(useless)('an answer of %s is an unexpected error', async (_, response) => {
    answer('post', endpoints.token, response)
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    expect(await main().findByRole('alert')).toHaveTextContent(/^An unexpected error occurred\.$/)
    await findToast('Authentication Error', 'An unexpected error occurred.')
  })

  test('an answer without a session is said to be one', async () => {
    answer('post', endpoints.token, () => HttpResponse.json({}))
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    await findToast('Authentication Error', 'Auth session or user missing')
    expect(app.address()).toBe('/auth')
  })

  test('no connection is said to be one', async () => {
    expectConsoleError(/Failed to fetch/)
    answer('post', endpoints.token, networkFailure)
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    expect(await main().findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Check your connection and try again.',
    )
    expect(main().getByLabelText('Password')).toHaveValue(password)
  })

  test('shows and hides the password', async () => {
    const { user } = await renderApp('/auth')
    await user.click(main().getByRole('button', { name: 'Show password' }))
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(main().getByRole('button', { name: 'Show password', pressed: true }))
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password')
  })
})

describe('sign up', () => {
  test.each(['/auth?mode=signup', '/signup'])('is the mode of %s', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('Create your account')
    expect(main().getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(main().getByRole('button', { name: 'Sign Up' })).toBeEnabled()
  })

  test('says that it is at work, and then to look into the mailbox, for 10 s', async () => {
    const request = hold('post', endpoints.signup)
    const app = await renderApp('/signup')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    await fillAndSubmit(app, 'Sign Up')
    await request.arrived
    expect(main().getByRole('button', { name: 'Signing Up...' })).toBeDisabled()
    expect(request.received[0]!.body).toMatchObject({ email: ada.email, password })

    vi.setTimerTickMode('manual')
    request.release(HttpResponse.json(userBody(ada)))
    while (toasts().length === 0) await act(turn)
    const [toast] = toasts()
    within(toast!).getByText('Sign Up Successful')
    within(toast!).getByText('Please check your email to confirm your account.')
    act(() => vi.advanceTimersByTime(9999))
    expect(toasts()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(1))
    expect(toasts()).toHaveLength(0)
    expect(main().getByText(confirmByEmail)).toBeVisible()
    expect(app.address()).toBe('/signup')
  })

  test('tells nobody whether an address has an account', async () => {
    answer('post', endpoints.signup, () =>
      HttpResponse.json({ ...userBody(ada), role: '', identities: [] }),
    )
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    expect(await main().findByText(confirmByEmail)).toBeVisible()
    await findToast('Sign Up Successful', 'Please check your email to confirm your account.')
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('with a session is logged in and goes home', async () => {
    answer('post', endpoints.signup, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    await findToast('Sign Up Successful', 'You are now logged in.')
    await waitFor(() => expect(app.address()).toBe('/'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('with an answer that says nothing is taken as to be confirmed', async () => {
    answer('post', endpoints.signup, () => HttpResponse.json({}))
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    expect(await main().findByText(confirmByEmail)).toBeVisible()
    await findToast('Sign Up Successful')
  })

  test.each([
    [
      'an address in use',
      () => authError(422, 'user_already_exists', 'User already registered'),
      'User already registered',
    ],
    [
      'a weak password',
      () =>
        authError(422, 'weak_password', 'Password is known to be weak.', {
          weak_password: { reasons: ['pwned'] },
        }),
      'Password is known to be weak.',
    ],
    [
      'too many attempts',
      () => authError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded'),
      'Email rate limit exceeded',
    ],
    [
      'a server error',
      () => authError(500, 'unexpected_failure', 'Database error'),
      'An unexpected error occurred.',
    ],
  ])('%s is said', async (_, response, message) => {
    answer('post', endpoints.signup, response)
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    await findToast('Authentication Error', message)
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    expect(main().getByLabelText('Password')).toHaveValue(password)
  })

  test('names the service that brought the person there', async () => {
    await renderApp('/signup?service=database-ai')
    expect(main().getByText('AI Database Management')).toBeVisible()
  })

  test.each(['nonsense', 'toString', '<b>x</b>'])(
    'says nothing of the service %j',
    async (service) => {
      await renderApp(`/signup?service=${encodeURIComponent(service)}`)
      expect(main().queryByText(/get started with/i)).not.toBeInTheDocument()
    },
  )
})

describe('an address that waits to be confirmed', () => {
  const tooSoon = () =>
    authError(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 42 seconds.',
    )
  const again = () => main().findByRole('button', { name: 'Send the email again' })
  const waiting = () => main().findByRole('button', { name: /^Send the email again in \d+ s$/ })

  async function logInTooEarly() {
    answer('post', endpoints.token, () =>
      authError(400, 'email_not_confirmed', 'Email not confirmed'),
    )
    const app = await renderApp('/login?redirect=/pricing')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    await fillAndSubmit(app, 'Log In')
    return app
  }

  test('is offered its e-mail again at log-in, a minute apart', async () => {
    const requests = answer('post', endpoints.resend, () => HttpResponse.json({}))
    const app = await logInTooEarly()
    expect(await main().findByRole('alert')).toHaveTextContent('Email not confirmed')
    await app.user.click(await again())
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe('http://localhost:5173/pricing')

    vi.setTimerTickMode('manual')
    expect(await waiting()).toBeDisabled()
    act(() => vi.advanceTimersByTime(55_000))
    expect(main().getByRole('button', { name: /again in [4-6] s$/ })).toBeDisabled()
    act(() => vi.advanceTimersByTime(6000))
    expect(await again()).toBeEnabled()
  })

  test('waits on after a reload', async () => {
    answer('post', endpoints.resend, () => HttpResponse.json({}))
    const app = await logInTooEarly()
    await app.user.click(await again())
    await waiting()
    cleanup()
    vi.useRealTimers()
    await logInTooEarly()
    expect(await waiting()).toBeDisabled()
  })

  test('is said to have asked too soon, and waits', async () => {
    answer('post', endpoints.resend, tooSoon)
    const app = await logInTooEarly()
    await app.user.click(await again())
    await findToast('Authentication Error', /only request this after 42 seconds/)
    expect(await waiting()).toBeDisabled()
  })

  test('may have its e-mail again after the sign-up, in a minute', async () => {
    answer('post', endpoints.signup, () => HttpResponse.json(userBody(ada)))
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    await main().findByText(confirmByEmail)
    expect(await waiting()).toBeDisabled()
  })

  test('may have its e-mail again when it signs up once more', async () => {
    answer('post', endpoints.signup, tooSoon)
    const app = await renderApp('/signup')
    await fillAndSubmit(app, 'Sign Up')
    expect(await main().findByRole('alert')).toHaveTextContent(/only request this after 42 s/)
    expect(await waiting()).toBeDisabled()
  })
})

describe('the other mode', () => {
  test.each([
    ['/auth', 'Sign up', '/auth?mode=signup', 'Create your account'],
    ['/auth?mode=signup', 'Log in', '/auth?mode=login', 'Log in'],
    ['/login?redirect=/pricing', 'Sign up', '/signup?redirect=/pricing', 'Create your account'],
    ['/signup?service=travel', 'Log in', '/login?service=travel', 'Log in'],
    [
      '/auth?mode=login&redirect=%2Fdashboard',
      'Sign up',
      '/auth?mode=signup&redirect=%2Fdashboard',
      'Create your account',
    ],
  ])(
    '%s leads by "%s" to %s, with the address that was typed',
    async (path, link, address, title) => {
      const app = await renderApp(path)
      await fill(app.user, main().getByLabelText('Email'), ada.email)
      await app.user.click(main().getByRole('link', { name: link }))
      await waitFor(() => expect(heading()).toHaveTextContent(title))
      expect(app.address()).toBe(address)
      expect(main().getByLabelText('Email')).toHaveValue(ada.email)
      expect(main().getByLabelText('Password')).toHaveValue('')
    },
  )

  test('has none of the messages of this one', async () => {
    answer('post', endpoints.token, () =>
      authError(400, 'invalid_credentials', 'Invalid login credentials'),
    )
    const app = await renderApp('/auth')
    await fillAndSubmit(app, 'Log In')
    await main().findByRole('alert')
    await app.user.click(main().getByRole('link', { name: 'Sign up' }))
    await main().findByRole('heading', { name: 'Create your account' })
    expect(main().queryByText('Invalid login credentials')).not.toBeInTheDocument()
  })
})

describe('who is logged in already', () => {
  test.each([
    ['/auth', '/'],
    ['/auth?mode=signup', '/'],
    ['/login?redirect=/pricing', '/pricing'],
    ['/login?redirect=%2Fcontact%3Fsubject%3DTravelSupport', '/contact?subject=TravelSupport'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=javascript:alert(1)', '/'],
  ])('is sent on from %s to %s', async (path, address) => {
    storeSession()
    const app = await renderApp(path)
    await waitFor(() => expect(app.address()).toBe(address))
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  })

  test('may come from a log-in in another tab', async () => {
    answer('get', endpoints.posts, () => rows([]))
    const app = await renderApp('/login?redirect=/dashboard')
    await main().findByLabelText('Email')
    const otherTab = new BroadcastChannel('omnia-session')
    storeSession()
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'omnia-session',
        newValue: JSON.stringify(sessionBody(ada)),
      }),
    )
    otherTab.postMessage({ event: 'SIGNED_IN', session: sessionBody(ada) })
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    await main().findByText(/haven't created any posts/)
  })
})

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
