import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { EmailSection, PasswordSection } from '@/features/account/change-credentials'
import {
  ada,
  endSessionOnServer,
  bob,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  mockAuthError,
  mockEndpoint,
  mockJson,
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
  button,
  fill,
  findToast,
  header,
  main,
  clickButton,
  renderApp,
  renderPart,
} from '../../../tests/helpers/render-app'

function openSection(section: ReactElement) {
  serveUser()
  storeSession()
  return renderPart(section)
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
    const dashboard = header().getByRole('link', { name: 'Dashboard' })
    expect(dashboard).toHaveAttribute('aria-current', 'true')
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
    mockAuthError('get', endpoints.user, 'some_code')
    storeSession()
    const app = await renderApp('/dashboard/account')
    expect(await main().findByText('We couldn’t load your authenticator apps.')).toBeVisible()
    expect(storedSession()).not.toBeNull()
    serveUser()
    await clickButton(app, 'Try again')
    expect(await main().findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('shows an email address that was confirmed on another device', async () => {
    const email = 'countess@example.com'
    serveUser({ email })
    mockJson('post', endpoints.token, sessionBody({ ...ada, email }))
    storeSession()
    await renderApp('/dashboard/account')
    expect(await header().findByText('Welcome, countess')).toBeVisible()
    expect(storedSession()).toMatchObject({ user: { email } })
  })

  test('logs out everywhere', async () => {
    const requests = mockEndpoint('post', endpoints.logout, noContent)
    serveUser()
    storeSession()
    const app = await renderApp('/dashboard/account')
    await clickButton(app, 'Log out everywhere')
    await findToast('Logged Out', 'You have been logged out on every device.')
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
    expect(requests.map(({ url }) => url.search)).toEqual(['?scope=global'])
    expect(storedSession()).toBeNull()
  })
})

describe('the email form', () => {
  async function changeEmail(email: string) {
    const app = openSection(<EmailSection user={ada} />)
    await fill(app.user, main().getByLabelText('New email'), email)
    await clickButton(app, 'Change email')
  }

  test('changes the email address once it is confirmed', async () => {
    const changed = { ...userBody(ada), new_email: 'countess@example.com' }
    const requests = mockEndpoint('put', endpoints.user, () => {
      serveUser(changed)
      return HttpResponse.json(changed)
    })
    await changeEmail(' countess@example.com ')
    const section = main().getByRole('region', { name: 'Email' })
    expect(await main().findByText(/^Check your email and click the button in it\./)).toBeVisible()
    await waitFor(() =>
      expect(section).toHaveTextContent(/address will change to countess@example\.com once/),
    )
    expect(requests[0]!.body).toMatchObject({ email: 'countess@example.com' })
    expect(requests[0]!.url.searchParams.get('redirect_to')).toBe(
      'http://localhost:5173/dashboard/account',
    )
    expect(storedSession()).toMatchObject({ user: { email: ada.email } })
  })

  test('shows an error if another user has the address', async () => {
    const message = 'A user with this address exists'
    mockAuthError('put', endpoints.user, 'email_exists', message)
    await changeEmail(bob.email)
    expect(await main().findByRole('alert')).toHaveTextContent(message)
    expect(main().getByLabelText('New email')).toHaveValue(bob.email)
  })

  test('rejects the current email address', async () => {
    await changeEmail('ADA@example.com')
    expect(main().getByLabelText('New email')).toHaveAccessibleDescription(
      'This is already your email address.',
    )
  })
})

describe('the password form', () => {
  /** Fills in the form. The current password is right. */
  async function enterPasswords() {
    const app = openSection(<PasswordSection user={ada} />)
    const checks = mockJson('post', endpoints.token, { ...sessionBody(), access_token: 'a.b.c' })
    const ended = mockEndpoint('post', endpoints.logout, noContent)
    await fill(app.user, main().getByLabelText('Current password'), 'old horse')
    await fill(app.user, main().getByLabelText('New password'), 'new horse battery')
    await fill(app.user, main().getByLabelText('Confirm new password'), 'new horse battery')
    return { app, checks, ended, submit: () => clickButton(app, 'Change password') }
  }

  test('checks the current password without touching the session, then changes it', async () => {
    const { checks, ended, submit } = await enterPasswords()
    const before = storedSession()
    const request = holdRequest('put', endpoints.user)
    await submit()
    await request.arrived
    expect(button('Changing...')).toHaveAttribute('aria-disabled', 'true')
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
    const done = 'Your password has been changed, and you’re logged out on your other devices.'
    expect(await main().findByText(done)).toBeVisible()
    expect(storedSession()).toMatchObject({ user: { email: ada.email } })
    expect(main().getByLabelText('Current password')).toHaveValue('')
    expect(main().getByLabelText('New password')).toHaveValue('')
  })

  test('checks the password with an email address that was confirmed on another device', async () => {
    const { checks, submit } = await enterPasswords()
    serveUser({ email: 'countess@example.com' })
    mockJson('put', endpoints.user, userBody(ada))
    await submit()
    await findToast('Password Changed')
    expect(checks.at(-1)!.body).toMatchObject({ email: 'countess@example.com' })
  })

  test('reports that the password may be changed if the response was lost', async () => {
    expectConsoleError(/Failed to fetch/)
    const { submit } = await enterPasswords()
    mockEndpoint('put', endpoints.user, networkFailure)
    await submit()
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Your password may already be changed. Try again: if your current password is wrong then, the new one works.',
    )
  })

  test('rejects a wrong current password', async () => {
    const { app, submit } = await enterPasswords()
    mockEndpoint('post', endpoints.token, wrongPassword)
    const updates = mockJson('put', endpoints.user, userBody(ada))
    await submit()
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
    const { submit } = await enterPasswords()
    const message = 'New password should be different from the old password.'
    mockAuthError('put', endpoints.user, 'same_password', message)
    await submit()
    expect(await main().findByRole('alert')).toHaveTextContent(message)
  })
})
