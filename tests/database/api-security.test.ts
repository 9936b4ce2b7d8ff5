import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Attempt, bearer, type Headers, send, signUp, startBackend } from './start-backend'

// Attacks over HTTP on the embedded backend. SQL attacks are in supabase/tests.

// The backend logs rejected requests.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
vi.spyOn(console, 'log').mockImplementation(() => undefined)

const { url, secretKey, close } = await startBackend()
process.env.OMNIA_TRUST_IP_HEADER = '1'
afterAll(async () => {
  vi.restoreAllMocks()
  await close()
})
// @supabase/lite writes the filter `__proto__=eq.1` to all objects of the process.
afterAll(() => Reflect.deleteProperty(Object.prototype, '$eq'))

const call = (path: string, attempt?: Attempt) => send(url + path, attempt)

async function createUser(email: string) {
  const { access_token, user } = await signUp(url, email)
  return { id: user.id, token: access_token }
}

const ada = await createUser('ada@example.com')
const bob = await createUser('bob@example.com')

const insert = async (table: string, headers: Headers, row: object) => {
  const { status } = await call(`/rest/v1/${table}`, { method: 'POST', headers, body: row })
  expect(status).toBe(201)
}
await insert('posts', bearer(ada.token), { title: "Ada's secret", user_id: ada.id })
await insert('posts', bearer(bob.token), { title: "Bob's own", user_id: bob.id })
const grace = { name: 'Grace', email: 'grace@example.com', message: 'In confidence' }
await insert('contacts', {}, grace)

/** Text that no response to an attack may contain. */
const secrets = /Ada's secret|ada@example|Grace|In confidence|password|postgres/i

/** Reads a whole table with the secret key. */
async function stored(table: string) {
  const { status, text } = await call(`/rest/v1/${table}?order=id`, {
    headers: { apikey: secretKey },
  })
  expect(status).toBe(200)
  return JSON.parse(text) as Record<string, string>[]
}

const everything = async () => {
  const [posts, contacts] = await Promise.all([stored('posts'), stored('contacts')])
  return { posts, contacts }
}

/** What is stored. Tests that change it update this. */
let before = await everything()

const target = before.posts.find(({ user_id }) => user_id === ada.id)!.id!
const own = before.posts.find(({ user_id }) => user_id === bob.id)!.id!

// Tokens

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** The signing secret, which the backend sets because it runs in this process. */
const secret = process.env.OMNIA_JWT_SECRET!

function getToken(claims: object, key = secret) {
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`
  return `${text}.${signature(text, key)}`
}

const [head, payload] = ada.token.split('.')
const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
const bobsSignature = bob.token.split('.')[2]

const people: Record<string, Headers> = {
  'a visitor': {},
  'another user': bearer(bob.token),
  'a token signed with another key': bearer(getToken(claims, 'guess')),
  "a token with the library's default key": bearer(getToken(claims, 'unsafe-secret-change-me')),
  'a forged service role token': bearer(getToken({ ...claims, role: 'service_role' }, 'guess')),
  'an expired token': bearer(getToken({ ...claims, exp: 1_700_000_000 })),
  'a token with alg: none': bearer(`${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.`),
  "a token with another token's signature": bearer(`${head}.${payload}.${bobsSignature}`),
  'a token without a signature': bearer(`${head}.${payload}.`),
  'a malformed token': bearer('null'),
  'no key': { apikey: '' },
  'a guessed secret key': { apikey: 'sb_secret_embedded' },
}

/** The embedded backend's response to unknown URLs, which is the empty page of its console. */
const emptyPage =
  /^<html[^>]*><head>.*<title>Supalite<.*<body><div id="root"><\/div><\/body><\/html>$/s

/** Returns the outcome of an attack. Expects the response not to contain data of other users. */
function getOutcome({ status, text }: { status: number; text: string }) {
  expect(text).not.toMatch(secrets)
  if (status >= 400 || emptyPage.test(text)) return 'refused'
  return text === '' || text === '[]' ? 'nothing' : 'answered'
}

test('the owner can read the post, so that the tests below can fail', async () => {
  for (const token of [ada.token, getToken(claims)]) {
    const { text } = await call('/rest/v1/posts', { headers: bearer(token) })
    expect(JSON.parse(text)).toMatchObject([{ id: target, title: "Ada's secret" }])
  }
})

test.each(Object.entries(people))('%s reads and changes no post of Ada', async (who, headers) => {
  const row = { title: 'Forged', user_id: ada.id }
  for (const [method, body] of Object.entries({
    GET: undefined,
    HEAD: undefined,
    POST: row,
    PATCH: { title: 'Forged' },
    PUT: { id: target, ...row },
    DELETE: undefined,
  })) {
    const path = `/rest/v1/posts${method === 'POST' ? '' : `?id=eq.${target}`}`
    const response = await call(path, {
      method,
      headers: { Prefer: 'return=representation', ...headers },
      body,
    })
    const isFiltered = who === 'another user' && !['POST', 'PUT'].includes(method)
    expect({ method, outcome: getOutcome(response) }).toEqual({
      method,
      outcome: isFiltered ? 'nothing' : 'refused',
    })
  }
  expect(await everything()).toEqual(before)
})

/** Sends a request as Bob. */
async function attack(path: string, attempt?: Attempt) {
  const response = await call(path, {
    ...attempt,
    headers: { ...bearer(bob.token), ...attempt?.headers },
  })
  return { ...response, outcome: getOutcome(response) }
}

/** A test after some attacks. One after each would take a third of the time of this file. */
const testThatNothingChanged = () =>
  test('none of the attacks has changed data', async () => {
    expect(await everything()).toEqual(before)
  })

describe('columns and tables that only the database writes', () => {
  const post = { title: 'Mine', user_id: bob.id }
  const message = { name: 'Eve', email: 'eve@example.com', message: 'Hello' }

  const upsert = (body: object) => ({ headers: { Prefer: 'resolution=merge-duplicates' }, body })
  /** Bob's post, given to Ada. */
  const given = { ...post, id: own, user_id: ada.id }
  const readBack = { Prefer: 'return=representation' }
  const polluted = `{"title":"Mine","user_id":"${bob.id}","__proto__":{"id":"${target}"}}`

  test.each<[what: string, path: string, attempt: Attempt]>([
    ['posts of two users', 'posts', { body: [post, { ...post, user_id: ada.id }] }],
    ['an upsert over a post of Ada', 'posts?on_conflict=id', upsert({ ...post, id: target })],
    ['an upsert that gives a post to Ada', 'posts?on_conflict=id', upsert(given)],
    ['a PUT that gives a post to Ada', `posts?id=eq.${own}`, { method: 'PUT', body: given }],
    ['a message to read it back', 'contacts?select=*', { headers: readBack, body: message }],
    ['a post with fields in __proto__', 'posts', { body: polluted }],
  ])('rejects %s', async (_, path, attempt) => {
    const response = await attack(`/rest/v1/${path}`, { method: 'POST', ...attempt })
    expect(response).toMatchObject({ outcome: 'refused' })
  })

  test.each([
    ['auth', 'users', 'POST, PATCH, DELETE'],
    ['private', 'recent_contacts', 'DELETE'],
    ['private', 'contact_hash_key', 'PATCH, DELETE'],
    ['private', 'rpc/has_valid_session', 'POST'],
    ['private', 'rpc/store_contact', 'POST'],
    ['private', 'rpc/enforce_post_quota', 'POST'],
  ])('rejects requests to the schema %s for %s: %s', async (schema, path, methods) => {
    for (const method of methods.split(', ')) {
      const headers = { 'Content-Profile': schema }
      const attempt = { method, headers, body: { id: ada.id } }
      const { outcome } = await attack(`/rest/v1/${path}`, attempt)
      expect({ method, outcome }).toEqual({ method, outcome: 'refused' })
    }
  })

  testThatNothingChanged()

  test('ignores an id that is not in the columns parameter', async () => {
    const row = { ...post, title: 'Left out', id: '00000000-0000-4000-8000-000000000000' }
    await attack('/rest/v1/posts?columns=title,user_id', { method: 'POST', body: [row] })
    const added = (await stored('posts')).find(({ title }) => title === 'Left out')
    expect(added).toMatchObject({ user_id: bob.id, id: expect.not.stringMatching(row.id) })
    before = await everything()
  })
})

describe('ways around the policies', () => {
  test.each([
    ...[
      `posts?user_id=eq.${ada.id}&limit=-1`,
      `posts?user_id=eq.${ada.id}&title=eq.x' or '1'='1`,
      `posts?user_id=in.(select id from auth.users)`,
      `posts?order=user_id)),(select`,
      `posts?user_id=eq.${ada.id}&select=__proto__`,
      `posts?user_id=eq.${ada.id}&__proto__=eq.1&constructor=eq.1`,
      `posts?select=*,users(*)`,
      `posts?select=*,contacts(*)`,
      `posts?select=count()`,
      `posts?select=title.max()`,
      `posts?select=user_id::regclass`,
      'rpc/search_posts?search=secret',
      `contacts?select=message`,
      `contacts?limit=0`,
      'users',
      'recent_contacts',
      'rpc/set_post_updated_at',
      'rpc/store_contact',
      'rpc/version',
      'rpc/pg_read_file?filename=/etc/passwd',
      'rpc/set_config?setting_name=role&new_value=postgres&is_local=false',
      '',
    ].map((path) => ({ path, headers: { Prefer: 'count=exact', Range: '0-999999' } as Headers })),
    ...Object.entries({
      auth: 'users',
      private: 'recent_contacts',
      pg_catalog: 'pg_authid',
      information_schema: 'tables',
      storage: 'objects',
      supabase_migrations: 'schema_migrations',
    }).map(([schema, path]) => ({ path, headers: { 'Accept-Profile': schema } as Headers })),
    {
      path: `posts?user_id=eq.${ada.id}`,
      headers: { Accept: 'application/vnd.pgrst.plan+json' } as Headers,
    },
  ])('returns no data for $path $headers', async ({ path, headers }) => {
    const response = await attack(`/rest/v1/${path}`, { headers })
    expect(response.outcome).not.toBe('answered')
    // The response must not even reveal the number of rows.
    expect(response.headers.get('content-range') ?? '*/0').toMatch(/^\*\/(0|\*)$/)
  })

  test.each([
    ['GET', 'admin/users'],
    ['GET', `admin/users/${ada.id}`],
    ['DELETE', `admin/users/${ada.id}`],
    ['PUT', `admin/users/${ada.id}`],
    ['POST', 'admin/generate_link'],
    ['POST', 'invite'],
  ])('rejects %s /auth/v1/%s', async (method, path) => {
    const body = { email: 'eve@example.com', type: 'magiclink', password: 'taken over' }
    for (const [who, headers] of Object.entries(people)) {
      const response = await call(`/auth/v1/${path}`, {
        method,
        headers,
        body: method === 'GET' ? undefined : body,
      })
      expect({ who, outcome: getOutcome(response) }).toEqual({ who, outcome: 'refused' })
    }
  })
})

// A link or an image on another page could send a GET request.
test('a GET request does not delete the account, even with a valid token', async () => {
  const { status } = await attack('/rest/v1/rpc/delete_account')
  expect(status).toBe(405)
  expect(await call('/auth/v1/user', { headers: bearer(bob.token) })).toMatchObject({ status: 200 })
})

testThatNothingChanged()
