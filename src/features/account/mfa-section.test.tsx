import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '../../../tests/helpers/expect-console'
import { MfaSection } from './mfa-section'
import {
  acceptCodes,
  ada,
  endpoints,
  factor,
  factorSession,
  networkFailure,
  noContent,
  mockAuthError,
  mockEndpoint,
  mockJson,
  serveChallenges,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
  wrongCode,
  wrongPassword,
} from '../../../tests/helpers/mock-backend'
import { fill, findToast, main, type Part, renderPart } from '../../../tests/helpers/render-app'

const phone = factor({ friendly_name: 'Phone' })
const tablet = factor({ id: '34e770dd-0000-4000-8000-000000000002', friendly_name: 'Tablet' })
const abandoned = factor({ id: '34e770dd-0000-4000-8000-000000000003', status: 'unverified' })

/** Opens the section of a user with these factors. The auth service accepts every code. */
async function openAccount(factors: object[]) {
  const aal = factors.includes(phone) ? 'aal2' : 'aal1'
  storeSession(factorSession(factors, aal))
  serveUser({ factors })
  const challenges = serveChallenges()
  acceptCodes(factors)
  const removals = mockJson('delete', endpoints.factor, { id: 'removed' })
  const app = renderPart(<MfaSection user={ada} />)
  const region = await main().findByRole('region', { name: 'Two-factor authentication' })
  return { app, challenges, removals, section: within(region) }
}

type Section = Awaited<ReturnType<typeof openAccount>>['section']

const press = async ({ user }: Part, section: Section, name: string) =>
  user.click(await section.findByRole('button', { name }))

/** Removes the phone with a code, after which the user has the `others`. */
async function removePhone(app: Part, section: Section, others: object[]) {
  await press(app, section, 'Remove Phone')
  const last = section.queryByText('Without it, your password alone logs you in.')
  expect(last !== null).toBe(others.length === 0)
  const source = others.length > 0 ? 'another of your apps' : 'the app'
  expect(section.getByLabelText('Code')).toHaveAccessibleDescription(
    `The six-digit code that ${source} shows now.`,
  )
  serveUser({ factors: others })
  await fill(app.user, section.getByLabelText('Code'), '123 456')
  await press(app, section, 'Remove app')
}

async function enroll(app: Part, section: Section) {
  await press(app, section, 'Set up an authenticator app')
  await fill(app.user, section.getByLabelText('Name'), 'Phone')
  await fill(app.user, section.getByLabelText('Account password'), 'correct horse')
  await press(app, section, 'Continue')
}

test('a user adds an authenticator with the password, the QR code and a code', async () => {
  const { app, section, removals } = await openAccount([abandoned])
  const enrollments = mockJson('post', endpoints.factors, {
    id: phone.id,
    type: 'totp',
    friendly_name: 'Phone',
    totp: { qr_code: '<svg></svg>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
  })
  mockEndpoint('post', endpoints.token, wrongPassword)
  await enroll(app, section)
  const passwordField = section.getByLabelText('Account password')
  await waitFor(() =>
    expect(passwordField).toHaveAccessibleDescription('The current password is wrong.'),
  )
  expect(enrollments).toEqual([])

  mockJson('post', endpoints.token, { ...sessionBody(), access_token: 'a.b.c' })
  const ended = mockEndpoint('post', endpoints.logout, noContent)
  await press(app, section, 'Continue')
  const image = await section.findByRole('img', { name: 'QR code of the key' })
  expect(image).toHaveAttribute('src', expect.stringContaining('<svg></svg>'))
  expect(section.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
  // The login that checked the password has ended, and an abandoned attempt is removed.
  expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c'])
  expect(removals.map(({ url }) => url.pathname)).toEqual([`/auth/v1/factors/${abandoned.id}`])
  expect(enrollments[0]!.body).toMatchObject({ friendly_name: 'Phone', factor_type: 'totp' })
  expect(enrollments[0]!.headers.get('authorization')).not.toBe('Bearer a.b.c')

  mockEndpoint('post', endpoints.verifyFactor, wrongCode)
  await fill(app.user, section.getByLabelText('Code'), '000000')
  await press(app, section, 'Confirm')
  const codeField = section.getByLabelText('Code')
  await waitFor(() => expect(codeField).toHaveAccessibleDescription(/^Invalid TOTP code entered/))

  acceptCodes([phone])
  serveUser({ factors: [phone] })
  await press(app, section, 'Confirm')
  await findToast('Authenticator Added')
  expect(await section.findByRole('button', { name: 'Remove Phone' })).toBeVisible()
  expect(section.getByRole('button', { name: 'Add a spare app' })).toHaveFocus()
})

test('notices that the session has ended when an abandoned authenticator is removed', async () => {
  const { app, section } = await openAccount([abandoned])
  mockJson('post', endpoints.token, sessionBody())
  mockEndpoint('post', endpoints.logout, noContent)
  mockAuthError('delete', endpoints.factor, 'session_not_found')
  await enroll(app, section)
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Your session has ended. Log in again.',
  )
  expect(storedSession()).toBeNull()
})

test('removing the last authenticator requires its own code and keeps the session', async () => {
  const { app, section, challenges, removals } = await openAccount([phone])
  const refreshes = mockJson('post', endpoints.token, sessionBody())
  await removePhone(app, section, [])
  await findToast('Authenticator Removed')
  expect(await section.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  expect(challenges[0]!.url.pathname).toContain(phone.id)
  expect(removals[0]!.url.pathname).toBe(`/auth/v1/factors/${phone.id}`)
  expect(refreshes.map(({ url }) => url.search)).toEqual(['?grant_type=refresh_token'])
  expect(storedSession()).not.toHaveProperty('user.factors')
  expect(storedSession()).toMatchObject({ user: { id: ada.id } })
})

test('shows whether an authenticator was removed if the response is lost', async () => {
  const { app, section } = await openAccount([phone, tablet])
  mockEndpoint('delete', endpoints.factor, networkFailure)
  expectConsoleError(/Failed to fetch/)
  await removePhone(app, section, [tablet])
  await findToast('Authentication Error')
  await waitFor(() => expect(section.queryByText('Phone')).not.toBeInTheDocument())
  expect(section.getByRole('button', { name: 'Remove Tablet' })).toBeVisible()
  expect(section.getByRole('button', { name: 'Add a spare app' })).toHaveFocus()
})

test('removing an authenticator requires a code of a remaining authenticator', async () => {
  const { app, section, challenges, removals } = await openAccount([phone, tablet])
  mockJson('post', endpoints.token, factorSession([tablet], 'aal2'))
  await removePhone(app, section, [tablet])
  await findToast('Authenticator Removed')
  await waitFor(() => expect(section.queryByText('Phone')).not.toBeInTheDocument())
  expect(section.getByRole('button', { name: 'Add a spare app' })).toHaveFocus()
  expect(challenges[0]!.url.pathname).toContain(tablet.id)
  expect(removals[0]!.url.pathname).toContain(phone.id)
})

test('shows the sentence of a server without two-factor authentication', async () => {
  const { app, section } = await openAccount([])
  mockJson('post', endpoints.token, sessionBody())
  mockEndpoint('post', endpoints.logout, noContent)
  const message = 'This server has no two-factor authentication.'
  mockAuthError('post', endpoints.factors, 'mfa_totp_enroll_not_enabled', message)
  await enroll(app, section)
  expect(await section.findByRole('alert')).toHaveTextContent(message)
})
