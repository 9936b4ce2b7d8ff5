import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { emails } from '@/content/emails'
import { decodeJwt } from '../../src/lib/decode-jwt'
import {
  ada,
  authErrorResponse,
  factor,
  refusalStatus,
  sessionBody,
  userBody,
} from '../helpers/mock-backend'
import { mailLink, newAccount, newCredentials, removeAccounts, stack } from './stack-client'

// Checks that the unit tests' auth responses match those of Supabase Auth.

afterAll(removeAccounts)

/** Sends a request as supabase-js does and resolves to the raw response. */
async function send(method: string, path: string, body?: object, token = stack.key) {
  const response = await fetch(`${stack.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: stack.key,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const post = (path: string, body: object, token?: string) => send('POST', path, body, token)

/** Returns the names and types in a JSON value. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(getShape)
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, getShape(part)]))
}

test('Supabase Auth returns the same session, token and user as the unit test fixtures, with and without MFA', async () => {
  const person = newCredentials()
  expect((await post('signup', person)).status).toBe(200)
  const { searchParams } = await mailLink(person.email, emails.confirmation.subject)
  const token_hash = searchParams.get('token_hash')
  const link = await post('verify', { type: 'signup', token_hash })
  const { password } = person
  expect((await send('PUT', 'user', { password }, link.body.access_token)).status).toBe(200)
  const { body: session } = await post('token?grant_type=password', person)
  expect(getShape(sessionBody())).toEqual(getShape(session))
  const claims = (from: { access_token: string }) => getShape(decodeJwt(from.access_token))
  expect(claims(sessionBody())).toEqual(claims(session))
  const token = session.access_token
  const { body: user } = await send('GET', 'user', undefined, token)
  expect(getShape(userBody(ada))).toEqual(getShape(user))

  const { body: enrolled } = await post('factors', { factor_type: 'totp' }, token)
  const challenge = await post(`factors/${enrolled.id}/challenge`, {}, token)
  expect(challenge.body).toEqual({
    id: expect.any(String),
    type: 'totp',
    expires_at: expect.any(Number),
  })
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.totp.secret) }).generate()
  const answer = { challenge_id: challenge.body.id, code }
  expect((await post(`factors/${enrolled.id}/verify`, answer, token)).status).toBe(200)
  const { body: later } = await post('token?grant_type=password', person)
  expect([getShape(factor())]).toEqual(getShape(later.user.factors))
})

test('Supabase Auth returns errors with the same shape and status as the unit test fixtures', async () => {
  const account = await newAccount()
  const { body: session } = await post('token?grant_type=password', account)
  const token = session.access_token
  const unconfirmed = newCredentials()
  await post('signup', unconfirmed)
  const password = 'a new horse battery'
  const put = (attributes: object) => send('PUT', 'user', attributes, token)
  const refusals = {
    invalid_credentials: await post('token?grant_type=password', { ...account, password }),
    email_not_confirmed: await post('token?grant_type=password', unconfirmed),
    otp_expired: await post('verify', { type: 'signup', token_hash: '0'.repeat(56) }),
    over_email_send_rate_limit: await post('resend', { type: 'signup', email: unconfirmed.email }),
    current_password_required: await put({ password }),
    current_password_invalid: await put({ password, current_password: password }),
    same_password: await put({ password: account.password, current_password: account.password }),
    email_exists: await put({ email: unconfirmed.email }),
    refresh_token_not_found: await post('token?grant_type=refresh_token', {
      refresh_token: '0'.repeat(12),
    }),
    bad_jwt: await send('GET', 'user', undefined, 'a.b.c'),
    weak_password: await post('signup', { ...newCredentials(), password: 'short' }),
  }
  for (const [code, { status, headers, body }] of Object.entries(refusals)) {
    expect([body.code, status]).toEqual([code, refusalStatus[code]])
    const { weak_password, ...rest } = body
    const expected = authErrorResponse(status, body.code, body.message)
    expect(rest).toEqual(await expected.json())
    expect(weak_password).toEqual(
      body.code === 'weak_password' ? { reasons: ['length'] } : undefined,
    )
    expect(headers.get('x-supabase-api-version')).toBe(
      expected.headers.get('x-supabase-api-version'),
    )
  }
})
