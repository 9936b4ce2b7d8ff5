import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { sessionKey } from '@/lib/session-key'
import { server } from './server'

/** The address of the backend in unit tests; vitest.config.ts sets the same. */
const backend = 'https://backend.test'

/** The paths of Supabase Auth and PostgREST that the product calls. */
export const endpoints = {
  token: `${backend}/auth/v1/token`,
  signup: `${backend}/auth/v1/signup`,
  logout: `${backend}/auth/v1/logout`,
  user: `${backend}/auth/v1/user`,
  verify: `${backend}/auth/v1/verify`,
  recover: `${backend}/auth/v1/recover`,
  resend: `${backend}/auth/v1/resend`,
  challenge: `${backend}/auth/v1/factors/:id/challenge`,
  verifyFactor: `${backend}/auth/v1/factors/:id/verify`,
  posts: `${backend}/rest/v1/posts`,
  contacts: `${backend}/rest/v1/contacts`,
}

export const ada = { id: '7d5a2a1e-0000-4000-8000-00000000ada0', email: 'ada@example.com' }
export const bob = { id: '7d5a2a1e-0000-4000-8000-0000000000b0', email: 'bob@example.com' }

/** A person as Supabase Auth describes them. */
export const userBody = ({ id, email }: typeof ada) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [
    {
      identity_id: id,
      id,
      user_id: id,
      provider: 'email',
      identity_data: { email, email_verified: true, phone_verified: false, sub: id },
      created_at: '2026-01-05T09:00:00Z',
      updated_at: '2026-01-05T09:00:00Z',
    },
  ],
  created_at: '2026-01-05T09:00:00Z',
  updated_at: '2026-01-05T09:00:00Z',
  is_anonymous: false,
})

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A session as the token endpoint answers it; a negative `expiresIn` (in s) is one that has expired.
 * `more` goes into the token: how sure the service is of the person, and by what.
 */
export function sessionBody(person = ada, expiresIn = 3600, more: object = {}) {
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn
  const claims = {
    sub: person.id,
    email: person.email,
    role: 'authenticated',
    exp: expires_at,
    ...more,
  }
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2lnbmF0dXJl`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
    refresh_token: `refresh-${person.email}`,
    user: userBody(person),
  }
}

/** A session of who has authenticators; of the level aal1 until the code of one is given. */
export function factorSession(factors: object[], aal: 'aal1' | 'aal2' = 'aal1', person = ada) {
  const session = sessionBody(person, 3600, { aal })
  return { ...session, user: { ...session.user, factors } }
}

/** A factor as Supabase Auth lists it with a person. */
export const factor = (more: object = {}) => ({
  id: '34e770dd-9ff9-416c-87fa-43b31d7ef225',
  created_at: '2026-01-05T09:00:00Z',
  updated_at: '2026-01-05T09:00:00Z',
  status: 'verified',
  friendly_name: '',
  factor_type: 'totp',
  ...more,
})

/** Leaves a session in this browser, as an earlier visit would have. */
export const storeSession = (session: object = sessionBody()) =>
  window.localStorage.setItem(sessionKey, JSON.stringify(session))

/** What this browser has stored of a session. */
export const storedSession = (): unknown =>
  JSON.parse(window.localStorage.getItem(sessionKey) ?? 'null')

/** An error as Supabase Auth answers it to a client of its current API version. */
export const authError = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json(
    { code, message, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )

/** An error as PostgREST answers it. */
export const restError = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status })

/** What PostgREST answers when no row was met: an error to who asks for exactly one, else nothing. */
export const noRow: HttpResponseResolver = ({ request }) =>
  request.headers.get('accept') === 'application/vnd.pgrst.object+json'
    ? HttpResponse.json(
        {
          code: 'PGRST116',
          details: 'The result contains 0 rows',
          hint: null,
          message: 'Cannot coerce the result to a single JSON object',
        },
        { status: 406 },
      )
    : HttpResponse.json([])

/** A list as PostgREST answers it with an exact count. */
export const rows = (list: object[], total = list.length) =>
  HttpResponse.json(list, {
    status: total > list.length ? 206 : 200,
    headers: {
      'Content-Range': list.length ? `0-${list.length - 1}/${total}` : `*/${total}`,
    },
  })

export const created = () => new HttpResponse(null, { status: 201 })
export const noContent = () => new HttpResponse(null, { status: 204 })
export const networkFailure = () => HttpResponse.error()

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A request that the backend received. */
export interface Received {
  url: URL
  headers: Headers
  body: unknown
}

/** Answers one kind of request until the test ends; the list that it returns fills with what arrives. */
export function answer(method: Method, url: string, resolver: HttpResponseResolver): Received[] {
  const received: Received[] = []
  server.use(
    http[method](url, async (info) => {
      const text = await info.request.clone().text()
      received.push({
        url: new URL(info.request.url),
        headers: info.request.headers,
        body: text ? JSON.parse(text) : undefined,
      })
      return resolver(info)
    }),
  )
  return received
}

/** A request that is kept waiting: `arrived` resolves when it is there, `release` answers it. */
export function hold(method: Method, url: string) {
  let arrive: () => void
  let release: (response: Response) => void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const response = new Promise<Response>((resolve) => (release = resolve))
  const received = answer(method, url, () => {
    arrive()
    return response
  })
  return { received, arrived, release: release! }
}
