import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { checkHostedEnv, getMissingEnvWarning } from './check-env'

const url = 'https://abcdefgh.supabase.co'
const key = 'sb_publishable_abcdefgh'

/** A legacy Supabase key: a JSON Web Token that names its role. */
const token = (role: string) =>
  [
    '{"alg":"HS256","typ":"JWT"}',
    JSON.stringify({ iss: 'supabase', ref: '>>>???~~~', role }),
    'signature',
  ]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const check = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_PUBLISHABLE_KEY?: string) =>
  checkHostedEnv({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY })

test.each([
  ['a publishable key', url, key],
  ['a legacy anonymous key', url, token('anon')],
  ['http for 127.0.0.1', 'http://127.0.0.1:54321', key],
  ['http for localhost', 'http://localhost:54321', key],
])('accepts %s', (_, origin, publishable) => {
  expect(check(origin, publishable)).toBeUndefined()
})

test.each([
  [undefined, undefined],
  [url, undefined],
  [undefined, key],
  ['', ''],
])('requires both settings when given %j and %j', (origin, publishable) => {
  expect(check(origin, publishable)).toMatch(
    /^Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY .*\.$/,
  )
})

test.each(['abcdefgh.supabase.co', 'not an address', 'ftp://supabase.co', 'javascript:alert(1)'])(
  'rejects %j as a URL',
  (origin) => {
    expect(check(origin, key)).toMatch(/^VITE_SUPABASE_URL is not a web address/)
  },
)

const checkUrl = (name: string, value: string) =>
  checkHostedEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key, [name]: value })

describe.each(['VITE_SITE_URL', 'VITE_ANALYTICS_URL', 'VITE_ERRORS_URL'])('%s', (name) => {
  test('can be a web address', () => {
    expect(checkUrl(name, 'https://your-site.example')).toBeUndefined()
  })

  test.each(['your-site.example', 'your-site.example:8443', 'localhost:4173'])(
    'cannot be %j',
    (value) => {
      expect(checkUrl(name, value)).toMatch(`${name} is not a web address`)
    },
  )
})

test.each([
  ['a secret key', 'sb_secret_abcdefgh'],
  ['a legacy service key', token('service_role')],
  ['a secret key with a space before it', ' sb_secret_abcdefgh'],
])('rejects %s without repeating it', (_, secret) => {
  expect(check(url, secret)).toMatch(/^VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key/)
  expect(check(url, secret)).not.toContain(secret.trim())
})

test.each([
  'http://abcdefgh.supabase.co',
  'http://192.0.2.1:54321',
  'http://localhost.example.com',
  'http://user@example.com',
])('rejects %s because it is not https', (origin) => {
  expect(check(origin, key)).toMatch(/^VITE_SUPABASE_URL must start with https:/)
})

describe('Vite', () => {
  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
      encoding: 'utf8',
      timeout: 20_000,
      env: { ...process.env, ...env },
    })

  test.each([
    ['start', '--port=0', 'a secret key', url, 'sb_secret_abcdefgh', 'holds a secret key'],
    ['build', 'build', 'http:', 'http://abcdefgh.supabase.co', key, 'must start with https://'],
  ])('does not %s (vite %s) with %s', (_, command, __, origin, publishable, problem) => {
    const { status, stderr } = run([command], {
      VITE_SUPABASE_URL: origin,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishable,
    })
    expect(stderr).toContain(problem)
    expect(stderr).not.toContain('sb_secret_')
    expect(status).toBe(1)
  })
})

test('warns only without VITE_SITE_URL', () => {
  expect(getMissingEnvWarning({})).toBe(
    'VITE_SITE_URL is not set, so the build has no sitemap, canonical links, preview images or structured data.',
  )
  expect(getMissingEnvWarning({ VITE_SITE_URL: 'https://omnia.test' })).toBeUndefined()
})
