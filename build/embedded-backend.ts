import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { App } from '@supabase/lite'
import { applyPendingMigrations, createApi, listMigrationFiles } from '@supabase/lite/cli'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { honoMiddleware } from '@supabase/lite/vite'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { getOrCreateSecretKey, lockDataDirectory } from './data-directory.ts'

const prefixes = ['/auth/v1', '/rest/v1']
const maxBodySize = 2 * 1024 * 1024 // bytes

/**
 * Serves /auth/v1 and /rest/v1 in Vite's servers with @supabase/lite on PGlite.
 *
 * Responses match those of a hosted project. Tests and benchmarks can set another config file than
 * supabase/lite.toml (`OMNIA_LITE_CONFIG`), the secret key (`OMNIA_SECRET_KEY`), and trust in the IP address that
 * a request states in cf-connecting-ip (`OMNIA_TRUST_IP_HEADER=1`).
 */
export function embeddedBackend(): Plugin {
  const { env } = process
  const settings = env.OMNIA_LITE_CONFIG ?? './supabase/lite.toml'
  // Turns off the usage reports of @supabase/lite's command line.
  env.DO_NOT_TRACK ??= '1'
  env.OMNIA_DATABASE ??= 'supabase/.temp/data'

  const serve = async (server: ViteDevServer | PreviewServer, port: number) => {
    // The base URL of links in emails.
    env.OMNIA_SITE_URL ??= `http://localhost:${port}`
    const database = env.OMNIA_DATABASE!
    try {
      const app = (openBackends[database] ??= await openBackend(settings, database))
      await migrate(app)
      server.middlewares.use(honoMiddleware(app as never, prefixes))
    } catch (error) {
      // Vite prints the stack of an error if it has one.
      throw Object.assign(error as Error, { stack: (error as Error).message })
    }
  }
  return {
    name: 'omnia:embedded-backend',
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
        'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"sb_publishable_embedded"',
      },
    }),
    configureServer: async (server) => {
      await serve(server, server.config.server.port)
      const advice = `A migration has changed: press r and Enter to apply it. If it was applied before, delete ${env.OMNIA_DATABASE} and restart.`
      server.watcher.on('all', (_, file) => {
        if (file.includes('supabase/migrations')) server.config.logger.warn(advice)
      })
    },
    configurePreviewServer: (server) => serve(server, server.config.preview.port),
  }
}

/** The backends of this process by database. Global, because a restart of Vite's server reloads this file. */
const openBackends = ((globalThis as { omniaBackends?: Record<string, App> }).omniaBackends ??= {})

async function openBackend(settings: string, database: string): Promise<App> {
  const { env } = process
  await lockDataDirectory(database)
  const key = (env.OMNIA_SECRET_KEY ??= await getOrCreateSecretKey(database))
  env.OMNIA_JWT_SECRET = createHash('sha256').update(key).digest('base64url')
  const api = await createApi({ withSupabaseClient: false })
  const app = await api.project.local.createApp(settings, { admin: false })
  const { driver } = app.connection as unknown as PgliteConnection
  // Converts timestamptz, which Postgres writes as "2026-01-05 09:00:00+00", to ISO 8601.
  driver.parsers[1184] = (time: string) => time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  patchPostgrestBehavior(app)
  adaptEmails(app)

  const respond = app.fetch.bind(app)
  app.fetch = async (request, context) => {
    const rejection = rejectRequest(request)
    if (rejection) return rejection
    const { method, url } = request
    const headers = new Headers(request.headers)
    if (env.OMNIA_TRUST_IP_HEADER !== '1')
      headers.set('cf-connecting-ip', context?.peerAddress ?? '')
    const run = () => respond(request, context)
    return adaptToken(app, url, await requestContext.run({ method, url, headers }, run))
  }
  return app
}

/** Creates the missing tables of the auth service and the product. */
export async function migrate(app: App) {
  await app.ensureSystemSchema()
  const files = await listMigrationFiles(app)
  const { rows } = await app.connection.exec<{ rows: { version: string }[] }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const missing = rows.find(({ version }) => !files.some((file) => file.version === version))
  if (missing)
    throw new Error(
      `The migration ${missing.version} of the database has no file: delete ${process.env.OMNIA_DATABASE} to start with an empty database.`,
    )
  await app.connection.exec(await readFile('supabase/lite-mfa-factors.sql', 'utf8'))
  await applyPendingMigrations(app)
}

const jsonError = (status: number, message: string, error_code?: string) =>
  Response.json({ error_code, message }, { status })

/** Rejects requests from other sites, to other paths, with large bodies, or for MFA. */
function rejectRequest({ headers, url }: Request): Response | undefined {
  const { host, pathname } = new URL(url)
  const origin = headers.get('origin')
  if (origin !== null && !(URL.canParse(origin) && new URL(origin).host === host))
    return jsonError(403, 'Requests from other origins are refused.')
  // The middleware compares the path before it resolves "..".
  if (!prefixes.some((prefix) => pathname.startsWith(`${prefix}/`)))
    return jsonError(404, 'There is nothing at this path.')
  // Without a length, the body would have to be read to measure it. Browsers always send a length.
  if (headers.has('transfer-encoding'))
    return jsonError(411, 'A request body needs a Content-Length.')
  if (Number(headers.get('content-length')) > maxBodySize)
    return jsonError(413, 'The request body is larger than 2 MB.')
  // @supabase/lite has no MFA.
  if (pathname.startsWith('/auth/v1/factors'))
    return jsonError(
      422,
      'The embedded backend has no two-factor authentication. Use a Supabase project to try it.',
      'mfa_totp_enroll_not_enabled',
    )
  return undefined
}

/** The current request, with the headers that a gateway passes on. */
export const requestContext = new AsyncLocalStorage<Pick<Request, 'method' | 'url' | 'headers'>>()

/**
 * Makes @supabase/lite treat requests like PostgREST.
 *
 * Every query can read the request, not only functions, GET and HEAD requests are read-only, and a role's
 * first request no longer grants the role full access.
 */
export function patchPostgrestBehavior({ connection }: App) {
  const withContext = connection.withContext.bind(connection)
  const described: typeof withContext = (vars, query, options) => {
    const { method, url, headers } = requestContext.getStore()!
    const requestHeaders = Object.fromEntries(headers)
    const readOnly = ['GET', 'HEAD'].includes(method)
    const rpc = { method, path: new URL(url).pathname, readOnly, requestHeaders }
    return withContext(vars, query, { ...options, rpc })
  }
  Object.assign(connection, {
    ensureRlsContext: async () => true,
    withContext: described,
    normalizeDbError,
  })
}

/**
 * Keeps the status and code of a violated constraint. @supabase/lite responds with 500 unless the error
 * states its response, as errors with the code PGRST do.
 */
function normalizeDbError(error: { code?: string; message: string; detail?: string }) {
  const { code, message, detail: details = null } = error
  if (!code || !/^23(?!50[35])/.test(code)) return error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}

/** Writes the request's redirect target into the links of its email, and encodes the email address. */
function adaptEmails({ drivers: { email } }: App) {
  const send = email.send.bind(email)
  email.send = ({ html = '', text = '', ...message }) => {
    const target = new URL(requestContext.getStore()!.url).searchParams.get('redirect_to')
    const adapt = (body: string) =>
      body
        .replace(/(?<=\bemail=)[^&"]+/, (address) => encodeURIComponent(address))
        .replace(/(?<=\bredirect(_to)?=)[^&"\s]+/, (site) =>
          target ? encodeURIComponent(target) : site,
        )
    return send({ ...message, html: adapt(html), text: adapt(text) })
  }
}

/** Adds the method and start time of the session to the access token, as Supabase Auth does. */
async function adaptToken(app: App, url: string, response: Response) {
  if (!/\/auth\/v1\/(signup|token|verify)\b/.test(url)) return response
  const text = await response.text()
  const [token, head, payload] = /\b(eyJ[\w-]+)\.([\w-]+)\.[\w-]+/.exec(text) ?? []
  if (!payload) return new Response(text, response)

  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
  const { rows: amr } = await (app.connection as unknown as PgliteConnection).driver.query(
    // A token refresh keeps the session's method.
    `update auth.sessions set tag = coalesce(tag, $2) where id = $1
     returning tag as method, extract(epoch from created_at)::int as timestamp`,
    [claims.session_id, /signup|grant_type=password/.test(url) ? 'password' : 'otp'],
  )
  const body = Buffer.from(JSON.stringify({ ...claims, aal: 'aal1', amr })).toString('base64url')
  const signature = createHmac('sha256', app.config.auth!.jwt_secret!).update(`${head}.${body}`)
  const adapted = `${head}.${body}.${signature.digest('base64url')}`
  return new Response(text.replace(token!, adapted), response)
}
