import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  acceptCodes,
  ada,
  bob,
  respondTo,
  authError,
  endpoints,
  factor,
  factorSession,
  networkFailure,
  noContent,
  otherTab,
  serveChallenges,
  serveNoPosts,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'
import { type App, fill, findToast, header, main, renderApp, toasts } from '../../tests/render-app'
import { rememberLinkRequest } from './email-links'

const origin = 'http://localhost:5173'
const title = () => main().getByRole('heading', { level: 1 })
const expired = () => authError(403, 'otp_expired', 'Email link is invalid or has expired')
const tooEarly = () =>
  authError(
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
  )

const link = (type: string, redirect = `${origin}/pricing`, { email } = ada) =>
  `/auth/confirm?${new URLSearchParams({ token_hash: 'a1b2', type, email, redirect })}`

/** Lets this browser remember that a link was requested in it, as a sign-up does. */
function requestHere(person = ada) {
  rememberLinkRequest(person.email)
  respondTo('get', endpoints.user, () => HttpResponse.json(userBody(person)))
}

/** Lets the stored session expire: a call that waits for its client would have it refreshed. */
function expireStoredSession() {
  storeSession(sessionBody(ada, -60))
  return storedSession()
}

/** Waits for the log-in that a link of another browser leads to. */
async function expectLogInAs({ email }: typeof ada, app: App) {
  const note = await main().findByText(`Confirmed. Log in as ${email}.`)
  await waitFor(() => expect(note).toBeVisible())
  expect(app.address()).toBe('/auth?mode=login&redirect=/pricing')
  expect(main().getByLabelText('Email')).toHaveValue(email)
  expect(storedSession()).toBeNull()
}

async function press({ user }: App, name: string | RegExp) {
  await user.click(await main().findByRole('button', { name }))
}

async function typePassword({ user }: App, first: string, again = first) {
  await fill(user, main().getByLabelText('New password'), first)
  await fill(user, main().getByLabelText('Confirm new password'), again)
}

describe('a link in an email', () => {
  test('logs in where it was requested when the button is pressed, then redirects', async () => {
    requestHere()
    const requests = respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp(link('signup'))
    expect(title()).toHaveTextContent('Confirm your email')
    expect(main().getByText(`Confirm that ${ada.email} is your address.`)).toBeVisible()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    // Mail scanners open links too.
    expect(requests).toEqual([])
    await press(app, 'Confirm Email')
    await findToast('Email Confirmed', 'You are now logged in.')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toMatchObject({ type: 'signup', token_hash: 'a1b2' })
    expect(storedSession()).toMatchObject({ user: { id: ada.id } })
  })

  test.each(['signup', 'email_change'])(
    'of type %s ends its session in any other browser, and leads to the log-in',
    async (type) => {
      requestHere(bob)
      const session = sessionBody(ada)
      respondTo('post', endpoints.verify, () => HttpResponse.json(session))
      const ended = respondTo('post', endpoints.logout, noContent)
      const app = await renderApp(link(type))
      await press(app, /^Confirm/)
      await expectLogInAs(ada, app)
      expect(ended.map(({ url }) => url.search)).toEqual(['?scope=local'])
      expect(ended[0]!.headers.get('authorization')).toBe(`Bearer ${session.access_token}`)
      expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    },
  )

  test.each(['signup', 'recovery', 'email_change'])(
    'of type %s to another address than the one that it names is refused',
    async (type) => {
      requestHere()
      respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
      const ended = respondTo('post', endpoints.logout, noContent)
      const app = await renderApp(link(type))
      await press(app, /^Confirm|Continue/)
      expect(await main().findByRole('alert')).toHaveTextContent(
        `This link is not for ${ada.email}`,
      )
      expect(ended).toHaveLength(1)
      expect(storedSession()).toBeNull()
      await app.goTo('/auth/new-password')
      expect(await main().findByRole('link', { name: 'Ask for a link' })).toBeVisible()
    },
  )

  test.each([
    [`${origin}/contact?subject=TravelSupport`, '/contact?subject=TravelSupport'],
    ['/pricing', '/pricing'],
    [`${origin}//evil.example`, '/'],
    ['https://evil.example/pricing', '/'],
    [`${origin}.evil.example/pricing`, '/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('with the redirect %j goes to %s', async (redirect, address) => {
    requestHere()
    respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp(link('signup', redirect))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(app.address()).toBe(address))
  })

  test.each([
    {
      how: 'expired or used',
      response: () => expired(),
      send: (app: App) => press(app, 'Send the email again'),
    },
    {
      how: 'tampered with',
      response: () => authError(400, 'validation_failed', 'Verify requires a token hash'),
      send: (app: App) => app.user.keyboard('{Enter}'),
    },
  ])('that is $how tells so and offers a new one, once a minute', async ({ response, send }) => {
    respondTo('post', endpoints.verify, response)
    const requests = respondTo('post', endpoints.resend, () => HttpResponse.json({}))
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(title()).toHaveTextContent('This link no longer works'))
    expect(toasts()).toEqual([])
    await press(app, 'Send the email again')
    expect(main().getByLabelText('Email')).toBeInvalid()
    expect(main().getByText('Email is required.')).toBeVisible()
    expect(requests).toEqual([])
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await send(app)
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
    expect(main().getByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled()
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
  ])('that is incomplete does not work: %s', async (path) => {
    await renderApp(path)
    expect(title()).toHaveTextContent('This link no longer works')
    expect(main().getByLabelText('Email')).toBeVisible()
  })

  test('of a password reset that has expired offers a new one', async () => {
    respondTo('post', endpoints.verify, expired)
    const app = await renderApp(link('recovery'))
    await press(app, 'Continue')
    const another = await main().findByRole('link', { name: 'Ask for a new link' })
    expect(another).toHaveAttribute('href', '/auth/recover?redirect=/pricing')
  })

  test('that has expired lets a signed-in user continue', async () => {
    storeSession()
    respondTo('post', endpoints.verify, expired)
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    expect(await main().findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    expect(main().getByText(/You are logged in as ada@example\.com\./)).toBeVisible()
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test.each([
    ['no connection', networkFailure, /unexpected error/],
    ['a server error', () => authError(500, 'unexpected_failure', 'x'), /unexpected error/],
    [
      'too many attempts',
      () => authError(429, 'over_request_rate_limit', 'Slow down'),
      'Slow down',
    ],
  ] as const)('can be tried again after %s', async (kind, response, message) => {
    if (kind === 'no connection') expectConsoleError(/Failed to fetch/)
    respondTo('post', endpoints.verify, response)
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    requestHere()
    respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
  })

  test('of a new address goes to the account page, in the session of the user', async () => {
    const renamed = { ...ada, email: 'countess@example.com' }
    storeSession()
    respondTo('get', endpoints.user, () => HttpResponse.json(userBody(renamed)))
    const session = { ...sessionBody(renamed), access_token: 'a.b.c' }
    respondTo('post', endpoints.verify, () => HttpResponse.json(session))
    const ended = respondTo('post', endpoints.logout, noContent)
    respondTo('post', endpoints.token, () => HttpResponse.json(sessionBody(renamed)))
    const app = await renderApp(link('email_change', undefined, renamed))
    await press(app, 'Confirm Address')
    await findToast('Email Changed')
    await waitFor(() => expect(app.address()).toBe('/dashboard/account'))
    expect(header().getByText('Welcome, countess')).toBeVisible()
    expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c'])
  })

  test('of a new address tells when the other address must confirm too', async () => {
    respondTo('post', endpoints.verify, () =>
      HttpResponse.json({
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      }),
    )
    const app = await renderApp(link('email_change'))
    await press(app, 'Confirm Address')
    expect(
      await main().findByText(/follow the link in the email to your other address/),
    ).toBeVisible()
    expect(main().queryByRole('button', { name: 'Confirm Address' })).not.toBeInTheDocument()
  })
})

describe('a password reset', () => {
  const neutral = /^If there is an account with this address/

  test('opens from the log-in and prefills the email', async () => {
    const app = await renderApp('/login?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await app.user.click(main().getByRole('link', { name: 'Forgot your password?' }))
    await waitFor(() => expect(title()).toHaveTextContent('Reset your password'))
    expect(app.address()).toBe('/auth/recover?redirect=/pricing')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    await app.user.click(main().getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(app.address()).toBe('/auth?mode=login&redirect=/pricing'))
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  test.each([
    ['known or unknown', () => HttpResponse.json({})],
    ['refused as too early, which only a known one can be', tooEarly],
  ])('shows the same message for an address that is %s', async (_, response) => {
    const requests = respondTo('post', endpoints.recover, response)
    const app = await renderApp('/auth/recover?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await press(app, 'Send Link')
    expect(await main().findByText(neutral)).toBeVisible()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(main().getByRole('button', { name: /^Send another in \d+ s$/ })).toBeDisabled()
    expect(requests[0]!.body).toMatchObject({ email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)

    // The cooldown is for this address only.
    await fill(app.user, main().getByLabelText('Email'), 'bob@example.com')
    expect(main().getByRole('button', { name: 'Send Link' })).toBeEnabled()
  })

  test('shows an error when the link cannot be sent', async () => {
    respondTo('post', endpoints.recover, () => authError(500, 'unexpected_failure', 'SMTP is down'))
    const app = await renderApp('/auth/recover')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await press(app, 'Send Link')
    expect(await main().findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
    expect(main().getByRole('button', { name: 'Send Link' })).toBeEnabled()
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  async function openNewPassword() {
    respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp(link('recovery'))
    await press(app, 'Continue')
    await main().findByLabelText('New password')
    expect(app.address()).toBe('/auth/new-password?redirect=/pricing')
    return app
  }

  test('sets a new password, typed twice, and logs in with it', async () => {
    const app = await openNewPassword()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(storedSession()).toBeNull()
    for (const name of ['New password', 'Confirm new password']) {
      expect(main().getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
      expect(main().getByLabelText(name)).toHaveAttribute('minlength', '8')
    }
    const requests = respondTo('put', endpoints.user, () => HttpResponse.json(userBody(ada)))
    const ended = respondTo('post', endpoints.logout, noContent)
    const logIns = respondTo('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
    await typePassword(app, 'new horse battery', 'new horse batter')
    await press(app, 'Save Password')
    expect(main().getByLabelText('Confirm new password')).toBeInvalid()
    expect(requests).toEqual([])

    await typePassword(app, 'new horse battery')
    await press(app, 'Save Password')
    await findToast('Password Changed')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ password: 'new horse battery' }),
    ])
    expect(logIns[0]!.body).toMatchObject({ email: ada.email, password: 'new horse battery' })
    expect(header().getByText('Welcome, ada')).toBeVisible()

    // The recovery ends with it.
    await waitFor(() =>
      expect(ended.map(({ url }) => url.search)).toEqual(['?scope=others', '?scope=local']),
    )
    await app.goTo('/auth/new-password')
    expect(main().getByRole('link', { name: 'Go to your account' })).toBeVisible()
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test.each([
    [
      'with the message of the auth service',
      {
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        reasons: ['pwned'],
      },
      'Password is known to be weak and easy to guess, please choose a different one.',
    ],
    [
      'with its reasons if there is no message',
      { message: '', reasons: ['length', 'pwned'] },
      'The password is too short. The password is known from a leak: choose another one.',
    ],
  ])('shows that the new password is weak, %s', async (_, { message, reasons }, shown) => {
    const app = await openNewPassword()
    respondTo('put', endpoints.user, () =>
      authError(422, 'weak_password', message, { weak_password: { reasons } }),
    )
    await typePassword(app, 'password1')
    await press(app, 'Save Password')
    expect(await main().findByRole('alert')).toHaveTextContent(shown)
    expect(main().getByLabelText('New password')).toHaveValue('password1')
    expect(main().getByRole('button', { name: 'Save Password' })).toBeEnabled()
  })

  test.each([
    ['a visitor', undefined, 'Ask for a link', '/auth/recover'],
    ['a signed-in user', sessionBody(), 'Go to your account', '/dashboard/account'],
  ])('needs the link, also for %s', async (_, session, name, href) => {
    if (session) storeSession(session)
    await renderApp('/auth/new-password')
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href)
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test('in another tab leaves this one as it is', async () => {
    serveNoPosts()
    storeSession()
    const app = await renderApp('/dashboard')
    await main().findByText(/haven't created any posts/)
    await fill(app.user, main().getByLabelText('Title'), 'Half a thought')
    const { send } = otherTab()
    for (let twice = 0; twice < 2; twice++) send('PASSWORD_RECOVERY', sessionBody(ada))
    // Events arrive in order: when this one has an effect, the others have had theirs.
    const renamed = { ...ada, email: 'countess@example.com' }
    send('USER_UPDATED', sessionBody(renamed))
    await waitFor(() => expect(header().getByText('Welcome, countess')).toBeVisible())
    expect(app.address()).toBe('/dashboard')
    expect(main().getByLabelText('Title')).toHaveValue('Half a thought')
    await app.goTo('/auth/new-password')
    const toAccount = await screen.findByRole('link', { name: 'Go to your account' })
    await waitFor(() => expect(toAccount).toBeVisible())
  })
})

describe('a link with a session in its hash, from the templates of Supabase', () => {
  /** Opens the page that main.tsx redirects such a link to; the auth service knows the session as that of `person`. */
  function openLink(person: typeof ada, type: string) {
    respondTo('get', endpoints.user, () => HttpResponse.json(userBody(person)))
    const { access_token, refresh_token } = sessionBody(person)
    return renderApp(
      `/auth/confirm?redirect=/pricing#access_token=${access_token}&refresh_token=${refresh_token}&type=${type}`,
    )
  }

  test('logs a visitor in where it was requested, after a question that names the account', async () => {
    requestHere()
    const app = await openLink(ada, 'signup')
    expect(main().getByText(/This link is for/)).toHaveTextContent(ada.email)
    expect(storedSession()).toBeNull()
    await press(app, 'Continue')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('leads to the log-in in any other browser', async () => {
    const ended = respondTo('post', endpoints.logout, noContent)
    const app = await openLink(ada, 'signup')
    await press(app, 'Continue')
    await expectLogInAs(ada, app)
    expect(ended).toHaveLength(1)
  })

  test('names the account that the auth service knows, not the one that the token claims', async () => {
    respondTo('get', endpoints.user, () => HttpResponse.json(userBody(bob)))
    const { access_token } = sessionBody(ada)
    await renderApp(`/auth/confirm#access_token=${access_token}&refresh_token=r&type=signup`)
    expect(main().getByText(/This link is for/)).toHaveTextContent(bob.email)
  })

  test('logs nobody in if the question is cancelled', async () => {
    const app = await openLink(bob, 'signup')
    await press(app, 'Cancel')
    await waitFor(() => expect(app.address()).toBe('/'))
    expect(storedSession()).toBeNull()
  })

  test('opens the new password form after a recovery link is accepted', async () => {
    const app = await openLink(ada, 'recovery')
    await press(app, 'Continue')
    await main().findByLabelText('New password')
    expect(app.address()).toBe('/auth/new-password?redirect=/pricing')
  })

  test.each(['signup', 'email_change'])(
    'changes nothing for a signed-in user: %s',
    async (type) => {
      storeSession()
      const before = storedSession()
      const app = await openLink(bob, type)
      expect(title()).toHaveTextContent('You are already logged in')
      expect(main().getByText(/was not used/)).toHaveTextContent(
        'You are logged in as ada@example.com. The link that you opened is for bob@example.com',
      )
      await press(app, 'Continue')
      await waitFor(() => expect(app.address()).toBe('/pricing'))
      expect(header().getByText('Welcome, ada')).toBeVisible()
      expect(storedSession()).toEqual(before)
    },
  )

  test('changes nothing for a user who still needs the code of a factor', async () => {
    storeSession(factorSession([factor()]))
    const before = storedSession()
    await openLink(bob, 'signup')
    expect(title()).toHaveTextContent('You are already logged in')
    expect(storedSession()).toEqual(before)
  })

  test('can be checked again after the connection was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    respondTo('get', endpoints.user, networkFailure)
    const { access_token } = sessionBody(ada)
    const app = await renderApp(
      `/auth/confirm#access_token=${access_token}&refresh_token=r&type=signup`,
    )
    expect(title()).toHaveTextContent('This link could not be checked')
    respondTo('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
    await press(app, 'Try again')
    expect(await main().findByText(/This link is for ada@example\.com\./)).toBeVisible()
  })

  test('offers a new link if the auth service rejects the session', async () => {
    respondTo('get', endpoints.user, () => authError(403, 'bad_jwt', 'invalid JWT'))
    const { access_token } = sessionBody(ada)
    await renderApp(`/auth/confirm#access_token=${access_token}&refresh_token=r&type=signup`)
    expect(title()).toHaveTextContent('This link no longer works')
    expect(storedSession()).toBeNull()
  })
})

test.each(['signup', 'email_change'])(
  'a %s link of another user confirms, and leaves the signed-in user as is',
  async (type) => {
    requestHere(bob)
    storeSession()
    respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
    respondTo('post', endpoints.logout, noContent)
    const app = await renderApp(link(type, undefined, bob))
    const before = expireStoredSession()
    await press(app, /^Confirm/)
    expect(await main().findByText(/^Confirmed for bob@example.com/)).toBeVisible()
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(storedSession()).toEqual(before)
  },
)

test('a password reset of another user leaves the signed-in user as is', async () => {
  storeSession()
  respondTo('post', endpoints.verify, () => HttpResponse.json(sessionBody(bob)))
  respondTo('post', endpoints.logout, noContent)
  respondTo('put', endpoints.user, () => HttpResponse.json(userBody(bob)))
  const app = await renderApp(link('recovery', undefined, bob))
  const before = expireStoredSession()
  await press(app, 'Continue')
  expect(await main().findByText('For bob@example.com.')).toBeVisible()
  await typePassword(app, 'new horse battery')
  await press(app, 'Save Password')
  await findToast('Password Changed')
  await waitFor(() => expect(app.address()).toBe('/pricing'))
  expect(header().getByText('Welcome, ada')).toBeVisible()
  expect(storedSession()).toEqual(before)
})

test('a password reset asks for the code of an authenticator first', async () => {
  respondTo('post', endpoints.verify, () => HttpResponse.json(factorSession([factor()])))
  serveChallenges()
  const codes = acceptCodes([factor()])
  const app = await renderApp(link('recovery'))
  await press(app, 'Continue')
  await fill(app.user, await main().findByLabelText('Code'), '123456')
  await press(app, 'Continue')
  expect(await main().findByLabelText('New password')).toBeVisible()
  expect(codes[0]!.body).toMatchObject({ code: '123456' })
  expect(storedSession()).toBeNull()
})
