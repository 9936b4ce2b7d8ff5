import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  acceptCodes,
  ada,
  mockEndpoint,
  mockJson,
  authErrorResponse,
  challengeId,
  endpoints,
  factor,
  factorSession,
  holdRequest,
  noContent,
  otherTab,
  serveChallenges,
  serveNoPosts,
  storedSession,
  storeSession,
  wrongCode,
} from '../../../tests/helpers/mock-backend'
import {
  type App,
  fill,
  findToast,
  header,
  main,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'

const totp = factor()
const spare = factor({ id: '5d2f1c04-0000-4000-8000-000000000001', friendly_name: 'Spare' })

/** Opens the login page after the password, which a reload keeps. */
function openChallenge(...factors: object[]) {
  storeSession(factorSession(factors))
  return renderApp('/auth?mode=login')
}

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

describe('a user with an authenticator', () => {
  test('is asked for the code on login and then redirected', async () => {
    mockJson('post', endpoints.token, factorSession([totp]))
    const challenges = serveChallenges()
    const verifications = acceptCodes([totp])
    const app = await renderApp('/login?redirect=/pricing')
    await fill(app.user, main().getByLabelText('Email'), ada.email)
    await fill(app.user, main().getByLabelText('Password'), 'correct horse')
    await app.user.click(main().getByRole('button', { name: 'Log in' }))

    const code = await main().findByLabelText('Code')
    expect(title()).toHaveTextContent('Enter your code')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(toasts()).toEqual([])
    expectVisitor()
    expect(app.currentUrl()).toBe('/login?redirect=/pricing')

    await giveCode(app, '123 456')
    await findToast('Login Successful', 'Welcome back!')
    await waitFor(() => expect(app.currentUrl()).toBe('/pricing'))
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(challenges[0]!.url.pathname).toBe(`/auth/v1/factors/${totp.id}/challenge`)
    expect(verifications[0]!.url.pathname).toBe(`/auth/v1/factors/${totp.id}/verify`)
    expect(verifications[0]!.body).toEqual({ challenge_id: challengeId, code: '123456' })
  })

  test.each([
    ['a reload of the login page', '/auth?mode=login', '/auth?mode=login'],
    ['the dashboard', '/dashboard', '/auth?mode=login'],
    ['the account page', '/dashboard/account', '/auth?mode=login&redirect=/dashboard/account'],
    ['the sign-up', '/signup', '/signup'],
  ])('cannot continue without the code: %s', async (_, path, url) => {
    storeSession(factorSession([totp]))
    const app = await renderApp(path)
    await main().findByLabelText('Code')
    expect(title()).toHaveTextContent('Enter your code')
    expect(app.currentUrl()).toBe(url)
    expectVisitor()
  })

  test('sees the rest of the site like a visitor', async () => {
    storeSession(factorSession([totp]))
    const app = await renderApp('/pricing')
    expectVisitor()
    expect(app.currentUrl()).toBe('/pricing')
  })

  test('is signed in after entering the code in another tab', async () => {
    serveNoPosts()
    storeSession(factorSession([totp]))
    const app = await renderApp('/auth?mode=login&redirect=/dashboard')
    await main().findByLabelText('Code')
    const session = factorSession([totp], 'aal2')
    storeSession(session)
    otherTab().send('MFA_CHALLENGE_VERIFIED', session)
    await waitFor(() => expect(app.currentUrl()).toBe('/dashboard'))
    await main().findByText(/haven't created any posts/)
  })

  test.each([
    ['a code that was entered before', factorSession([totp], 'aal2')],
    ['an authenticator that is not set up', factorSession([factor({ status: 'unverified' })])],
    ['no authenticator', factorSession([])],
  ])('is not challenged with %s', async (_, session) => {
    storeSession(session)
    await renderApp('/pricing')
    expect(await header().findByText('Welcome, ada')).toBeVisible()
  })

  test.each([
    ['a response', noContent],
    ['an error', () => authErrorResponse(500, 'unexpected_failure', 'Database error')],
  ])('can log in with another account after %s of the auth server', async (_, respond) => {
    const logouts = mockEndpoint('post', endpoints.logout, respond)
    const app = await openChallenge(totp)
    await app.user.click(await main().findByRole('button', { name: 'Log in with another account' }))
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(storedSession()).toBeNull()
    expect(logouts).toHaveLength(1)
  })

  test('cannot switch to another account while the code is checked', async () => {
    serveChallenges()
    const verification = holdRequest('post', endpoints.verifyFactor)
    const app = await openChallenge(totp)
    await giveCode(app, '123456')
    await verification.arrived
    const otherAccount = main().getByRole('button', { name: 'Log in with another account' })
    expect(otherAccount).toHaveAttribute('aria-disabled', 'true')
    verification.release(wrongCode())
    await waitFor(() => expect(otherAccount).not.toHaveAttribute('aria-disabled'))
  })

  test.each(['phone', 'webauthn'])('sees that the type is unsupported: %s', async (type) => {
    await openChallenge(factor({ factor_type: type }))
    expect(
      await main().findByText(/a kind of two-factor authentication that this page doesn’t support/),
    ).toBeVisible()
    expect(main().queryByLabelText('Code')).not.toBeInTheDocument()
    expectVisitor()
  })
})

describe('a code', () => {
  test('that is wrong shows an error and can be retried', async () => {
    serveChallenges()
    mockEndpoint('post', endpoints.verifyFactor, wrongCode)
    const app = await openChallenge(totp)
    await giveCode(app, '000000')
    expect(await main().findByText('Invalid TOTP code entered')).toBeVisible()
    await findToast('Authentication Error')
    expectVisitor()
    acceptCodes([totp])
    await giveCode(app, '123456')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
  })

  test('is rejected if it is not numeric', async () => {
    const challenges = serveChallenges()
    const app = await openChallenge(totp)
    await giveCode(app, 'abc')
    expect(main().getByLabelText('Code')).toBeInvalid()
    expect(challenges).toEqual([])
  })

  test('can come from either of two apps', async () => {
    const challenges = serveChallenges()
    mockEndpoint('post', endpoints.verifyFactor, ({ params }) =>
      params.id === spare.id
        ? HttpResponse.json(factorSession([totp, spare], 'aal2'))
        : wrongCode(),
    )
    const app = await openChallenge(totp, spare)
    await giveCode(app, '123456')
    await waitFor(() => expect(header().getByText('Welcome, ada')).toBeVisible())
    expect(challenges.map(({ url }) => url.pathname)).toEqual([
      `/auth/v1/factors/${totp.id}/challenge`,
      `/auth/v1/factors/${spare.id}/challenge`,
    ])
  })
})
