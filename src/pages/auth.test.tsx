import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  ada,
  authErrorResponse,
  bob,
  endpoints,
  holdRequest,
  networkFailure,
  mockAuthError,
  mockEndpoint,
  mockJson,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  emailRateLimitError,
  emailsUsedUpError,
  userBody,
  wrongPassword,
} from '../../tests/helpers/mock-backend'
import { expectConsoleError } from '../../tests/helpers/expect-console'
import { waitForTurns } from '../../tests/helpers/next-turn'
import { servePosts } from '../../tests/helpers/render-dashboard'
import {
  type App,
  button,
  closeApp,
  fill,
  findErrorToast,
  findToast,
  header,
  heading,
  main,
  mountApp,
  renderApp,
  toasts,
  waitForContent,
} from '../../tests/helpers/render-app'

const password = 'correct horse'
const confirmByEmail = 'Sign up successful! Please check your email to confirm your account.'
const checkEmail = 'Check your email for a link. It may be in your spam folder.'

/** Fills in the form and submits it. */
async function fillAndSubmit({ user }: App, name: 'Log in' | 'Sign up') {
  await fill(user, main().getByLabelText('Email'), ada.email)
  await fill(user, main().getByLabelText('Password'), password)
  await user.click(button(name))
}

async function openAndLogIn(path = '/auth') {
  const app = await renderApp(path)
  await fillAndSubmit(app, 'Log in')
  return app
}

async function openAndSignUp(path = '/signup') {
  const app = await renderApp(path)
  await fillAndSubmit(app, 'Sign up')
  return app
}

/** Opens a page while the refresh of the stored session gets no response for 3 s. */
async function openSlowly(path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  storeSession(sessionBody(ada, -60))
  const refresh = holdRequest('post', endpoints.token)
  const app = await mountApp(path)
  await refresh.arrived
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitForContent()
  return { app, refresh }
}

test.each([
  ['/auth?mode=nonsense', 'Log in', 'Log in', 'current-password'],
  ['/login', 'Log in', 'Log in', 'current-password'],
  ['/auth?mode=signup', 'Create your account', 'Sign up', 'new-password'],
  ['/Signup', 'Create your account', 'Sign up', 'new-password'],
])('%s shows the form "%s"', async (path, title, submit, autocomplete) => {
  await renderApp(path)
  expect(heading()).toHaveTextContent(title)
  expect(main().getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password')
  expect(main().getByLabelText('Password')).toHaveAttribute('autocomplete', autocomplete)
  expect(button(submit)).not.toHaveAttribute('aria-disabled')
})

describe('log in', () => {
  test('requires both fields before sending a request', async () => {
    const requests = mockJson('post', endpoints.token, sessionBody())
    const { user } = await renderApp('/auth')
    const logIn = button('Log in')
    await user.click(logIn)
    expect(main().getByLabelText('Email')).toHaveAccessibleDescription('Email is required.')
    expect(main().getByText('Password is required.')).toBeVisible()
    expect(main().getByLabelText('Email')).toHaveFocus()
    await fill(user, main().getByLabelText('Email'), 'not an address')
    expect(main().getByLabelText('Email')).toHaveAccessibleDescription(
      'Email must look like name@example.com.',
    )
    await fill(user, main().getByLabelText('Password'), password)
    expect(main().getByLabelText('Password')).toBeValid()
    await user.click(logIn)
    expect(logIn).toHaveTextContent('Log in')
    expect(requests).toEqual([])
  })

  test('shows a pending login, welcomes the user and redirects home', async () => {
    const request = holdRequest('post', endpoints.token)
    const app = await openAndLogIn()
    await request.arrived
    expect(button('Logging In...')).toHaveAttribute('aria-disabled', 'true')
    expect(request.received[0]!.url.search).toBe('?grant_type=password')
    expect(request.received[0]!.body).toMatchObject({ email: ada.email, password })

    request.release(HttpResponse.json(sessionBody(ada)))
    await findToast('Login Successful', 'Welcome back!')
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
  })

  test('shows an error in the form and in a toast, and keeps the input', async () => {
    mockEndpoint('post', endpoints.token, wrongPassword)
    const app = await openAndLogIn()
    expect(await main().findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/)
    await findErrorToast('Authentication Error', 'Invalid login credentials')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    expect(main().getByLabelText('Password')).toHaveValue(password)
    expect(button('Log in')).not.toHaveAttribute('aria-disabled')
    expect(app.currentUrl()).toBe('/auth')
  })

  test('shows and hides the password', async () => {
    const { user } = await renderApp('/auth')
    await user.click(button('Show password'))
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(main().getByRole('button', { name: 'Show password', pressed: true }))
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password')
  })
})

describe('sign up', () => {
  test('shows a pending sign-up, then asks for 10 s to check the email', async () => {
    const request = holdRequest('post', endpoints.signup)
    const app = await renderApp('/signup')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    await fillAndSubmit(app, 'Sign up')
    await request.arrived
    expect(button('Signing Up...')).toHaveAttribute('aria-disabled', 'true')
    expect(request.received[0]!.body).toMatchObject({ email: ada.email, password })

    vi.setTimerTickMode('manual')
    request.release(HttpResponse.json(userBody(ada)))
    await waitForTurns(() => toasts().length > 0)
    const [toast] = toasts()
    within(toast!).getByText('Sign Up Successful')
    within(toast!).getByText(checkEmail)
    act(() => void vi.advanceTimersByTime(9999))
    expect(toasts()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(toasts()).toHaveLength(0)
    expect(main().getByText(confirmByEmail)).toBeVisible()
    expect(app.currentUrl()).toBe('/signup')
  })

  test('does not reveal whether an email address has an account', async () => {
    mockJson('post', endpoints.signup, { ...userBody(ada), role: '', identities: [] })
    await openAndSignUp()
    expect(await main().findByText(confirmByEmail)).toBeVisible()
    await findToast('Sign Up Successful', checkEmail)
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    { data: { service: 'recruitment' }, note: /^You came from Recruitment\. / },
    {
      data: { service: 'recruitment', email_if_open: true },
      note: /^You came from Recruitment; we’ll email you once if it opens\. /,
    },
  ])('goes home after a sign-up with $data and a session', async ({ data, note }) => {
    const user = { ...userBody(ada), user_metadata: data }
    const requests = mockJson('post', endpoints.signup, { ...sessionBody(), user })
    servePosts()
    serveUser()
    const app = await renderApp('/signup?service=recruitment')
    const checkbox = main().getByLabelText('Send me one email if Recruitment opens')
    expect(checkbox).not.toBeChecked()
    if (data.email_if_open) await app.user.click(checkbox)
    await fillAndSubmit(app, 'Sign up')
    await findToast('Sign Up Successful', /^Your account is ready\. Open your dashboard/)
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
    expect(requests[0]!.body).toHaveProperty('data', data)
    await app.goTo('/dashboard')
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(await main().findByText(note)).toBeVisible()
    await app.user.click(main().getByRole('link', { name: 'Back to Recruitment' }))
    const plan = '/services/recruitment#a-three-week-hiring-plan'
    await waitFor(() => expect(app.currentUrl()).toBe(plan))
  })

  test('shows an error and offers no email if the project has reached its email limit', async () => {
    mockEndpoint('post', endpoints.signup, emailsUsedUpError)
    await openAndSignUp()
    const message = 'We can’t send emails right now. Try again later, or contact us.'
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    await findToast('Authentication Error', message)
    expect(main().queryByText(confirmByEmail)).not.toBeInTheDocument()
    expect(main().queryByRole('button', { name: /^Send the email again/ })).not.toBeInTheDocument()
    expect(main().getByLabelText('Password')).toHaveValue(password)
  })

  test('rejects a password that is too short or too long before sending a request', async () => {
    const { user } = await renderApp('/signup')
    await fill(user, main().getByLabelText('Email'), ada.email)
    await fill(user, main().getByLabelText('Password'), 'short')
    await user.click(button('Sign up'))
    const field = main().getByLabelText('Password')
    expect(field).toHaveAccessibleDescription('Password needs at least 8 characters.')
    // 74 bytes in UTF-8
    await fill(user, field, 'é'.repeat(37))
    expect(field).toHaveAccessibleDescription(
      'Password can have at most 72 characters. Accented letters and emoji count as more than one.',
    )
  })

  test('reports after a lost response that an email may have been sent, and offers to resend it', async () => {
    const maybe =
      'The connection was lost. If your account was created, you’ll get an email. If none comes in a few minutes, sign up again.'
    expectConsoleError(/Failed to fetch/)
    mockEndpoint('post', endpoints.signup, networkFailure)
    await openAndSignUp()
    expect(await main().findByRole('alert')).toHaveTextContent(maybe)
    await findErrorToast('Authentication Error', maybe)
    expect(button('Send the email again')).toBeVisible()
  })
})

describe('an unconfirmed email address', () => {
  const resend = () => main().findByRole('button', { name: 'Send the email again' })

  async function logInUnconfirmed() {
    mockAuthError('post', endpoints.token, 'email_not_confirmed', 'Email not confirmed')
    return openAndLogIn('/login?redirect=/pricing')
  }

  test('is offered another confirmation on login, even after another address was typed', async () => {
    const requests = mockJson('post', endpoints.resend, {})
    const app = await logInUnconfirmed()
    expect(await main().findByRole('alert')).toHaveTextContent('Email not confirmed')
    await fill(app.user, main().getByLabelText('Email'), 'countess@example.com')
    await app.user.click(await resend())
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe('http://localhost:5173/pricing')
  })

  test('shows why no other email is sent', async () => {
    mockEndpoint('post', endpoints.resend, emailRateLimitError)
    const app = await logInUnconfirmed()
    await app.user.click(await resend())
    await findToast('Authentication Error', /only request this after 42 seconds/)
    expect(await resend()).toBeEnabled()
  })

  test('offers to resend the confirmation after the sign-up', async () => {
    mockJson('post', endpoints.signup, userBody(ada))
    const app = await openAndSignUp()
    await main().findByText(confirmByEmail)
    expect(await resend()).toBeEnabled()
    await app.user.click(main().getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(heading()).toHaveTextContent('Log in'))
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    mockJson('post', endpoints.token, sessionBody())
    await fillAndSubmit(app, 'Log in')
    await findToast('Login Successful')
    expect(JSON.stringify(window.sessionStorage)).not.toContain(ada.email)
  })

  test('offers to resend the confirmation when a sign-up is rejected as too early', async () => {
    mockEndpoint('post', endpoints.signup, emailRateLimitError)
    await openAndSignUp()
    expect(await main().findByRole('alert')).toHaveTextContent(/only request this after 42 s/)
    expect(await resend()).toBeEnabled()
  })
})

describe('the toggle link', () => {
  test.each([
    ['/login?redirect=/pricing', 'Sign up', '/signup?redirect=%2Fpricing'],
    ['/signup?service=travel', 'Log in', '/login?service=travel'],
    ['/auth?mode=login&redirect=/pricing', 'Sign up', '/auth?mode=signup&redirect=%2Fpricing'],
  ])('switches from %s by "%s" to %s and prefills the email', async (path, link, url) => {
    const app = await renderApp(path)
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await app.user.click(main().getByRole('link', { name: link }))
    await waitFor(() => expect(app.currentUrl()).toBe(url))
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    expect(main().getByLabelText('Password')).toHaveValue('')
  })

  test('clears the messages when the mode changes, and keeps the email on Back', async () => {
    mockEndpoint('post', endpoints.token, wrongPassword)
    const app = await openAndLogIn()
    await main().findByRole('alert')
    await app.user.click(main().getByRole('link', { name: 'Sign up' }))
    await main().findByRole('heading', { name: 'Create your account' })
    expect(main().queryByText('Invalid login credentials')).not.toBeInTheDocument()
    await act(() => app.router.navigate(-1))
    await main().findByRole('heading', { name: 'Log in' })
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })
})

describe('a signed-in user', () => {
  test.each([
    ['/signup?service=travel', '/'],
    ['/login?redirect=/contact%3Fsubject%3DTravelSupport', '/contact?subject=TravelSupport'],
  ])('is redirected from %s to %s', async (path, url) => {
    storeSession()
    const app = await renderApp(path)
    await waitFor(() => expect(app.currentUrl()).toBe(url))
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  })
})

test('the login page shows that a session was rejected', async () => {
  mockAuthError('post', endpoints.token, 'refresh_token_not_found')
  storeSession(sessionBody(ada, -60))
  const app = await renderApp('/dashboard')
  const note = await main().findByText('Your session has ended. Log in again to continue.')
  await waitFor(() => expect(note).toBeVisible())
  expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/dashboard')
  expect(toasts()).toEqual([])
})

test('the login page shows that a session could not be checked in time', async () => {
  const { app } = await openSlowly('/dashboard')
  const note = await main().findByText(
    'We couldn’t check whether you’re logged in. Reload the page in a moment, or log in.',
  )
  await waitFor(() => expect(note).toBeVisible())
  expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/dashboard')
  expect(toasts()).toEqual([])
})

test.each([
  ['no response', () => new Promise<Response>(() => undefined)],
  ['status 503', () => HttpResponse.json({}, { status: 503 })],
])('the user logs in while a stored session cannot be refreshed: %s', async (_, refresh) => {
  mockEndpoint('post', endpoints.token, ({ request }) =>
    request.url.includes('grant_type=password') ? HttpResponse.json(sessionBody()) : refresh(),
  )
  // The login page is shown after 3 s.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  storeSession(sessionBody(ada, -60))
  const app = await mountApp('/auth?mode=login')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitForContent()
  expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  await fillAndSubmit(app, 'Log in')
  await findToast('Login Successful')
  await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
  expect(storedSession()).toMatchObject({ user: { id: ada.id } })
})

test('the typed email stays when the stored session turns out to be ended', async () => {
  const { app, refresh } = await openSlowly('/login')
  const email = await main().findByLabelText('Email')
  await fill(app.user, email, bob.email)
  refresh.release(authErrorResponse(400, 'refresh_token_not_found', 'gone'))
  await waitFor(() => expect(storedSession()).toBeNull())
  expect(email).toHaveValue(bob.email)
})

test('a slow session check is not called a logout by the notice of unsent text', async () => {
  storeSession()
  const app = await renderApp('/contact')
  await fill(app.user, main().getByLabelText('Your Message'), 'Half a thought')
  closeApp()
  await openSlowly('/contact')
  expect(await main().findByRole('alert')).toHaveTextContent(
    'You have unsent text in this form. Log in to get it back.',
  )
})
