import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answer,
  authError,
  endpoints,
  factor,
  factorSession,
  noContent,
  rows,
  sessionBody,
  storedSession,
  storeSession,
} from '../../tests/backend'
import { type App, fill, findToast, header, main, renderApp, toasts } from '../../tests/render-app'

const totp = factor()
const phone = factor({
  id: '5d2f1c04-0000-4000-8000-000000000001',
  factor_type: 'phone',
  phone: '4915112345678',
})

const challengeId = '97b90cf1-0c73-4dc4-9f59-b8ea6a1d3d6c'
const challenged = (type: 'totp' | 'phone') =>
  answer('post', endpoints.challenge, () =>
    HttpResponse.json({ id: challengeId, type, expires_at: Math.floor(Date.now() / 1000) + 300 }),
  )

/** A right code is answered with a session of the higher level. */
const accepted = (factors: object[]) =>
  answer('post', endpoints.verifyFactor, () => HttpResponse.json(factorSession(factors, 'aal2')))

async function giveCode({ user }: App, code: string) {
  await fill(user, await main().findByLabelText('Code'), code)
  await user.click(main().getByRole('button', { name: 'Continue' }))
}

const title = () => main().getByRole('heading', { level: 1 })

function expectVisitor() {
  expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(header().queryByText(/^Welcome/)).not.toBeInTheDocument()
  expect(header().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
}

describe('who has an authenticator', () => {
  test('is asked for its code at log-in, and goes on with it', async () => {
    answer('post', endpoints.token, () => HttpResponse.json(factorSession([totp])))
    const challenges = challenged('totp')
    const verifications = accepted([totp])
    const app = await renderApp('/login?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await fill(app.user, main().getByLabelText('Password'), 'correct horse')
    await app.user.click(main().getByRole('button', { name: 'Log In' }))

    const code = await main().findByLabelText('Code')
    expect(title()).toHaveTextContent('Enter your code')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(toasts()).toEqual([])
    expectVisitor()
    expect(app.address()).toBe('/login?redirect=/pricing')

    await giveCode(app, '123 456')
    await findToast('Login Successful', 'Welcome back!')
    await waitFor(() => expect(app.address()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(challenges[0]!.url.pathname).toBe(`/auth/v1/factors/${totp.id}/challenge`)
    expect(verifications[0]!.url.pathname).toBe(`/auth/v1/factors/${totp.id}/verify`)
    expect(verifications[0]!.body).toEqual({ challenge_id: challengeId, code: '123456' })
  })

  test.each([
    ['a reload of the log-in', '/auth?mode=login', '/auth?mode=login'],
    ['the dashboard', '/dashboard', '/auth?mode=login'],
    ['the account page', '/dashboard/account', '/auth?mode=login&redirect=/dashboard/account'],
    ['the sign-up', '/signup', '/signup'],
    [
      'the page of a new password',
      '/auth/new-password',
      '/auth?mode=login&redirect=%2Fauth%2Fnew-password',
    ],
  ])('goes no further without it: %s', async (_, path, address) => {
    storeSession(factorSession([totp]))
    window.sessionStorage.setItem('omnia-recovery', ada.id)
    const app = await renderApp(path)
    await main().findByLabelText('Code')
    expect(title()).toHaveTextContent('Enter your code')
    expect(app.address()).toBe(address)
    expectVisitor()
  })

  test('sees the rest of the site as a visitor does', async () => {
    storeSession(factorSession([totp]))
    const app = await renderApp('/pricing')
    expectVisitor()
    expect(app.address()).toBe('/pricing')
  })

  test('is taken in by a code that another tab was given', async () => {
    answer('get', endpoints.posts, () => rows([]))
    storeSession(factorSession([totp]))
    const app = await renderApp('/auth?mode=login&redirect=/dashboard')
    await main().findByLabelText('Code')
    const session = factorSession([totp], 'aal2')
    storeSession(session)
    new BroadcastChannel('omnia-session').postMessage({ event: 'MFA_CHALLENGE_VERIFIED', session })
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    await main().findByText(/haven't created any posts/)
  })

  test('who has given it is logged in, also after a reload', async () => {
    answer('get', endpoints.posts, () => rows([]))
    storeSession(factorSession([totp], 'aal2'))
    await renderApp('/dashboard')
    await main().findByText(/haven't created any posts/)
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test.each([
    [
      'an authenticator whose setting up was not ended',
      factorSession([factor({ status: 'unverified' })]),
    ],
    ['no authenticator', factorSession([])],
    ['a damaged list of them', { ...sessionBody(), user: { ...sessionBody().user, factors: 'x' } }],
    ['holes in the list of them', factorSession([null as unknown as object])],
  ])('is not who has %s', async (_, session) => {
    storeSession(session)
    await renderApp('/pricing')
    expect(await header().findByText('Welcome, ada')).toBeVisible()
  })

  test('may leave it at that, and log in as somebody else', async () => {
    const requests = answer('post', endpoints.logout, noContent)
    storeSession(factorSession([totp]))
    const app = await renderApp('/auth?mode=login')
    await app.user.click(await main().findByRole('button', { name: 'Log in as somebody else' }))
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(storedSession()).toBeNull()
    expect(requests).toHaveLength(1)
  })

  test('is told that this site cannot ask for its kind', async () => {
    storeSession(factorSession([factor({ factor_type: 'webauthn' })]))
    await renderApp('/auth?mode=login')
    expect(await main().findByText(/an authenticator that this site cannot ask for/)).toBeVisible()
    expect(main().queryByLabelText('Code')).not.toBeInTheDocument()
    expectVisitor()
  })
})

describe('a code', () => {
  test.each([
    [
      'that is wrong',
      () => authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
      'Invalid TOTP code entered',
    ],
    [
      'that comes too late',
      () =>
        authError(
          422,
          'mfa_challenge_expired',
          `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
        ),
      /has expired/,
    ],
    [
      'that the server fails at',
      () => authError(500, 'unexpected_failure', 'x'),
      'An unexpected error occurred.',
    ],
  ])('%s opens nothing, and may be tried again', async (_, response, message) => {
    challenged('totp')
    answer('post', endpoints.verifyFactor, response)
    storeSession(factorSession([totp]))
    const app = await renderApp('/auth?mode=login')
    await giveCode(app, '000000')
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    await findToast('Authentication Error')
    expectVisitor()
    accepted([totp])
    await giveCode(app, '123456')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
  })

  test('is not sent as long as it is none', async () => {
    const challenges = challenged('totp')
    storeSession(factorSession([totp]))
    const app = await renderApp('/auth?mode=login')
    await giveCode(app, 'abc')
    expect(main().getByLabelText('Code')).toBeInvalid()
    expect(challenges).toEqual([])
  })

  test('comes to a phone when it is asked for, and not again for a minute', async () => {
    const challenges = challenged('phone')
    const verifications = accepted([phone])
    storeSession(factorSession([phone]))
    const app = await renderApp('/auth?mode=login')
    const send = await main().findByRole('button', { name: 'Send a code by text message' })
    expect(main().queryByLabelText('Code')).not.toBeInTheDocument()
    expect(challenges).toEqual([])
    await app.user.click(send)
    await main().findByText('We have sent a code to your phone.')
    expect(challenges[0]!.body).toMatchObject({ channel: 'sms' })
    expect(screen.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled()
    await giveCode(app, '654321')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
    expect(verifications[0]!.body).toEqual({ challenge_id: challengeId, code: '654321' })
    expect(challenges).toHaveLength(1)
  })

  test('may come from either of two', async () => {
    const challenges = challenged('phone')
    storeSession(factorSession([totp, phone]))
    const app = await renderApp('/auth?mode=login')
    await main().findByLabelText('Code')
    await app.user.selectOptions(main().getByLabelText('Where the code comes from'), phone.id)
    expect(main().queryByLabelText('Code')).not.toBeInTheDocument()
    await app.user.click(main().getByRole('button', { name: 'Send a code by text message' }))
    await main().findByLabelText('Code')
    expect(challenges[0]!.url.pathname).toContain(phone.id)
  })
})
