import { act, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  acceptCodes,
  ada,
  authErrorResponse,
  bob,
  endpoints,
  factor,
  factorSession,
  holdRequest,
  networkFailure,
  noContent,
  mockEndpoint,
  serveChallenges,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  emailRateLimitError,
  userBody,
} from '../../../tests/helpers/mock-backend'
import { decodeJwt } from '@/lib/decode-jwt'
import { expectConsoleError } from '../../../tests/helpers/expect-console'
import {
  type App,
  fill,
  findToast,
  header,
  heading,
  main,
  clickButton,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'

const password = 'correct horse battery'
const origin = 'http://localhost:5173'
const expired = () => authErrorResponse(403, 'otp_expired', 'Email link is invalid or has expired')
const link = (type: string, redirect = `${origin}/pricing`, { email } = ada) =>
  `/auth/confirm?${new URLSearchParams({ token_hash: 'a1b2', type, email, redirect })}`

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

async function typePassword({ user }: App, first: string, again = first) {
  await fill(user, main().getByLabelText('New password'), first)
  await fill(user, main().getByLabelText('Confirm new password'), again)
}

describe('a link in an email', () => {
  test('does nothing until its button is pressed', async () => {
    const requests = mockEndpoint('post', endpoints.verify, () =>
      HttpResponse.json(sessionBody(ada)),
    )
    await renderApp(link('signup'))
    expect(heading()).toHaveTextContent('Confirm your email')
    expect(
      main().getByText(`Enter your password to finish signing up as ${ada.email}.`),
    ).toBeVisible()
    // Mail scanners open links, too.
    expect(requests).toEqual([])
  })

  test('of a new email address does not log the user in, ends its session and shows the result on the login page', async () => {
    const session = sessionBody(ada)
    const requests = mockEndpoint('post', endpoints.verify, () => HttpResponse.json(session))
    const ended = mockEndpoint('post', endpoints.logout, noContent)
    const app = await renderApp(link('email_change'))
    await clickButton(app, 'Confirm address')
    await expectLogIn(app, /^Your email address has been changed\./)
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'email_change', token_hash: 'a1b2' }),
    ])
    expect(ended.map(({ url }) => url.search)).toEqual(['?scope=local'])
    expect(ended[0]!.headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
  })

  test.each([
    ['signup', 'Confirm your email'],
    ['recovery', 'Set a new password'],
    ['email_change', 'Confirm the new email address'],
  ])('of type %s sets the page title', async (type, text) => {
    await renderApp(link(type))
    expect(document.title).toContain(text)
  })

  test.each(['signup', 'recovery', 'email_change'])(
    'of type %s is rejected if its token belongs to another address',
    async (type) => {
      mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
      const ended = mockEndpoint('post', endpoints.logout, noContent)
      const app = await renderApp(link(type))
      if (type === 'signup') await fill(app.user, main().getByLabelText('Password'), password)
      await clickButton(app, /^Confirm|Continue/)
      expect(await main().findByRole('alert')).toHaveTextContent(
        `This link is for a different address, not ${ada.email}`,
      )
      expect(ended).toHaveLength(1)
      expect(storedSession()).toBeNull()
      expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
    },
  )

  test.each([
    [`${origin}/contact?subject=TravelSupport`, '&redirect=/contact%3Fsubject%3DTravelSupport'],
    ['/pricing', '&redirect=/pricing'],
    [`${origin}.evil.example/pricing`, ''],
    ['', ''],
  ])('with the redirect %j opens the login page with %j', async (redirect, kept) => {
    mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    mockEndpoint('post', endpoints.logout, noContent)
    const app = await renderApp(link('email_change', redirect))
    await clickButton(app, 'Confirm address')
    await waitFor(() => expect(app.currentUrl()).toBe(`/auth?mode=login${kept}`))
  })

  test('that is expired or used shows an error and offers a new link', async () => {
    mockEndpoint('post', endpoints.verify, expired)
    const requests = mockEndpoint('post', endpoints.resend, () => HttpResponse.json({}))
    const app = await renderApp(link('signup'))
    await fill(app.user, main().getByLabelText('Password'), password)
    await clickButton(app, 'Confirm email')
    await waitFor(() => expect(heading()).toHaveTextContent('This link no longer works'))
    await clickButton(app, 'Send the email again')
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=/pricing',
    )
  })

  test.each([
    '/auth/confirm',
    '/auth/confirm?type=signup',
    '/auth/confirm?token_hash=a1b2&email=ada@example.com',
    '/auth/confirm?token_hash=a1b2&type=signup',
    '/auth/confirm?token_hash=a1b2&type=toString',
  ])('that is incomplete is rejected: %s', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('This link no longer works')
    expect(main().getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('of a password reset that was cut off offers a new one', async () => {
    mockEndpoint('post', endpoints.verify, () =>
      authErrorResponse(400, 'validation_failed', 'Verify requires a token hash'),
    )
    const app = await renderApp(link('recovery'))
    await clickButton(app, 'Continue')
    const another = await main().findByRole('link', { name: 'Request a new link' })
    expect(another).toHaveAttribute('href', '/auth/recover?redirect=/pricing')
  })

  test('that has expired lets a signed-in user continue', async () => {
    storeSession()
    mockEndpoint('post', endpoints.verify, expired)
    const app = await renderApp(link('email_change'))
    await clickButton(app, 'Confirm address')
    expect(await main().findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    expect(main().getByText(/You are logged in as ada@example\.com\./)).toBeVisible()
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('can be tried again if there is no response', async () => {
    expectConsoleError(/Failed to fetch/)
    mockEndpoint('post', endpoints.verify, networkFailure)
    const app = await renderApp(link('email_change'))
    await clickButton(app, 'Confirm address')
    expect(await main().findByRole('alert')).toHaveTextContent(
      /^We didn’t get a response\. Click the button again\.$/,
    )
    mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    mockEndpoint('post', endpoints.logout, noContent)
    await clickButton(app, 'Confirm address')
    await expectLogIn(app, /^Your email address has been changed\./)
  })

  test('whose response was lost suggests logging in when clicked again', async () => {
    expectConsoleError(/Failed to fetch/)
    mockEndpoint('post', endpoints.verify, networkFailure)
    const app = await renderApp(link('email_change'))
    await clickButton(app, 'Confirm address')
    await main().findByRole('alert')
    mockEndpoint('post', endpoints.verify, expired)
    await clickButton(app, 'Confirm address')
    expect(await main().findByText(/If your address is already confirmed, log in/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=/pricing',
    )
  })

  test('of a new email address keeps and refreshes the session of its user', async () => {
    const renamed = { ...ada, email: 'countess@example.com' }
    storeSession()
    const session = { ...sessionBody(renamed), access_token: 'a.b.c' }
    mockEndpoint('post', endpoints.verify, () => HttpResponse.json(session))
    const ended = mockEndpoint('post', endpoints.logout, noContent)
    const refresh = holdRequest('post', endpoints.token)
    const app = await renderApp(link('email_change', undefined, renamed))
    await clickButton(app, 'Confirm address')
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
    mockEndpoint('post', endpoints.verify, () =>
      HttpResponse.json({
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      }),
    )
    const app = await renderApp(link('email_change'))
    await clickButton(app, 'Confirm address')
    expect(
      await main().findByText(/click the button in the email to your other address/),
    ).toBeVisible()
    expect(main().queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument()
  })
})

/** Lets the auth service accept a new password. */
const servePassword = (person = ada) => ({
  requests: mockEndpoint('put', endpoints.user, () => HttpResponse.json(userBody(person))),
  ended: mockEndpoint('post', endpoints.logout, noContent),
})

describe('a password reset', () => {
  const neutral = /^If there’s an account with this address/

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

  test.each([
    ['known or unknown', () => HttpResponse.json({})],
    ['rejected as too early, which only a known one can be', emailRateLimitError],
  ])('shows the same message for an address that is %s', async (_, response) => {
    const requests = mockEndpoint('post', endpoints.recover, response)
    const app = await renderApp('/auth/recover?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await clickButton(app, 'Send link')
    expect(await main().findByText(neutral)).toBeVisible()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(requests[0]!.body).toMatchObject({ email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
  })

  test('shows an error if the link cannot be sent', async () => {
    mockEndpoint('post', endpoints.recover, () =>
      authErrorResponse(500, 'unexpected_failure', 'SMTP is down'),
    )
    const app = await renderApp('/auth/recover')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await clickButton(app, 'Send link')
    expect(await main().findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
    expect(main().getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-disabled')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  async function openNewPassword() {
    mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    serveUser()
    const app = await renderApp(link('recovery'))
    await clickButton(app, 'Continue')
    expect(await main().findByLabelText('New password')).toHaveFocus()
    return app
  }

  test('sets a new password, typed twice, and redirects to the login page', async () => {
    const app = await openNewPassword()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    for (const storage of [window.sessionStorage, window.localStorage])
      expect(JSON.stringify(storage)).not.toContain(ada.email)
    for (const name of ['New password', 'Confirm new password']) {
      expect(main().getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
      expect(main().getByLabelText(name)).toHaveAttribute('minlength', '8')
    }
    const { requests, ended } = servePassword()
    await typePassword(app, 'new horse battery', 'new horse batter')
    await clickButton(app, 'Save password')
    expect(main().getByLabelText('Confirm new password')).toBeInvalid()
    expect(requests).toEqual([])

    await typePassword(app, 'new horse battery')
    await clickButton(app, 'Save password')
    await findToast('Password Changed')
    await expectLogIn(app, /^Your password has been changed\./)
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ password: 'new horse battery' }),
    ])
    expect(ended.map(({ url }) => url.search)).toEqual(['?scope=global'])
  })

  test('ends the session of its user in this browser, like the auth service', async () => {
    storeSession()
    const app = await openNewPassword()
    servePassword()
    expect(header().getByText('Welcome, ada')).toBeVisible()
    await typePassword(app, 'new horse battery')
    await clickButton(app, 'Save password')
    await findToast('Password Changed')
    await expectLogIn(app, /^Your password has been changed\./)
  })

  test('has expired 15 minutes after its link is opened', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const app = await openNewPassword()
    const sent = mockEndpoint('put', endpoints.user, () => HttpResponse.json(userBody(ada)))
    await typePassword(app, 'new horse battery')
    act(() => {
      vi.advanceTimersByTime(15 * 60_000)
    })
    await clickButton(app, 'Save password')
    await findToast('Authentication Error', /^This link has expired/)
    expect(main().getByText(/you have 15 minutes to set a new password/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Request a new link' })).toBeVisible()
    expect(sent).toEqual([])
  })

  test('expires if its session has ended elsewhere', async () => {
    const app = await openNewPassword()
    mockEndpoint('put', endpoints.user, () =>
      authErrorResponse(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      ),
    )
    await typePassword(app, 'new horse battery')
    await clickButton(app, 'Save password')
    expect(await main().findByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('succeeds on the second try after a lost response', async () => {
    expectConsoleError(/Failed to fetch/)
    const app = await openNewPassword()
    mockEndpoint('put', endpoints.user, networkFailure)
    await typePassword(app, 'new horse battery')
    await clickButton(app, 'Save password')
    expect(await main().findByRole('alert')).toHaveTextContent(
      'We didn’t get a response. Click the button again.',
    )
    mockEndpoint('put', endpoints.user, () =>
      authErrorResponse(422, 'same_password', 'New password should be different.'),
    )
    mockEndpoint('post', endpoints.logout, noContent)
    await clickButton(app, 'Save password')
    await findToast('Password Changed')
  })
})

test('an email change of another user keeps the signed-in user signed in', async () => {
  storeSession()
  mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
  mockEndpoint('post', endpoints.logout, noContent)
  const app = await renderApp(link('email_change', undefined, bob))
  const before = expireStoredSession()
  await clickButton(app, 'Confirm address')
  await findToast('Email Changed')
  await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
  expect(header().getByText('Welcome, ada')).toBeVisible()
  expect(storedSession()).toEqual(before)
})

describe('the link of a sign-up', () => {
  const samePassword = () =>
    authErrorResponse(
      422,
      'same_password',
      'New password should be different from the old password.',
    )

  /** Serves each step in order and lists the steps. */
  function serveSteps() {
    const session = sessionBody(ada)
    const steps: string[] = []
    const step = (name: string, response: () => Response) => () => {
      steps.push(name)
      return response()
    }
    mockEndpoint(
      'post',
      endpoints.verify,
      step('verify', () => HttpResponse.json(session)),
    )
    const passwords = mockEndpoint(
      'put',
      endpoints.user,
      step('password', () => HttpResponse.json(userBody(ada))),
    )
    const logouts = mockEndpoint('post', endpoints.logout, step('logout', noContent))
    const logins = mockEndpoint(
      'post',
      endpoints.token,
      step('login', () => HttpResponse.json(sessionBody(ada))),
    )
    return { session, steps, step, passwords, logouts, logins }
  }

  async function confirm(app: App, typed = password) {
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
    const { session, steps, passwords, logouts, logins } = serveSteps()
    const app = await renderApp(link('signup'))
    expect(main().getByLabelText('Password')).toHaveFocus()
    expect(main().getByLabelText('Password')).toHaveAccessibleDescription(
      /in case someone else signed up with your address first/,
    )
    // Too short, and more than 72 bytes in UTF-8.
    for (const invalid of ['short', 'é'.repeat(37)]) {
      await confirm(app, invalid)
      expect(main().getByLabelText('Password')).toBeInvalid()
    }
    expect(steps).toEqual([])

    await confirm(app)
    await expectLoggedIn(app)
    expect(steps).toEqual(['verify', 'password', 'logout', 'login'])
    expect(passwords[0]!.body).toMatchObject({ password })
    expect(logouts[0]!.url.search).toBe('?scope=global')
    for (const { headers } of [passwords[0]!, logouts[0]!])
      expect(headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
    expect(logins[0]!.body).toMatchObject({ email: ada.email, password })
  })

  test('asks for another password if the auth server rejects one, and uses the link only once', async () => {
    const { steps, step } = serveSteps()
    mockEndpoint('put', endpoints.user, () =>
      authErrorResponse(422, 'weak_password', 'Password is known to be weak.'),
    )
    const app = await renderApp(link('signup'))
    await confirm(app)
    expect(await main().findByRole('alert')).toHaveTextContent('Password is known to be weak.')
    expect(storedSession()).toBeNull()
    mockEndpoint(
      'put',
      endpoints.user,
      step('password', () => HttpResponse.json(userBody(ada))),
    )
    await confirm(app, 'a new horse battery')
    await expectLoggedIn(app)
    expect(steps).toEqual(['verify', 'password', 'logout', 'login'])
  })

  test('logs in while another account is logged in', async () => {
    storeSession(sessionBody(bob))
    serveSteps()
    const app = await renderApp(link('signup'))
    expect(header().getByText('Welcome, bob')).toBeVisible()
    await confirm(app)
    await expectLoggedIn(app)
  })

  test('works again after the response to the new password was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    serveSteps()
    mockEndpoint('put', endpoints.user, networkFailure)
    const app = await renderApp(link('signup'))
    await confirm(app)
    expect(await main().findByRole('alert')).toHaveTextContent(
      /^We didn’t get a response\. Click the button again\.$/,
    )
    expect(storedSession()).toBeNull()
    expect(main().getByLabelText('Password')).toHaveValue(password)
    const { steps, step } = serveSteps()
    mockEndpoint('put', endpoints.user, step('password', samePassword))
    await clickButton(app, 'Confirm email')
    await expectLoggedIn(app)
    expect(steps).toEqual(['password', 'logout', 'login'])
  })

  test('asks for an authenticator code', async () => {
    serveSteps()
    const session = factorSession([factor()])
    mockEndpoint('post', endpoints.token, () => HttpResponse.json(session))
    const app = await renderApp(link('signup'))
    await confirm(app)
    expect(await main().findByLabelText('Code')).toBeVisible()
    expect(app.currentUrl()).toBe('/auth?mode=login&redirect=/pricing')
  })

  test.each(['Ada', '<b>ada</b>@example.com x', 'Your account is blocked, call 555-0100'])(
    'hides an email parameter that is not an email address: %s',
    async (email) => {
      await renderApp(link('signup', undefined, { ...ada, email }))
      expect(heading()).toHaveTextContent('This link no longer works')
      expect(main().queryByText(new RegExp(email.slice(0, 12)))).not.toBeInTheDocument()
    },
  )
})

test('a password reset of another user keeps the signed-in user signed in', async () => {
  storeSession()
  mockEndpoint('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
  mockEndpoint('get', endpoints.user, () => HttpResponse.json(userBody(bob)))
  servePassword(bob)
  const app = await renderApp(link('recovery', undefined, bob))
  const before = expireStoredSession()
  await clickButton(app, 'Continue')
  await main().findByLabelText('New password')
  await typePassword(app, 'new horse battery')
  await clickButton(app, 'Save password')
  await findToast('Password Changed', 'For bob@example.com.')
  await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
  expect(header().getByText('Welcome, ada')).toBeVisible()
  expect(storedSession()).toEqual(before)
})

test('a password reset needs an authenticator app if the account has another factor', async () => {
  const session = factorSession([factor({ factor_type: 'phone' })])
  mockEndpoint('post', endpoints.verify, () => HttpResponse.json(session))
  const ended = mockEndpoint('post', endpoints.logout, noContent)
  const app = await renderApp(link('recovery'))
  await clickButton(app, 'Continue')
  expect(await main().findByRole('alert')).toHaveTextContent(/^ada@example\.com uses a kind of/)
  expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  expect(ended.map(({ url }) => url.search)).toEqual(['?scope=local'])
})

test('a password reset and the login after it ask for an authenticator code', async () => {
  const withFactor = factorSession([factor()])
  mockEndpoint('post', endpoints.verify, () => HttpResponse.json(withFactor))
  mockEndpoint('get', endpoints.user, () => HttpResponse.json(withFactor.user))
  serveChallenges()
  const codes = acceptCodes([factor()])
  const app = await renderApp(link('recovery'))
  await clickButton(app, 'Continue')
  expect(await main().findByLabelText('New password')).toHaveFocus()
  mockEndpoint('put', endpoints.user, () => authErrorResponse(422, 'weak_password', 'Too weak.'))
  await typePassword(app, 'password1')
  await clickButton(app, 'Save password')
  expect(main().getByLabelText('Code')).toBeInvalid()
  await fill(app.user, main().getByLabelText('Code'), '123 456')
  await clickButton(app, 'Save password')
  expect(await main().findByRole('alert')).toHaveTextContent('Too weak.')
  expect(storedSession()).toBeNull()

  const { requests } = servePassword()
  await typePassword(app, 'new horse battery')
  await clickButton(app, 'Save password')
  // The code is sent once.
  expect(codes.map(({ body }) => body)).toEqual([expect.objectContaining({ code: '123456' })])
  await expectLogIn(app, /^Your password has been changed\./)
  const [, token] = requests[0]!.headers.get('authorization')!.split(' ')
  expect(decodeJwt(token!)).toMatchObject({ sub: ada.id, aal: 'aal2' })
  mockEndpoint('post', endpoints.token, () => HttpResponse.json(withFactor))
  await fill(app.user, main().getByLabelText('Password'), 'new horse battery')
  await clickButton(app, 'Log in')
  expect(await main().findByText(/A password reset doesn’t log you in/)).toBeVisible()
})
