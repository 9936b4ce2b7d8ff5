import { expect, test } from 'vitest'
import { passwordHint } from '@/auth/new-password-fields'
import { readSettings } from '../settings'

const hosted = await readSettings('supabase/config.toml')

// tests/database/advisors.test.ts checks that the official CLI knows every setting.
test('config.toml has the auth settings that the product relies on', () => {
  expect(hosted).toMatchObject({
    'auth.jwt_expiry': 3600,
    'auth.enable_refresh_token_rotation': true,
    'auth.enable_anonymous_sign_ins': false,
    'auth.email.enable_confirmations': true,
    'auth.email.double_confirm_changes': true,
    'auth.email.require_current_password': true,
    'auth.email.otp_expiry': 3600,
    'auth.email.otp_length': 10,
    'auth.email.max_frequency': '60s',
    'auth.rate_limit.sign_in_sign_ups': 30,
    'auth.rate_limit.token_verifications': 30,
    'auth.mfa.totp.verify_enabled': true,
  })
  expect(passwordHint).toBe(`At least ${hosted['auth.minimum_password_length']} characters.`)
})

test.each(['lite.toml', 'lite-mail.toml'])(
  '%s has the auth settings of config.toml',
  async (file) => {
    const settings = await readSettings(`supabase/${file}`)
    const shared = Object.keys(settings).filter(
      (name) =>
        name.startsWith('auth.') &&
        name in hosted &&
        // The embedded backend serves another address, and lite.toml does without a mailbox.
        !['auth.site_url', 'auth.email.enable_confirmations'].includes(name),
    )
    expect(shared).toContain('auth.minimum_password_length')
    for (const name of shared) expect([name, settings[name]]).toEqual([name, hosted[name]])
  },
)
