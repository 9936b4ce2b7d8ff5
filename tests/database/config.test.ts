import { expect, test } from 'vitest'
import { minPasswordLength } from '@/auth/validate-password'
import { readToml } from '../helpers/read-toml'

const hosted = await readToml('supabase/config.toml')

// tests/database/advisors.test.ts checks that the official CLI knows every setting.

// No other check of `npm test` would detect that these are off.
test('config.toml requires a confirmed email address, a password and a long code to access or change an account', () => {
  expect(hosted).toMatchObject({
    'auth.enable_anonymous_sign_ins': false,
    'auth.email.enable_confirmations': true,
    'auth.email.double_confirm_changes': true,
    'auth.email.require_current_password': true,
    'auth.mfa.totp.verify_enabled': true,
  })
  expect(hosted['auth.email.otp_length']).toBeGreaterThanOrEqual(10)
})

test('the forms require the minimum password length of config.toml', () => {
  expect(String(hosted['auth.minimum_password_length'])).toBe(String(minPasswordLength))
})

test.each(['lite.toml', 'lite-smtp.toml'])(
  '%s has the auth settings of config.toml',
  async (file) => {
    const settings = await readToml(`supabase/${file}`)
    const shared = Object.keys(settings).filter(
      (name) =>
        name.startsWith('auth.') &&
        name in hosted &&
        // The embedded backend has a different URL, and lite.toml works without a mailbox.
        !['auth.site_url', 'auth.email.enable_confirmations'].includes(name),
    )
    expect(shared).toContain('auth.minimum_password_length')
    for (const name of shared) expect([name, settings[name]]).toEqual([name, hosted[name]])
  },
)
