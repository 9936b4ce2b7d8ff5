import { onlineManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  ada,
  authErrorResponse,
  endSessionOnServer,
  bob,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  mockEndpoint,
  listResponse,
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
  fill,
  findToast,
  header,
  main,
  clickButton,
  renderApp,
} from '../../../tests/helpers/render-app'

async function openAccount() {
  serveUser()
  storeSession()
  const app = await renderApp('/dashboard/account')
  await main().findByRole('heading', { name: 'Sessions' })
  return app
}

describe('the account page', () => {
  test('opens from the dashboard and links back', async () => {
    mockEndpoint('get', endpoints.posts, () => listResponse([]))
    serveUser()
    storeSession()
    const app = await renderApp('/dashboard')
    await app.user.click(await main().findByRole('link', { name: 'Account' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/dashboard/account'))
    await main().findByRole('link', { name: 'Account', current: 'page' })
    expect(main().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(header().getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('asks to log in again if the auth service rejects the session', async () => {
    storeSession()
    endSessionOnServer()
    const { currentUrl } = await renderApp('/dashboard/account')
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard/account'))
    await waitFor(() => expect(main().getByLabelText('Email')).toBeVisible())
    expect(storedSession()).toBeNull()
  })

  test('reports that details failed to load, and retries on request', async () => {
    mockEndpoint('get', endpoints.user, () => authErrorResponse(500, 'unexpected_failure', 'x'))
    storeSession()
    const app = await renderApp('/dashboard/account')
    expect(await main().findByText('We couldn’t load your authenticator apps.')).toBeVisible()
    expect(storedSession()).not.toBeNull()
    serveUser()
    await clickButton(app, 'Try again')
    expect(await main().findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('says offline that details load later, and loads them once the connection is back', async () => {
    serveUser()
    storeSession()
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    await renderApp('/dashboard/account')
    const paused = 'You’re offline. Your authenticator apps load once you’re connected again.'
    expect(await main().findByText(paused)).toBeVisible()
    expect(main().queryByText('Loading')).not.toBeInTheDocument()
    act(() => onlineManager.setOnline(true))
    expect(await main().findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    expect(main().queryByText(paused)).not.toBeInTheDocument()
  })

  test('logs out everywhere', async () => {
    const requests = mockEndpoint('post', endpoints.logout, noContent)
    const app = await openAccount()
    await clickButton(app, 'Log out everywhere')
    await findToast('Logged Out', 'You have been logged out on every device.')
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
    expect(requests.map(({ url }) => url.search)).toEqual(['?scope=global'])
    expect(storedSession()).toBeNull()
  })
})

describe('the email form', () => {
  test('changes the email address once it is confirmed', async () => {
    const app = await openAccount()
    const section = main().getByRole('region', { name: 'Email' })
    expect(section).toHaveTextContent(`Your email address is ${ada.email}.`)
    const requests = mockEndpoint('put', endpoints.user, () =>
      HttpResponse.json({ ...userBody(ada), new_email: 'countess@example.com' }),
    )
    mockEndpoint('get', endpoints.user, () =>
      HttpResponse.json({ ...userBody(ada), new_email: 'countess@example.com' }),
    )
    await fill(app.user, main().getByLabelText('New email'), ' countess@example.com ')
    await clickButton(app, 'Change email')
    expect(await main().findByText(/^Check your email and click the button in it\./)).toBeVisible()
    await waitFor(() =>
      expect(section).toHaveTextContent(/It will change to countess@example\.com once/),
    )
    expect(requests[0]!.body).toMatchObject({ email: 'countess@example.com' })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(
      'http://localhost:5173/dashboard/account',
    )
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('shows an error if another user has the address', async () => {
    const app = await openAccount()
    const message = 'A user with this address exists'
    mockEndpoint('put', endpoints.user, () => authErrorResponse(422, 'email_exists', message))
    await fill(app.user, main().getByLabelText('New email'), bob.email)
    await clickButton(app, 'Change email')
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    expect(main().getByLabelText('New email')).toHaveValue(bob.email)
  })

  test('rejects the current email address', async () => {
    const app = await openAccount()
    const field = main().getByLabelText('New email')
    await fill(app.user, field, 'ADA@example.com')
    await clickButton(app, 'Change email')
    expect(field).toHaveAccessibleDescription('This is already your email address.')
  })
})

describe('the password form', () => {
  async function enterPasswords({ user }: App) {
    await fill(user, main().getByLabelText('Current password'), 'old horse')
    await fill(user, main().getByLabelText('New password'), 'new horse battery')
    await fill(user, main().getByLabelText('Confirm new password'), 'new horse battery')
  }

  async function change(app: App) {
    await enterPasswords(app)
    await clickButton(app, 'Change password')
  }

  test('checks the current password without touching the session, then changes it', async () => {
    const app = await openAccount()
    const before = storedSession()
    const checks = mockEndpoint('post', endpoints.token, () =>
      HttpResponse.json({ ...sessionBody(ada), access_token: 'a.b.c' }),
    )
    const ended = mockEndpoint('post', endpoints.logout, noContent)
    const request = holdRequest('put', endpoints.user)
    await change(app)
    await request.arrived
    expect(main().getByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(checks[0]!.body).toMatchObject({ email: ada.email, password: 'old horse' })
    expect(ended[0]!.url.search).toBe('?scope=local')
    expect(ended[0]!.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(storedSession()).toEqual(before)
    expect(request.received[0]!.headers.get('authorization')).not.toBe('Bearer a.b.c')
    expect(request.received[0]!.body).toMatchObject({
      password: 'new horse battery',
      current_password: 'old horse',
    })
    request.release(HttpResponse.json(userBody(ada)))
    await findToast('Password Changed')
    expect(
      await main().findByText(
        'Your password has been changed, and you’re logged out on your other devices.',
      ),
    ).toBeVisible()
    expect(storedSession()).not.toBeNull()
    expect(main().getByLabelText('Current password')).toHaveValue('')
    expect(main().getByLabelText('New password')).toHaveValue('')
    expect(header().getByText('Welcome, ada')).toBeVisible()
  })

  test('reports that the password may be changed if the response was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    const app = await openAccount()
    mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody()))
    mockEndpoint('post', endpoints.logout, noContent)
    mockEndpoint('put', endpoints.user, networkFailure)
    await change(app)
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Your password may already be changed. Try again: if your current password is wrong then, the new one works.',
    )
  })

  test('rejects a wrong current password', async () => {
    const app = await openAccount()
    mockEndpoint('post', endpoints.token, wrongPassword)
    const updates = mockEndpoint('put', endpoints.user, () => HttpResponse.json(userBody(ada)))
    await change(app)
    const field = main().getByLabelText('Current password')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^The current password is wrong\./),
    )
    expect(field).toHaveFocus()
    await app.user.type(field, 'r')
    expect(field).not.toHaveAccessibleDescription(/wrong/)
    expect(updates).toEqual([])
    expect(main().getByLabelText('New password')).toHaveValue('new horse battery')
    expect(storedSession()).not.toBeNull()
  })

  test('shows why a new password is rejected', async () => {
    const app = await openAccount()
    const message = 'New password should be different from the old password.'
    mockEndpoint('post', endpoints.token, () => HttpResponse.json(sessionBody(ada)))
    mockEndpoint('post', endpoints.logout, noContent)
    mockEndpoint('put', endpoints.user, () => authErrorResponse(422, 'same_password', message))
    await change(app)
    expect(await main().findByRole('alert')).toHaveTextContent(message)
  })
})
