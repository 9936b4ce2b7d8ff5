import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { setRememberedEmail } from '@/auth/remembered-email'
import { changePassword } from './api'
import { DeleteAccount } from './delete-account'
import {
  acceptCodes,
  ada,
  authErrorResponse,
  bob,
  challengeId,
  endpoints,
  factor,
  factorSession,
  delayedResponse,
  networkFailure,
  noContent,
  mockEndpoint,
  mockJson,
  postgrestErrorResponse,
  serveChallenges,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  userBody,
  wrongCode,
  wrongPassword,
} from '../../../tests/helpers/mock-backend'
import {
  type Part,
  fill,
  findToast,
  header,
  main,
  renderApp,
  renderPart,
  toasts,
} from '../../../tests/helpers/render-app'

const deleted = () => HttpResponse.json(true)

/** Accepts the deletion. Logging in again creates a separate session. */
function serveDeletion(session: object = sessionBody()) {
  serveUser()
  const logIns = mockJson('post', endpoints.token, { ...session, access_token: 'a.b.c' })
  mockEndpoint('post', endpoints.logout, noContent)
  const deletions = mockEndpoint('post', endpoints.deleteAccount, deleted)
  storeSession()
  return { logIns, deletions }
}

function openForm(session?: object) {
  const served = serveDeletion(session)
  return { ...served, app: renderPart(<DeleteAccount user={ada} />) }
}

async function openAccount() {
  const served = serveDeletion()
  const app = await renderApp('/dashboard/account')
  await main().findByRole('heading', { name: 'Delete account' })
  return { ...served, app }
}

async function submit({ user }: Part, word = 'delete') {
  await fill(user, main().getByLabelText('Your password'), 'correct horse')
  await fill(user, main().getByLabelText('Type “delete” to confirm'), word)
  await press({ user })
}

const press = ({ user }: Part) => user.click(main().getByRole('button', { name: 'Delete account' }))

describe('deleting the account', () => {
  test('sends no password after another user has logged in in another tab', async () => {
    const { app, logIns, deletions } = openForm()
    storeSession(sessionBody(bob))
    await submit(app)
    expect(await main().findByRole('alert')).toHaveTextContent('Your session has ended.')
    expect([...logIns, ...deletions]).toEqual([])
  })

  test('asks for the password again, deletes the account, logs out and shows a toast', async () => {
    const { app, logIns, deletions } = await openAccount()
    await submit(app)
    await findToast('Account Deleted', /ada@example.com and all of its posts have been deleted/)
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
    expect(logIns.map(({ url }) => url.search)).toEqual(['?grant_type=password'])
    expect(logIns[0]!.body).toMatchObject({ email: ada.email, password: 'correct horse' })
    expect(deletions.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c'])
    expect(storedSession()).toBeNull()
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('is reported at the end, even if each response takes 5 s', async () => {
    const { app } = await openAccount()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const after5s = (response: () => Response) => () => delayedResponse(5000, response)
    const logIn = () => HttpResponse.json(sessionBody())
    const rejectLogout = () => authErrorResponse(403, 'user_not_found', 'gone')
    mockEndpoint('post', endpoints.token, after5s(logIn))
    const deletions = mockEndpoint('post', endpoints.deleteAccount, after5s(deleted))
    const logOuts = mockEndpoint('post', endpoints.logout, after5s(rejectLogout))
    await submit(app)
    for (const received of [deletions, logOuts]) {
      await act(() => vi.advanceTimersByTimeAsync(5000))
      await waitFor(() => expect(received).not.toEqual([]))
    }
    await act(() => vi.advanceTimersByTimeAsync(5000))
    const toast = await findToast('Account Deleted')
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(toasts()).toEqual([toast])
    await waitFor(() => expect(app.currentUrl()).toBe('/'))
  })

  test('requires the word “delete”', async () => {
    const { app, logIns } = openForm()
    await submit(app, 'yes')
    const field = main().getByLabelText('Type “delete” to confirm')
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter the word “delete”.')
    expect(logIns).toEqual([])
  })

  test('stops after a wrong password', async () => {
    const { app, deletions } = openForm()
    mockEndpoint('post', endpoints.token, wrongPassword)
    await submit(app)
    const field = main().getByLabelText('Your password')
    await waitFor(() => expect(field).toHaveAccessibleDescription('The current password is wrong.'))
    expect(deletions).toEqual([])
    expect(storedSession()).not.toBeNull()
  })

  test.each([
    ['was lost', networkFailure],
    ['is empty', noContent],
  ])('reports that the account may be deleted if the response %s', async (_, response) => {
    const { app } = openForm()
    mockEndpoint('post', endpoints.deleteAccount, response)
    await submit(app)
    expect(await main().findByRole('alert')).toHaveTextContent(
      /^Your account may already be deleted\. Reload the page: if you can’t log in then, it is\.$/,
    )
    expect(storedSession()).not.toBeNull()
  })

  test('asks for the code if the account has a supported authenticator', async () => {
    const key = factor({ id: '5d2f1c04-0000-4000-8000-000000000002', factor_type: 'webauthn' })
    const { app, deletions } = openForm(factorSession([key, factor()]))
    const challenged = serveChallenges()
    const codes = acceptCodes([key, factor()])
    mockJson('put', endpoints.user, userBody(ada))
    await submit(app)
    await main().findByLabelText('Code')

    // In the meantime, the password form creates and ends its own session.
    await changePassword(ada, 'correct horse', 'correct horse battery')
    await fill(app.user, main().getByLabelText('Code'), '123 456')
    expect(deletions).toEqual([])
    await press(app)
    await findToast('Account Deleted')
    expect(challenged.map(({ url }) => url.pathname)).toEqual([
      `/auth/v1/factors/${factor().id}/challenge`,
    ])
    expect(codes[0]!.body).toMatchObject({ challenge_id: challengeId, code: '123456' })
    expect(deletions).toHaveLength(1)
  })

  test('can continue after a wrong code', async () => {
    const { app, logIns } = openForm(factorSession([factor()]))
    const challenged = serveChallenges()
    mockEndpoint('post', endpoints.verifyFactor, wrongCode)
    await submit(app)
    await fill(app.user, await main().findByLabelText('Code'), '000000')
    await press(app)
    const field = main().getByLabelText('Code')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Invalid TOTP code entered/))
    expect(main().getByLabelText('Code')).toHaveValue('000000')
    acceptCodes([factor()])
    await fill(app.user, main().getByLabelText('Code'), '123456')
    await press(app)
    await findToast('Account Deleted')
    // Each attempt uses a separate login, which ends with it, and each code a separate challenge.
    expect(logIns).toHaveLength(3)
    expect(challenged).toHaveLength(2)
  })

  test('logs out and clears the email address, even if the logout request fails', async () => {
    setRememberedEmail(ada.email)
    const { app } = await openAccount()
    mockEndpoint('post', endpoints.logout, () =>
      authErrorResponse(500, 'unexpected_failure', 'Secret'),
    )
    await submit(app)
    await findToast('Account Deleted')
    expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(app.currentUrl()).toBe('/')
    expect(storedSession()).toBeNull()
    await app.goTo('/login')
    expect(await main().findByLabelText('Email')).toHaveValue('')
  })

  test('shows why the database rejects it, and keeps the session', async () => {
    const { app } = openForm()
    mockEndpoint('post', endpoints.deleteAccount, () =>
      postgrestErrorResponse(403, 'PT403', 'Log in again: it has been a while.'),
    )
    await submit(app)
    expect(await main().findByRole('alert')).toHaveTextContent('Log in again: it has been a while.')
    expect(screen.queryByText('Account Deleted')).not.toBeInTheDocument()
    expect(storedSession()).not.toBeNull()
  })
})
