import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answer,
  authError,
  endpoints,
  networkFailure,
  rows,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
} from '../../tests/backend'
import { expectConsoleError } from '../../tests/console'
import { type App, fill, findToast, header, main, renderApp, toasts } from '../../tests/render-app'

const origin = 'http://localhost:5173'
const title = () => main().getByRole('heading', { level: 1 })
const expired = () => authError(403, 'otp_expired', 'Email link is invalid or has expired')
const tooSoon = () =>
  authError(
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
  )

const link = (type: string, redirect = `${origin}/pricing`) =>
  `/auth/confirm?token_hash=a1b2&type=${type}&redirect=${encodeURIComponent(redirect)}`

async function press({ user }: App, name: string | RegExp) {
  await user.click(await main().findByRole('button', { name }))
}

describe('the link of an e-mail', () => {
  test.each(['signup', 'email'])(
    'of type %s confirms when its button is pressed, and leads on',
    async (type) => {
      const requests = answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
      const app = await renderApp(link(type))
      expect(title()).toHaveTextContent('Confirm your email')
      expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
      // Mail scanners open links too.
      expect(requests).toEqual([])
      await press(app, 'Confirm Email')
      await findToast('Email Confirmed', 'You are now logged in.')
      await waitFor(() => expect(app.address()).toBe('/pricing'))
      expect(requests).toHaveLength(1)
      expect(requests[0]!.body).toMatchObject({ type, token_hash: 'a1b2' })
      expect(storedSession()).toMatchObject({ user: { id: ada.id } })
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
  ])('that says %j leads to %s', async (redirect, address) => {
    answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp(link('signup', redirect))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(app.address()).toBe(address))
  })

  test('that says nothing leads to where this browser knows the person was heading', async () => {
    answer('post', endpoints.signup, () => HttpResponse.json(userBody(ada)))
    const first = await renderApp('/signup?redirect=/about')
    await fill(first.user, main().getByLabelText('Email'), ada.email)
    await fill(first.user, main().getByLabelText('Password'), 'correct horse')
    await press(first, 'Sign Up')
    await main().findByText(/Please check your email/)

    answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    await first.goTo(link('signup', origin))
    await press(first, 'Confirm Email')
    await waitFor(() => expect(first.address()).toBe('/about'))
  })

  test.each([
    ['expired or used', () => expired()],
    ['tampered with', () => authError(400, 'validation_failed', 'Verify requires a token hash')],
  ])('that is %s says so, and offers another, a minute apart', async (_, response) => {
    answer('post', endpoints.verify, response)
    const requests = answer('post', endpoints.resend, () => HttpResponse.json({}))
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(title()).toHaveTextContent('This link no longer works'))
    expect(toasts()).toEqual([])
    expect(main().getByRole('button', { name: 'Send the email again' })).toBeDisabled()
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await press(app, 'Send the email again')
    expect(await main().findByText(/a new email is on its way/)).toBeVisible()
    expect(requests[0]!.body).toMatchObject({ type: 'signup', email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)
    expect(main().getByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled()
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=%2Fpricing',
    )
  })

  test.each([
    '/auth/confirm',
    '/auth/confirm?type=signup',
    '/auth/confirm?token_hash=a1b2',
    '/auth/confirm?token_hash=a1b2&type=toString',
  ])('that is not whole is of no use: %s', async (path) => {
    await renderApp(path)
    expect(title()).toHaveTextContent('This link no longer works')
    expect(main().getByLabelText('Email')).toBeVisible()
  })

  test('of a forgotten password that is spent leads to another', async () => {
    answer('post', endpoints.verify, expired)
    const app = await renderApp(link('recovery'))
    await press(app, 'Continue')
    const another = await main().findByRole('link', { name: 'Ask for a new link' })
    expect(another).toHaveAttribute('href', '/auth/recover?redirect=%2Fpricing')
  })

  test('that is spent lets who is logged in go on', async () => {
    storeSession()
    answer('post', endpoints.verify, expired)
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    expect(await main().findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/pricing')
    expect(main().getByText(ada.email)).toBeVisible()
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test.each([
    ['no connection', networkFailure, /could not be reached/],
    ['a server error', () => authError(500, 'unexpected_failure', 'x'), /unexpected error/],
    [
      'too many attempts',
      () => authError(429, 'over_request_rate_limit', 'Slow down'),
      'Slow down',
    ],
  ] as const)('may be tried again after %s', async (kind, response, message) => {
    if (kind === 'no connection') expectConsoleError(/Failed to fetch/)
    answer('post', endpoints.verify, response)
    const app = await renderApp(link('signup'))
    await press(app, 'Confirm Email')
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    await press(app, 'Confirm Email')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
  })

  test('of a new address leads to the account page', async () => {
    const renamed = { ...ada, email: 'countess@example.com' }
    answer('get', endpoints.user, () => HttpResponse.json(userBody(renamed)))
    answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(renamed)))
    const app = await renderApp(link('email_change'))
    await press(app, 'Confirm Address')
    await findToast('Email Changed')
    await waitFor(() => expect(app.address()).toBe('/dashboard/account'))
    expect(header().getByText('Welcome, countess')).toBeVisible()
  })

  test('of a new address that the other mailbox has to confirm too says so', async () => {
    answer('post', endpoints.verify, () =>
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

describe('a forgotten password', () => {
  const neutral = /^If there is an account with this address/

  test('is reached from the log-in with the address typed there', async () => {
    const app = await renderApp('/login?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await app.user.click(main().getByRole('link', { name: 'Forgot your password?' }))
    await waitFor(() => expect(title()).toHaveTextContent('Forgotten password'))
    expect(app.address()).toBe('/auth/recover?redirect=%2Fpricing')
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
    await app.user.click(main().getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(app.address()).toBe('/auth?mode=login&redirect=%2Fpricing'))
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  test.each([
    ['known or unknown', () => HttpResponse.json({})],
    ['asked for too soon, which only a known one can be', tooSoon],
  ])('is answered alike for an address that is %s', async (_, response) => {
    const requests = answer('post', endpoints.recover, response)
    const app = await renderApp('/auth/recover?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await press(app, 'Send Link')
    expect(await main().findByText(neutral)).toBeVisible()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(main().getByRole('button', { name: /^Send another in \d+ s$/ })).toBeDisabled()
    expect(requests[0]!.body).toMatchObject({ email: ada.email })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(`${origin}/pricing`)

    // Another address need not wait.
    await fill(app.user, main().getByLabelText('Email'), 'bob@example.com')
    expect(main().getByRole('button', { name: 'Send Link' })).toBeEnabled()
  })

  test('says when the link cannot be sent', async () => {
    answer('post', endpoints.recover, () => authError(500, 'unexpected_failure', 'SMTP is down'))
    const app = await renderApp('/auth/recover')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await press(app, 'Send Link')
    expect(await main().findByRole('alert')).toHaveTextContent('An unexpected error occurred.')
    expect(main().getByRole('button', { name: 'Send Link' })).toBeEnabled()
    expect(main().getByLabelText('Email')).toHaveValue(ada.email)
  })

  async function openNewPassword() {
    answer('post', endpoints.verify, () => HttpResponse.json(sessionBody(ada)))
    const app = await renderApp(link('recovery'))
    await press(app, 'Continue')
    await main().findByLabelText('New password')
    expect(app.address()).toBe('/auth/new-password?redirect=%2Fpricing')
    return app
  }

  async function typePassword({ user }: App, first: string, again = first) {
    await fill(user, main().getByLabelText('New password'), first)
    await fill(user, main().getByLabelText('New password again'), again)
  }

  test('becomes a new one, typed twice, and the person goes on logged in', async () => {
    const app = await openNewPassword()
    for (const name of ['New password', 'New password again']) {
      expect(main().getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
      expect(main().getByLabelText(name)).toHaveAttribute('minlength', '8')
    }
    const requests = answer('put', endpoints.user, () => HttpResponse.json(userBody(ada)))
    await typePassword(app, 'new horse battery', 'new horse batter')
    await press(app, 'Save Password')
    expect(main().getByLabelText('New password again')).toBeInvalid()
    expect(requests).toEqual([])

    await typePassword(app, 'new horse battery')
    await press(app, 'Save Password')
    await findToast('Password Changed', 'You are logged in.')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ password: 'new horse battery' }),
    ])

    // The right to do without the old password ends with that.
    await app.goTo('/auth/new-password')
    expect(main().getByRole('link', { name: 'Go to your account' })).toBeVisible()
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test.each([
    [
      'in the words of the service',
      {
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        reasons: ['pwned'],
      },
      'Password is known to be weak and easy to guess, please choose a different one.',
    ],
    [
      'by its reasons where there are no words',
      { message: '', reasons: ['length', 'pwned'] },
      'The password is too short. The password is known from a leak: choose another one.',
    ],
  ])('is refused when it is weak, %s', async (_, { message, reasons }, said) => {
    const app = await openNewPassword()
    answer('put', endpoints.user, () =>
      authError(422, 'weak_password', message, { weak_password: { reasons } }),
    )
    await typePassword(app, 'password1')
    await press(app, 'Save Password')
    expect(await main().findByRole('alert')).toHaveTextContent(said)
    expect(main().getByLabelText('New password')).toHaveValue('password1')
    expect(main().getByRole('button', { name: 'Save Password' })).toBeEnabled()
  })

  test.each([
    ['nobody', undefined, 'Ask for a link', '/auth/recover'],
    ['somebody logged in', sessionBody(), 'Go to your account', '/dashboard/account'],
  ])('is not replaced by %s without a link', async (_, session, name, href) => {
    if (session) storeSession(session)
    await renderApp('/auth/new-password')
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href)
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test('whose link was opened in another tab leaves this one as it is', async () => {
    answer('get', endpoints.posts, () => rows([]))
    storeSession()
    const app = await renderApp('/dashboard')
    await main().findByText(/haven't created any posts/)
    await fill(app.user, main().getByLabelText('Title'), 'Half a thought')
    const otherTab = new BroadcastChannel('omnia-session')
    for (let twice = 0; twice < 2; twice++)
      otherTab.postMessage({ event: 'PASSWORD_RECOVERY', session: sessionBody(ada) })
    // Delivered in order: when this has an effect, the others have had theirs.
    const renamed = { ...ada, email: 'countess@example.com' }
    otherTab.postMessage({ event: 'USER_UPDATED', session: sessionBody(renamed) })
    await waitFor(() => expect(header().getByText('Welcome, countess')).toBeVisible())
    expect(app.address()).toBe('/dashboard')
    expect(main().getByLabelText('Title')).toHaveValue('Half a thought')
    await app.goTo('/auth/new-password')
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  })
})
