import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { onTestFinished } from 'vitest'
import { sessionKey } from '@/lib/storage'
import { ada, server } from './msw-server'

/** The backend's URL in unit tests, which vitest.config.ts sets too. */
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
  factors: `${backend}/auth/v1/factors`,
  factor: `${backend}/auth/v1/factors/:id`,
  challenge: `${backend}/auth/v1/factors/:id/challenge`,
  verifyFactor: `${backend}/auth/v1/factors/:id/verify`,
  posts: `${backend}/rest/v1/posts`,
  searchPosts: `${backend}/rest/v1/rpc/search_posts`,
  contacts: `${backend}/rest/v1/contacts`,
  deleteAccount: `${backend}/rest/v1/rpc/delete_account`,
}

export { ada }
export const bob = { id: '7d5a2a1e-0000-4000-8000-0000000000b0', email: 'bob@example.com' }

const someTime = '2026-01-05T09:00:00Z'

// tests/stack/auth-contract.test.ts compares these responses with those of Supabase Auth.

/** A user with a confirmed email address, as Supabase Auth returns it. */
export function userBody({ id, email }: typeof ada) {
  const identity = { email, email_verified: true, phone_verified: false, sub: id }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: someTime,
    phone: '',
    confirmed_at: someTime,
    last_sign_in_at: someTime,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: identity,
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: identity,
        provider: 'email',
        last_sign_in_at: someTime,
        created_at: someTime,
        updated_at: someTime,
        email,
      },
    ],
    created_at: someTime,
    updated_at: someTime,
    is_anonymous: false,
  }
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Returns a session as the token endpoint sends it. With a negative `expiresIn` (in s), it has
 * expired. `overrides` adds or replaces claims of the token.
 */
export function sessionBody(user = ada, expiresIn = 3600, overrides: object = {}) {
  const now = Math.floor(Date.now() / 1000)
  const expires_at = now + expiresIn
  const body = userBody(user)
  const claims = {
    iss: `${backend}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expires_at,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: body.app_metadata,
    user_metadata: body.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: '7d5a2a1e-0000-4000-8000-000000000001',
    is_anonymous: false,
    ...overrides,
  }
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2lnbmF0dXJl`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
    refresh_token: `refresh-${user.email}`,
    user: body,
    weak_password: null,
  }
}

/** Returns a session of a user with authenticators, which is aal1 until a code is entered. */
export function factorSession(factors: object[], aal: 'aal1' | 'aal2' = 'aal1', user = ada) {
  const session = sessionBody(user, 3600, { aal })
  return { ...session, user: { ...session.user, factors } }
}

/** Returns a factor as Supabase Auth lists it with a user. */
export const factor = (overrides: object = {}) => ({
  id: '34e770dd-9ff9-416c-87fa-43b31d7ef225',
  created_at: someTime,
  updated_at: someTime,
  status: 'verified',
  factor_type: 'totp',
  last_challenged_at: someTime,
  phone: '',
  ...overrides,
})

/** The ID of every challenge. */
export const challengeId = '97b90cf1-0c73-4dc4-9f59-b8ea6a1d3d6c'

/** Responds to every authenticator challenge request. */
export const serveChallenges = () =>
  mockEndpoint('post', endpoints.challenge, () =>
    HttpResponse.json({ id: challengeId, type: 'totp', expires_at: 1_795_400_000 }),
  )

/** Responds to every code with an aal2 session. */
export const acceptCodes = (factors: object[]) =>
  mockEndpoint('post', endpoints.verifyFactor, () =>
    HttpResponse.json(factorSession(factors, 'aal2')),
  )

/** Stores a session in this browser, as an earlier visit would. */
export const storeSession = (session: object = sessionBody()) =>
  window.localStorage.setItem(sessionKey, JSON.stringify(session))

/** Returns the browser's stored session. */
export const storedSession = (): unknown =>
  JSON.parse(window.localStorage.getItem(sessionKey) ?? 'null')

/** The statuses of Supabase Auth's errors by code. */
export const refusalStatus: Record<string, number> = {
  bad_jwt: 403,
  current_password_invalid: 400,
  current_password_required: 400,
  email_exists: 422,
  email_not_confirmed: 400,
  invalid_credentials: 400,
  mfa_verification_failed: 422,
  otp_expired: 403,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  same_password: 422,
  session_not_found: 403,
  user_not_found: 403,
  weak_password: 422,
}

/** Returns an error as Supabase Auth sends it to clients with its current API version. */
export function authErrorResponse(
  status: number,
  code: string,
  message: string,
  overrides: object = {},
) {
  if (status !== (refusalStatus[code] ?? status))
    throw new Error(`Supabase Auth sends ${code} with status ${refusalStatus[code]}.`)
  return HttpResponse.json(
    { code, message, ...overrides },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )
}

export const wrongPassword = () =>
  authErrorResponse(400, 'invalid_credentials', 'Invalid login credentials')

export const wrongCode = () =>
  authErrorResponse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

/** The rejection of a second email within a minute. */
export const emailRateLimitError = () =>
  authErrorResponse(
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
  )

/** The rejection of an email after the project has reached its email limit. */
export const emailsUsedUpError = () =>
  authErrorResponse(429, 'over_email_send_rate_limit', 'email rate limit exceeded')

/** Returns an error as PostgREST sends it. */
export const postgrestErrorResponse = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status })

/** Returns PostgREST's response to an update or deletion if no row matches. */
export const noRowsResponse = () => HttpResponse.json([])

/** Returns a list as PostgREST sends it with an exact count. */
export const listResponse = (list: object[], total = list.length) =>
  HttpResponse.json(list, {
    status: total > list.length ? 206 : 200,
    headers: {
      'Content-Range': list.length ? `0-${list.length - 1}/${total}` : `*/${total}`,
    },
  })

/** Serves Ada as the session's user. `overrides` adds or replaces her properties. */
export const serveUser = (overrides: object = {}) =>
  mockEndpoint('get', endpoints.user, () => HttpResponse.json({ ...userBody(ada), ...overrides }))

/** Ends Ada's session on the server, as a logout on another device would. */
export const endSessionOnServer = () =>
  mockEndpoint('get', endpoints.user, () => authErrorResponse(403, 'session_not_found', 'gone'))

/** Serves an empty list of posts. */
export const serveNoPosts = () => mockEndpoint('get', endpoints.posts, () => listResponse([]))

export const created = () => new HttpResponse(null, { status: 201 })
export const noContent = () => new HttpResponse(null, { status: 204 })
export const networkFailure = () => HttpResponse.error()

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A request that the backend received. */
interface ReceivedRequest {
  url: URL
  headers: Headers
  cache: RequestCache
  body: unknown
}

/** Responds to one kind of request until the test ends. Returns the list of the requests received. */
export function mockEndpoint(
  method: Method,
  url: string,
  resolver: HttpResponseResolver,
): ReceivedRequest[] {
  const received: ReceivedRequest[] = []
  server.use(
    http[method](url, async (info) => {
      const text = await info.request.clone().text()
      received.push({
        url: new URL(info.request.url),
        headers: info.request.headers,
        cache: info.request.cache,
        body: text ? JSON.parse(text) : undefined,
      })
      return resolver(info)
    }),
  )
  return received
}

/** Serves the same JSON to one kind of request until the test ends. */
export const mockJson = (method: Method, url: string, body: object) =>
  mockEndpoint(method, url, () => HttpResponse.json(body))

/** Lets Supabase Auth reject one kind of request with an error code until the test ends. */
export const mockAuthError = (method: Method, url: string, code: string, message = 'Rejected') =>
  mockEndpoint(method, url, () => authErrorResponse(refusalStatus[code] ?? 422, code, message))

/** Responds after this time in ms, which tests skip with fake timers. */
export const delayedResponse = (ms: number, response: () => Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(response()), ms)
  })

/** Delays a request. `arrived` resolves when it arrives; `release` responds to it. */
export function holdRequest(method: Method, url: string) {
  let arrive: () => void
  let release: (response: Response) => void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const response = new Promise<Response>((resolve) => (release = resolve))
  const received = mockEndpoint(method, url, () => {
    arrive()
    return response
  })
  return { received, arrived, release: release! }
}

/** Simulates another tab, which receives this tab's auth events and sends its own. */
export function otherTab() {
  const channel = new BroadcastChannel(sessionKey)
  onTestFinished(() => channel.close())
  const received: string[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<{ event: string }>) =>
    received.push(data.event),
  )
  return {
    received,
    send: (event: string, session: object | null) => channel.postMessage({ event, session }),
  }
}

/**
 * Stores or removes a session like another tab, and fires the storage event that this tab would
 * get.
 */
export function changeSessionInOtherTab(session: object | null) {
  if (session) storeSession(session)
  else window.localStorage.removeItem(sessionKey)
  const newValue = window.localStorage.getItem(sessionKey)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
}
