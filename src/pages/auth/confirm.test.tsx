import { act, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { decodeJwt } from '@/lib/decode-jwt'
import {
  acceptCodes,
  ada,
  authErrorResponse,
  bob,
  emailRateLimitError,
  endpoints,
  factor,
  factorSession,
  holdRequest,
  type Method,
  mockAuthError,
  mockEndpoint,
  mockJson,
  networkFailure,
  noContent,
  serveChallenges,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
  wrongPassword,
} from '../../../tests/helpers/mock-backend'
import { expectConsoleError } from '../../../tests/helpers/expect-console'
import {
  type App,
  clickButton,
  fill,
  findToast,
  header,
  heading,
  main,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'

const password = 'correct horse battery'
const origin = 'http://localhost:5173'
const link = (type: string, redirect = `${origin}/pricing`, { email } = ada) =>
  `/auth/confirm?${new URLSearchParams({ token_hash: 'a1b2', type, email, redirect })}`

/** Verifies links, and ends their sessions. Returns the requests of both. */
const acceptLink = (session: object = sessionBody()) => ({
  verified: mockJson('post', endpoints.verify, session),
  ended: mockEndpoint('post', endpoints.logout, noContent),
})
const rejectLink = () => mockAuthError('post', endpoints.verify, 'otp_expired')

/** Opens a link and presses its button, for a sign-up with the password. */
async function follow(type: string, ...rest: [redirect?: string, user?: typeof ada]) {
  const app = await renderApp(link(type, ...rest))
  if (type === 'signup') await fill(app.user, main().getByLabelText('Password'), password)
  await clickButton(app, /^Confirm|Continue/)
  return app
}

/** Makes the stored session expire, so that a call that waits for its client would refresh it. */
function expireStoredSession() {
  storeSession(sessionBody(ada, -60))
  return storedSession()
}

/** Waits for the login page with the result of the link. */
async function expectLogIn(app: App, news: RegExp, { email } = ada) {
  const note = await main().findByText(news)
  await waitFor(() => expect(note).toBeVisible())
  expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/pricing')
  expect(main().getByLabelText('Email')).toHaveValue(email)
  expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(storedSession()).toBeNull()
}

const emailChanged = /^Your email address has been changed\./
const tryAgain = /^We didn’t get a response\. Click the button again\.$/
const passwordChanged = /^Your password has been changed\./

async function savePassword(app: App, first: string, again = first) {
  await fill(app.user, main().getByLabelText('New password'), first)
  await fill(app.user, main().getByLabelText('Confirm new password'), again)
  await clickButton(app, 'Save password')
}

describe('a link in an email', () => {
  test('does nothing until its button is pressed', async () => {
    const { verified } = acceptLink()
    await renderApp(link('signup'))
    const lead = `Enter your password to finish signing up as ${ada.email}.`
    expect(main().getByText(lead)).toBeVisible()
    // Mail scanners open links, too.
    expect(verified).toEqual([])
  })

  test('of a new email address does not log the user in, ends its session and shows the result on the login page', async () => {
    const session = sessionBody(ada)
    const { verified, ended } = acceptLink(session)
    const app = await follow('email_change')
    await expectLogIn(app, emailChanged)
    expect(verified[0]!.body).toMatchObject({ type: 'email_change', token_hash: 'a1b2' })
    expect(ended.map(({ url }) => url.search)).toEqual(['?scope=local'])
    expect(ended[0]!.headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
  })

  test.each([
    ['signup', 'Confirm your email'],
    ['recovery', 'Set a new password'],
    ['email_change', 'Confirm the new email address'],
  ])('of type %s has a title and rejects the token of another address', async (type, title) => {
    const { ended } = acceptLink(sessionBody(bob))
    await follow(type)
    expect(document.title).toContain(title)
    expect(heading()).toHaveTextContent(title)
    expect(await main().findByRole('alert')).toHaveTextContent(
      `This link is for a different address, not ${ada.email}`,
    )
    expect(ended).toHaveLength(1)
    expect(storedSession()).toBeNull()
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test.each([
    [`${origin}/contact?subject=TravelSupport`, '&redirect=/contact%3Fsubject%3DTravelSupport'],
    [`${origin}.evil.example/pricing`, ''],
  ])('with the redirect %j opens the login page with %j', async (redirect, kept) => {
    acceptLink()
    const app = await follow('email_change', redirect)
    await waitFor(() => expect(app.currentUrl()).toBe(`/auth?mode=login${kept}`))
  })

  test('that is expired or used shows an error, and offers a login and a new link', async () => {
    rejectLink()
    mockEndpoint('post', endpoints.token, wrongPassword)
    const requests = mockJson('post', endpoints.resend, {})
    const app = await follow('signup')
    await waitFor(() => expect(heading()).toHaveTextContent('This link no longer works'))
    expect(main().getByText(/If your address is already confirmed, log in/)).toBeVisible()
    const logIn = main().getByRole('link', { name: 'Log in' })
    expect(logIn).toHaveAttribute('href', '/auth?mode=login&redirect=/pricing')
    await clickButton(app, 'Send the email again')
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
  })

  test.each([
    '/auth/confirm',
    '/auth/confirm?token_hash=a1b2&email=ada@example.com',
    '/auth/confirm?token_hash=a1b2&type=signup',
    '/auth/confirm?token_hash=a1b2&type=toString',
    link('signup', undefined, { ...ada, email: 'Your account is blocked, call 555-0100' }),
  ])('that is incomplete, or whose email is none, is rejected: %s', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('This link no longer works')
    expect(main().getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(main().queryByText(/ada@|blocked/)).not.toBeInTheDocument()
  })

  test('of a password reset that was cut off offers a new one', async () => {
    mockAuthError('post', endpoints.verify, 'validation_failed', 'Verify requires a token hash')
    await follow('recovery')
    const another = await main().findByRole('link', { name: 'Request a new link' })
    expect(another).toHaveAttribute('href', '/auth/recover?redirect=/pricing')
  })

  test('that has expired lets a signed-in user continue', async () => {
    storeSession()
    rejectLink()
    await follow('email_change')
    const next = await main().findByRole('link', { name: 'Continue' })
    expect(next).toHaveAttribute('href', '/pricing')
    expect(main().getByText(/your account page shows your address/)).toBeVisible()
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('can be tried again if there is no response', async () => {
    expectConsoleError(/Failed to fetch/)
    mockEndpoint('post', endpoints.verify, networkFailure)
    const app = await follow('email_change')
    expect(await main().findByRole('alert')).toHaveTextContent(tryAgain)
    acceptLink()
    await clickButton(app, 'Confirm address')
    await expectLogIn(app, emailChanged)
  })

  test('of a new email address keeps and refreshes the session of its user', async () => {
    const renamed = { ...ada, email: 'countess@example.com' }
    storeSession()
    const { ended } = acceptLink({ ...sessionBody(renamed), access_token: 'a.b.c' })
    const refresh = holdRequest('post', endpoints.token)
    const app = await follow('email_change', undefined, renamed)
    await findToast('Email Changed')
    await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
    // The page doesn't wait for the refresh.
    await refresh.arrived
    expect(header().getByText('Welcome, ada')).toBeVisible()
    refresh.release(HttpResponse.json(sessionBody(renamed)))
    await waitFor(() => expect(header().getByText('Welcome, countess')).toBeVisible())
    expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c'])
  })

  test('of a new email address reports if the other address must confirm too', async () => {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    acceptLink({ code: '200', msg })
    await follow('email_change')
    expect(
      await main().findByText(/click the button in the email to your other address/),
    ).toBeVisible()
    expect(main().queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument()
  })

  test('of another user keeps the signed-in user signed in', async () => {
    storeSession()
    acceptLink(sessionBody(bob))
    const app = await renderApp(link('email_change', undefined, bob))
    const before = expireStoredSession()
    await clickButton(app, 'Confirm address')
    await findToast('Email Changed')
    await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(storedSession()).toEqual(before)
  })
})

describe('the request for a password reset', () => {
  test('opens from the login page and prefills the email', async () => {
    const app = await renderApp('/login?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await app.user.click(main().getByRole('link', { name: 'Forgot your password?' }))
    await waitFor(() => expect(heading()).toHaveTextContent('Reset your password'))
    expect(app.currentUrl()).toBe('/auth/recover?redirect=/pricing')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    await app.user.click(main().getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/pricing'))
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  async function requestReset() {
    const app = await renderApp('/auth/recover?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await clickButton(app, 'Send link')
  }

  test.each([
    ['known or unknown', () => HttpResponse.json({})],
    ['rejected as too early, which only a known one can be', emailRateLimitError],
  ])('shows the same message for an address that is %s', async (_, response) => {
    const requests = mockEndpoint('post', endpoints.recover, response)
    await requestReset()
    expect(await main().findByText(/^If there’s an account with this address/)).toBeVisible()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(requests[0]!.body).toMatchObject({ email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
  })

  test('shows an error if the link cannot be sent', async () => {
    mockEndpoint('post', endpoints.recover, () =>
      authErrorResponse(500, 'unexpected_failure', 'SMTP is down'),
    )
    await requestReset()
    expect(await main().findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
    expect(main().getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-disabled')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })
})

describe('a password reset', () => {
  const newPassword = 'new horse battery'

  /** Opens a link whose token, session and new password the auth service accepts. */
  async function openNewPassword(person = ada) {
    const { ended } = acceptLink(sessionBody(person))
    serveUser(userBody(person))
    const changes = mockJson('put', endpoints.user, userBody(person))
    const app = await follow('recovery', undefined, person)
    expect(await main().findByLabelText('New password')).toHaveFocus()
    return { app, changes, ended }
  }

  test('sets a new password, typed twice, and redirects to the login page', async () => {
    const { app, changes, ended } = await openNewPassword()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    for (const storage of [window.sessionStorage, window.localStorage])
      expect(JSON.stringify(storage)).not.toContain(ada.email)
    for (const name of ['New password', 'Confirm new password']) {
      expect(main().getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
      expect(main().getByLabelText(name)).toHaveAttribute('minlength', '8')
    }
    await savePassword(app, newPassword, 'new horse batter')
    expect(main().getByLabelText('Confirm new password')).toBeInvalid()
    expect(changes).toEqual([])

    await savePassword(app, newPassword)
    await findToast('Password Changed')
    await expectLogIn(app, passwordChanged)
    expect(changes[0]!.body).toMatchObject({ password: newPassword })
    expect(ended.map(({ url }) => url.search)).toEqual(['?scope=global'])
  })

  test('ends the session of its user in this browser, like the auth service', async () => {
    storeSession()
    const { app } = await openNewPassword()
    expect(header().getByText('Welcome, ada')).toBeVisible()
    await savePassword(app, newPassword)
    await findToast('Password Changed')
    await expectLogIn(app, passwordChanged)
  })

  test('of another user keeps the signed-in user signed in', async () => {
    storeSession()
    const { app } = await openNewPassword(bob)
    const before = expireStoredSession()
    await savePassword(app, newPassword)
    await findToast('Password Changed', 'For bob@example.com.')
    await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(storedSession()).toEqual(before)
  })

  test('has expired 15 minutes after its link is opened', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { app, changes } = await openNewPassword()
    act(() => {
      vi.advanceTimersByTime(15 * 60_000)
    })
    await savePassword(app, newPassword)
    await findToast('Authentication Error', /^This link has expired/)
    expect(main().getByText(/you have 15 minutes to set a new password/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Request a new link' })).toHaveFocus()
    expect(changes).toEqual([])
  })

  test('expires if its session has ended elsewhere', async () => {
    const { app } = await openNewPassword()
    mockAuthError('put', endpoints.user, 'session_not_found')
    await savePassword(app, newPassword)
    expect(await main().findByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('rejects the old password, unless the response to an earlier try was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    const { app } = await openNewPassword()
    const message = 'New password should be different from the old password.'
    mockAuthError('put', endpoints.user, 'same_password', message)
    await savePassword(app, newPassword)
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    mockEndpoint('put', endpoints.user, networkFailure)
    await clickButton(app, 'Save password')
    await findToast('Authentication Error', tryAgain)
    mockAuthError('put', endpoints.user, 'over_request_rate_limit')
    await clickButton(app, 'Save password')
    await findToast('Authentication Error', /^Too many attempts/)
    mockAuthError('put', endpoints.user, 'same_password')
    await clickButton(app, 'Save password')
    await findToast('Password Changed')
  })

  test('needs an authenticator app if the account has another factor', async () => {
    const { ended } = acceptLink(factorSession([factor({ factor_type: 'phone' })]))
    await follow('recovery')
    expect(await main().findByRole('alert')).toHaveTextContent(/^ada@example\.com uses a kind of/)
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
    expect(ended.map(({ url }) => url.search)).toEqual(['?scope=local'])
  })

  test('asks for an authenticator code, as does the login after it', async () => {
    const withFactor = factorSession([factor()])
    acceptLink(withFactor)
    serveUser(withFactor.user)
    serveChallenges()
    const codes = acceptCodes([factor()])
    const app = await follow('recovery')
    expect(await main().findByLabelText('New password')).toHaveFocus()
    mockAuthError('put', endpoints.user, 'weak_password', 'Too weak.')
    await savePassword(app, 'password1')
    expect(main().getByLabelText('Code')).toBeInvalid()
    await fill(app.user, main().getByLabelText('Code'), '123 456')
    await clickButton(app, 'Save password')
    expect(await main().findByRole('alert')).toHaveTextContent('Too weak.')
    expect(storedSession()).toBeNull()

    const changes = mockJson('put', endpoints.user, userBody(ada))
    await savePassword(app, newPassword)
    // The code is sent once.
    expect(codes.map(({ body }) => body)).toEqual([expect.objectContaining({ code: '123456' })])
    await expectLogIn(app, passwordChanged)
    const [, token] = changes[0]!.headers.get('authorization')!.split(' ')
    expect(decodeJwt(token!)).toMatchObject({ sub: ada.id, aal: 'aal2' })
    mockJson('post', endpoints.token, withFactor)
    await fill(app.user, main().getByLabelText('Password'), newPassword)
    await clickButton(app, 'Log in')
    expect(await main().findByText(/A password reset doesn’t log you in/)).toBeVisible()
  })
})

describe('the link of a sign-up', () => {
  /** Serves each step in order. Lists the steps, and has the requests of each. */
  function serveSteps() {
    const session = sessionBody()
    const steps: string[] = []
    const serve = (name: string, method: Method, url: string, response: () => Response) =>
      mockEndpoint(method, url, () => {
        steps.push(name)
        return response()
      })
    serve('verify', 'post', endpoints.verify, () => HttpResponse.json(session))
    return {
      session,
      steps,
      acceptPassword: () =>
        serve('password', 'put', endpoints.user, () => HttpResponse.json(userBody(ada))),
      logouts: serve('logout', 'post', endpoints.logout, noContent),
      logins: serve('login', 'post', endpoints.token, () => HttpResponse.json(sessionBody())),
    }
  }

  async function confirm(app: App, typed: string) {
    await fill(app.user, main().getByLabelText('Password'), typed)
    await clickButton(app, 'Confirm email')
  }

  async function expectLoggedIn(app: App) {
    await findToast('Email Confirmed')
    await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(JSON.stringify(window.sessionStorage)).not.toContain(ada.email)
  }

  test('sets the password, ends every session and logs in with the typed password', async () => {
    const { session, steps, acceptPassword, logouts, logins } = serveSteps()
    const passwords = acceptPassword()
    const app = await renderApp(link('signup'))
    expect(main().getByLabelText('Password')).toHaveFocus()
    expect(main().getByLabelText('Password')).toHaveAccessibleDescription(
      /in case someone else signed up with your address first/,
    )
    await confirm(app, 'short')
    expect(main().getByLabelText('Password')).toBeInvalid()
    expect(steps).toEqual([])

    await confirm(app, password)
    await expectLoggedIn(app)
    expect(steps).toEqual(['verify', 'password', 'logout', 'login'])
    expect(passwords[0]!.body).toMatchObject({ password })
    expect(logouts[0]!.url.search).toBe('?scope=global')
    for (const { headers } of [passwords[0]!, logouts[0]!])
      expect(headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
    expect(logins[0]!.body).toMatchObject({ email: ada.email, password })
  })

  test('asks for another password if the auth server rejects one, and uses the link only once', async () => {
    const { steps, acceptPassword } = serveSteps()
    mockAuthError('put', endpoints.user, 'weak_password', 'Password is known to be weak.')
    const app = await follow('signup')
    expect(await main().findByRole('alert')).toHaveTextContent('Password is known to be weak.')
    expect(storedSession()).toBeNull()
    acceptPassword()
    await confirm(app, 'a new horse battery')
    await expectLoggedIn(app)
    expect(steps).toEqual(['verify', 'password', 'logout', 'login'])
  })

  test('logs in while another account is logged in', async () => {
    storeSession(sessionBody(bob))
    serveSteps().acceptPassword()
    const app = await renderApp(link('signup'))
    expect(header().getByText('Welcome, bob')).toBeVisible()
    await confirm(app, password)
    await expectLoggedIn(app)
  })

  test('works again after the response to the new password was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    const { steps } = serveSteps()
    mockEndpoint('put', endpoints.user, networkFailure)
    const app = await follow('signup')
    expect(await main().findByRole('alert')).toHaveTextContent(tryAgain)
    expect(main().getByLabelText('Password')).toHaveValue(password)
    expect(storedSession()).toBeNull()
    const repeated = mockAuthError('put', endpoints.user, 'same_password')
    await clickButton(app, 'Confirm email')
    await expectLoggedIn(app)
    expect(repeated).toHaveLength(1)
    expect(steps).toEqual(['verify', 'logout', 'login'])
  })

  test('works again after the response to the login was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    serveSteps().acceptPassword()
    mockEndpoint('post', endpoints.token, networkFailure)
    const app = await follow('signup')
    expect(await main().findByRole('alert')).toBeVisible()
    rejectLink()
    mockJson('post', endpoints.token, sessionBody())
    await clickButton(app, 'Confirm email')
    await expectLoggedIn(app)
  })

  test('asks for an authenticator code', async () => {
    serveSteps().acceptPassword()
    mockJson('post', endpoints.token, factorSession([factor()]))
    const app = await follow('signup')
    expect(await main().findByLabelText('Code')).toBeVisible()
    expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/pricing')
  })
})
