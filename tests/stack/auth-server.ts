import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parse, type TomlTable } from 'smol-toml'
import { brand } from '@/content/brand'
import { databaseUrl, ports } from './ports'

/** Starts Supabase Auth, which applies its own migrations, with the settings of the hosted project. */
export async function startAuth(program: string, jwtSecret: string) {
  const settings = parse(await readFile('supabase/config.toml', 'utf8'))
  const setting = (name: string) => {
    const value = name
      .split('.')
      .reduce<unknown>((table, key) => (table as TomlTable)[key], settings.auth)
    if (value === undefined) throw new Error(`supabase/config.toml has no auth.${name}`)
    return String(value)
  }
  const not = (name: string) => String(setting(name) !== 'true')
  const template = (kind: string, name: string, suffix = '') => [
    [
      `GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}${suffix}`,
      setting(`email.${kind}.${name}.subject`),
    ],
    [
      `GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}${suffix}`,
      `http://127.0.0.1:${ports.api}/templates/${name}.html`,
    ],
  ]
  const { email } = settings.auth as Record<string, Record<string, TomlTable>>
  const templates = Object.keys(email!.template!).flatMap((name) => template('template', name))
  const notifications = Object.keys(email!.notification!).flatMap((name) => [
    [
      `GOTRUE_MAILER_NOTIFICATIONS_${name.toUpperCase()}_ENABLED`,
      setting(`email.notification.${name}.enabled`),
    ],
    ...template('notification', name, '_NOTIFICATION'),
  ])
  const server = spawn(program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      DATABASE_URL: databaseUrl('supabase_auth_admin'),
      GOTRUE_DB_DRIVER: 'postgres',
      GOTRUE_API_HOST: '127.0.0.1',
      PORT: String(ports.auth),
      API_EXTERNAL_URL: `http://127.0.0.1:${ports.api}/auth/v1`,
      GOTRUE_JWT_ISSUER: `http://127.0.0.1:${ports.api}/auth/v1`,
      GOTRUE_LOG_LEVEL: 'fatal',
      GOTRUE_JWT_SECRET: jwtSecret,
      GOTRUE_JWT_AUD: 'authenticated',
      GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
      GOTRUE_JWT_ADMIN_ROLES: 'service_role',
      GOTRUE_JWT_EXP: setting('jwt_expiry'),
      GOTRUE_SITE_URL: setting('site_url'),
      GOTRUE_URI_ALLOW_LIST: setting('additional_redirect_urls'),
      GOTRUE_DISABLE_SIGNUP: not('enable_signup'),
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: setting('enable_anonymous_sign_ins'),
      GOTRUE_EXTERNAL_EMAIL_ENABLED: setting('email.enabled'),
      GOTRUE_PASSWORD_MIN_LENGTH: setting('minimum_password_length'),
      GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: setting('enable_refresh_token_rotation'),
      GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: setting('refresh_token_reuse_interval'),
      GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: setting(
        'email.require_current_password',
      ),
      GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: setting(
        'email.secure_password_change',
      ),
      GOTRUE_MAILER_AUTOCONFIRM: not('email.enable_confirmations'),
      GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: setting('email.double_confirm_changes'),
      GOTRUE_MAILER_OTP_EXP: setting('email.otp_expiry'),
      GOTRUE_MAILER_OTP_LENGTH: setting('email.otp_length'),
      GOTRUE_SMTP_MAX_FREQUENCY: setting('email.max_frequency'),
      GOTRUE_SMTP_HOST: '127.0.0.1',
      GOTRUE_SMTP_PORT: String(ports.smtp),
      GOTRUE_SMTP_ADMIN_EMAIL: brand.email,
      GOTRUE_SMTP_SENDER_NAME: brand.name,
      GOTRUE_MFA_TOTP_ENROLL_ENABLED: setting('mfa.totp.enroll_enabled'),
      GOTRUE_MFA_TOTP_VERIFY_ENABLED: setting('mfa.totp.verify_enabled'),
      GOTRUE_RATE_LIMIT_OTP: setting('rate_limit.sign_in_sign_ups'),
      GOTRUE_RATE_LIMIT_VERIFY: setting('rate_limit.token_verifications'),
      GOTRUE_RATE_LIMIT_TOKEN_REFRESH: setting('rate_limit.token_refresh'),
      // Each test has its own email address, and all share the mailbox.
      GOTRUE_RATE_LIMIT_HEADER: 'cf-connecting-ip',
      GOTRUE_RATE_LIMIT_EMAIL_SENT: '10000',
      ...Object.fromEntries([...templates, ...notifications]),
    },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = () => {
    server.kill()
    return ended
  }
  const deadline = Date.now() + 60_000
  while (!(await answers(`http://127.0.0.1:${ports.auth}/health`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`Supabase Auth did not start: ${program}`)
    }
    await delay(100)
  }
  return stop
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
