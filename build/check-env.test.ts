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

const check = (env: Record<string, string | undefined>) =>
  checkHostedEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key, ...env })

test.each([
  { VITE_SUPABASE_PUBLISHABLE_KEY: token('anon') },
  { VITE_SUPABASE_URL: 'http://127.0.0.1:54321' },
  { VITE_SUPABASE_URL: 'http://localhost:54321' },
  { VITE_SITE_URL: 'https://your-site.example', VITE_ERRORS_URL: '' },
])('accepts %j', (env) => {
  expect(check(env)).toBeUndefined()
})

test.each([
  { VITE_SUPABASE_URL: undefined },
  { VITE_SUPABASE_URL: '' },
  { VITE_SUPABASE_PUBLISHABLE_KEY: undefined },
])('requires both settings: %j', (env) => {
  expect(check(env)).toMatch(/^Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY .*\.$/)
})

test.each(['VITE_SUPABASE_URL', 'VITE_SITE_URL', 'VITE_ANALYTICS_URL', 'VITE_ERRORS_URL'])(
  '%s must be a web address',
  (name) => {
    for (const value of [
      'site.example',
      'site.example:8443',
      'localhost:4173',
      'javascript:x',
      '?',
    ])
      expect(check({ [name]: value })).toMatch(`${name} is not a web address`)
  },
)

test.each(['sb_secret_abcdefgh', token('service_role'), ' sb_secret_abcdefgh'])(
  'rejects the secret key %j without repeating it',
  (secret) => {
    const problem = check({ VITE_SUPABASE_PUBLISHABLE_KEY: secret })
    expect(problem).toMatch(/^VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key/)
    expect(problem).not.toContain(secret.trim())
  },
)

test.each([
  'http://abcdefgh.supabase.co',
  'http://192.0.2.1:54321',
  'http://localhost.example.com',
  'http://user@example.com',
])('rejects %s because it is not https', (origin) => {
  expect(check({ VITE_SUPABASE_URL: origin })).toMatch(/^VITE_SUPABASE_URL must start with https:/)
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
