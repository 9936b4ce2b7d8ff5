import { execFile, spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, chown, constants, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { honoMiddleware } from '@supabase/lite/vite'
import postgres from 'postgres'
import { actAsPostgrest, requests } from '../../build/embedded-backend'
import { runSupabaseCli } from '../database/embedded-database'
import { type Mail, receiveMail } from '../mailbox'
import { readSettings } from '../settings'

/** The ports of `supabase start`, and two for its parts. */
const ports = { api: 54321, database: 54322, mailbox: 54324, smtp: 54325, auth: 54326 }

const databaseUrl = (role: string) => `postgres://${role}@127.0.0.1:${ports.database}/postgres`

const run = promisify(execFile)

const names = ['URL', 'KEY', 'SECRET', 'MAILBOX', 'DATABASE'].map((name) => `OMNIA_STACK_${name}`)

/** The stack for tests that the environment names, or one that starts on this machine. */
export async function findStack(env: NodeJS.ProcessEnv): Promise<Stack> {
  if (env.OMNIA_AUTH_SERVER && !env.OMNIA_STACK_URL) return startStack(env.OMNIA_AUTH_SERVER)
  const missing = names.filter((name) => !env[name])
  if (missing.length)
    throw new Error(
      `Set ${missing.join(', ')} to a Supabase stack for tests, or OMNIA_AUTH_SERVER to the program of Supabase Auth to start one on this machine.`,
    )
  return { variables: {}, stop: () => Promise.resolve() }
}

interface Stack {
  /** What names the stack in the environment of the tests. */
  variables: Record<string, string>
  stop: () => Promise<void>
}

/**
 * Starts a Supabase stack for tests without Docker: Postgres of this machine, the program of Supabase Auth
 * at `authServer`, REST by @supabase/lite, and a mailbox.
 */
async function startStack(authServer: string): Promise<Stack> {
  const jwtSecret = newSecret()
  const keys = {
    publishable: `sb_publishable_${newSecret()}`,
    secret: `sb_secret_${newSecret()}`,
  }
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  await access(authServer, constants.X_OK)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    started.push(await startPostgres())
    started.push(await startMailbox())
    started.push(await startGateway(keys, jwtSecret))
    started.push(await startAuth(authServer, jwtSecret))
    const { code, stderr } = await runSupabaseCli(databaseUrl('postgres'), ['db', 'push', '--yes'])
    if (code !== 0) throw new Error(`supabase db push failed:\n${stderr}`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    variables: {
      OMNIA_STACK_URL: `http://127.0.0.1:${ports.api}`,
      OMNIA_STACK_KEY: keys.publishable,
      OMNIA_STACK_SECRET: keys.secret,
      OMNIA_STACK_MAILBOX: `http://127.0.0.1:${ports.mailbox}`,
      OMNIA_STACK_DATABASE: databaseUrl('postgres'),
    },
    stop,
  }
}

const newSecret = () => randomBytes(32).toString('base64url')

/** Starts Postgres on an empty data folder, with the roles of a hosted project. */
async function startPostgres() {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  if (!newest) throw new Error('Postgres is missing: install it, with postgresql-NN-pgtap.')
  const program = (name: string) => `/usr/lib/postgresql/${newest}/bin/${name}`

  const data = await mkdtemp(join(tmpdir(), 'omnia-stack-'))
  // Postgres does not run as root.
  const owner = process.getuid?.() === 0 ? await idsOf('postgres') : undefined
  if (owner) await chown(data, owner.uid, owner.gid)
  const pg = (name: string, ...args: string[]) => run(program(name), args, { ...owner, cwd: data })

  const options = `-p ${ports.database} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  await pg('initdb', '-D', data, '-U', 'supabase_admin', '--auth=trust', '--no-sync', '-E', 'UTF8')
  await pg('pg_ctl', 'start', '-w', '-D', data, '-o', options, '-l', join(data, 'log'))
  const stop = async () => {
    await pg('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
    await rm(data, { recursive: true })
  }
  const sql = postgres(databaseUrl('supabase_admin'), { onnotice: () => undefined })
  try {
    await sql.file('tests/stack/roles.sql')
  } catch (error) {
    await stop()
    throw error
  } finally {
    await sql.end()
  }
  return stop
}

async function idsOf(user: string) {
  const id = async (flag: string) => Number((await run('id', [flag, user])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** Starts Supabase Auth, which applies its own migrations, with the settings of the hosted project. */
async function startAuth(program: string, jwtSecret: string) {
  const settings = await readSettings('supabase/config.toml')
  const setting = (name: string) => {
    if (!(`auth.${name}` in settings)) throw new Error(`supabase/config.toml has no auth.${name}`)
    return String(settings[`auth.${name}`])
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
  const templates = ['confirmation', 'recovery', 'email_change'].flatMap((name) =>
    template('template', name),
  )
  const notifications = [
    'password_changed',
    'email_changed',
    'mfa_factor_enrolled',
    'mfa_factor_unenrolled',
  ].flatMap((name) => [
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
      GOTRUE_SMTP_ADMIN_EMAIL: 'post@omnia.example',
      GOTRUE_SMTP_SENDER_NAME: 'Omnia',
      GOTRUE_MFA_TOTP_ENROLL_ENABLED: setting('mfa.totp.enroll_enabled'),
      GOTRUE_MFA_TOTP_VERIFY_ENABLED: setting('mfa.totp.verify_enabled'),
      GOTRUE_RATE_LIMIT_OTP: setting('rate_limit.sign_in_sign_ups'),
      GOTRUE_RATE_LIMIT_VERIFY: setting('rate_limit.token_verifications'),
      GOTRUE_RATE_LIMIT_TOKEN_REFRESH: setting('rate_limit.token_refresh'),
      // Each test has an address of its own, and all share the mailbox.
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

/**
 * Serves /auth/v1 and /rest/v1 at one address, as the gateway of a hosted project does, and the email
 * templates to Supabase Auth.
 */
async function startGateway(keys: { publishable: string; secret: string }, jwtSecret: string) {
  const connection = createPostgresConnection({ url: databaseUrl('authenticator') })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
  })
  actAsPostgrest(app as unknown as App)
  const fetch: typeof app.fetch = (request, context) =>
    requests.run(request, () => app.fetch(request, context))
  // The middleware calls nothing else of App.
  const rest = honoMiddleware({ fetch } as Parameters<typeof honoMiddleware>[0], ['/rest/v1'])

  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    // Supabase Auth alone does not allow the header with the key.
    if (method === 'OPTIONS')
      return response
        .writeHead(200, {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
          'Access-Control-Allow-Headers': headers['access-control-request-headers'],
        })
        .end()
    if (url.startsWith('/rest/v1/')) return void rest(request, response, () => undefined)
    if (url.startsWith('/templates/')) return createReadStream(join('supabase', url)).pipe(response)
    if (headers.apikey === keys.secret) headers.authorization = `Bearer ${serviceToken(jwtSecret)}`
    const path = url.replace('/auth/v1', '')
    request.pipe(
      httpRequest({ port: ports.auth, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  await listen(server, ports.api)
  return async () => {
    server.closeAllConnections()
    server.close()
    await connection.close()
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

/** A token of the service role, as the gateway puts it in the place of the secret key. */
function serviceToken(secret: string) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 60
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Receives email, and shows it as Mailpit does, the mailbox of `supabase start`. */
async function startMailbox() {
  const mails = new Map<string, Mail>()
  const closeSmtp = await receiveMail(
    ports.smtp,
    (mail) => mails.set(String(mails.size), mail),
    false,
  )

  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, to, subject] = /^to:"(.*)" subject:"(.*)"$/.exec(searchParams.get('query') ?? '') ?? []
    const found = [...mails].filter(([, mail]) => mail.to === to && mail.subject === subject)
    const mail = mails.get(pathname.replace('/api/v1/message/', ''))
    const answer = mail
      ? { HTML: mail.html, Text: mail.text }
      : { messages: found.map(([ID]) => ({ ID })).toReversed() }
    response.end(JSON.stringify(answer))
  })
  await listen(server, ports.mailbox)
  return async () => {
    server.closeAllConnections()
    server.close()
    await closeSmtp()
  }
}
