import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { minPasswordLength } from '@/features/account/validate-password'

const readAuth = (file: string) =>
  parse(readFileSync(`supabase/${file}`, 'utf8')).auth as Record<string, unknown> & {
    email: Record<string, unknown>
  }

const hosted = readAuth('config.toml')

// tests/database/advisors.test.ts checks that the official CLI knows every setting.

// No other check of `npm test` would detect that these are off.
test('config.toml requires a confirmed email address, a password and a long code to access or change an account', () => {
  expect(hosted).toMatchObject({
    enable_anonymous_sign_ins: false,
    email: {
      enable_confirmations: true,
      double_confirm_changes: true,
      require_current_password: true,
    },
    mfa: { totp: { verify_enabled: true } },
  })
  expect(hosted.email.otp_length).toBeGreaterThanOrEqual(10)
})

test('the forms require the minimum password length of config.toml', () => {
  expect(hosted.minimum_password_length).toBe(minPasswordLength)
})

test.each(['lite.toml', 'lite-smtp.toml'])('%s has the auth settings of config.toml', (file) => {
  const { email, ...auth } = readAuth(file)
  // The embedded backend has its own URL, keys and mailbox, and lite.toml works without one.
  for (const name of ['site_url', 'jwt_secret', 'publishable_key', 'secret_key']) delete auth[name]
  for (const name of ['enable_confirmations', 'smtp']) delete email[name]
  expect(auth).toHaveProperty('minimum_password_length')
  expect(hosted).toMatchObject({ ...auth, email })
})
