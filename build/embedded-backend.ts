import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import type { App } from '@supabase/lite'
import { applyPendingMigrations, createApi } from '@supabase/lite/cli'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { honoMiddleware } from '@supabase/lite/vite'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

const prefixes = ['/auth/v1', '/rest/v1']
const maxBodySize = 2 * 1024 * 1024 // bytes

/**
 * Serves /auth/v1 and /rest/v1 in Vite's servers: @supabase/lite on PGlite, leveled to what a hosted
 * project answers. Only tests trust `cf-connecting-ip`, which anyone can send, to use different
 * addresses, and set the secret key.
 */
export function embeddedBackend(
  config: string,
  trustAddressHeader = process.env.OMNIA_TRUST_ADDRESS_HEADER === '1',
): Plugin {
  const start = async ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    const database = process.env.OMNIA_DATABASE
    process.env.OMNIA_JWT_SECRET = await readSecret('jwt-secret', database)
    process.env.OMNIA_SECRET_KEY ??= `sb_secret_${await readSecret('secret-key', database)}`
    const api = await createApi({ withSupabaseClient: false })
    const app = await api.project.local.createApp(config, { admin: false })
    const connection = levelConnection(app.connection as unknown as PgliteConnection)
    await migrate(app)
    httpServer?.once('close', () => void connection.close())

    const fetch: App['fetch'] = async (request, context) => {
      const headers = new Headers(request.headers)
      headers.append('x-forwarded-for', context?.peerAddress ?? '')
      if (!trustAddressHeader) headers.delete('cf-connecting-ip')
      const settings = {
        'request.method': request.method,
        'request.path': new URL(request.url).pathname,
        'request.headers': JSON.stringify(Object.fromEntries(headers)),
      }
      return levelToken(
        app,
        request,
        await requests.run(settings, () => app.fetch(request, context)),
      )
    }
    for (const prefix of prefixes) middlewares.use(prefix, refuse)
    middlewares.use('/auth/v1/factors', refuseFactors)
    // The middleware calls nothing else of App.
    middlewares.use(honoMiddleware({ fetch } as Parameters<typeof honoMiddleware>[0], prefixes))
  }
  return { name: 'omnia:embedded-backend', configureServer: start, configurePreviewServer: start }
}

/** Creates the tables of the auth service and of the product, where they are missing. */
export async function migrate(app: App) {
  await app.ensureSystemSchema()
  await app.connection.exec(await readFile('supabase/lite-auth.sql', 'utf8'))
  await applyPendingMigrations(app)
}

/**
 * A secret of a database: random, and kept in a file beside the data folder, so that sessions survive
 * a restart. A database in memory gets a new one.
 */
export async function readSecret(
  name: 'jwt-secret' | 'secret-key',
  database = 'memory://',
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  if (database.startsWith('memory://')) return secret
  const file = `${database}.${name}`
  await mkdir(dirname(file), { recursive: true })
  // Fails if the file exists, which keeps its secret.
  await writeFile(file, secret, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  const stored = await readFile(file, 'utf8')
  if (stored.length === secret.length) return stored
  throw new Error(`Delete ${file}: it holds no secret.`)
}

/** Refuses requests from other sites, and bodies that are too large. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, next: () => void) {
  const { origin, host } = headers
  const answer = (status: number, message: string) =>
    response.writeHead(status).end(JSON.stringify({ message }))
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host))
    answer(403, 'Requests from other origins are refused.')
  // Without a length, a body could only be measured by reading it. Browsers always send one.
  else if (headers['transfer-encoding']) answer(411, 'A request body needs a Content-Length.')
  else if (Number(headers['content-length'] ?? 0) > maxBodySize)
    answer(413, 'The request body is larger than 2 MB.')
  else next()
}

/** Answers as a hosted project that takes no authenticators: @supabase/lite has none. */
const refuseFactors = (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(422, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      error_code: 'mfa_totp_enroll_not_enabled',
      msg: 'MFA enroll is disabled for TOTP',
    }),
  )

/** What PostgREST tells SQL about the request, as a gateway passes it on. */
const requests = new AsyncLocalStorage<Record<string, string>>()

/** Keeps the code of a violated constraint, which @supabase/lite drops. It answers the code PGRST as told. */
export function normalizeDbError(error: { code?: string; message: string; detail?: string }) {
  const { code, message, detail: details = null } = error
  if (!code || !/^23(?!50[35])/.test(code)) return error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}

/** Lets a connection treat requests, times and errors as PostgREST does. */
export function levelConnection(connection: PgliteConnection): PgliteConnection {
  const { driver, kysely } = connection
  // timestamptz, of which Postgres writes "2026-01-05 09:00:00+00", in the form of ISO 8601.
  driver.parsers[1184] = (time: string) => time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

  // @supabase/lite makes ten statements of it, tells only functions about the request, and at its first
  // request grants every role everything.
  const withContext: PgliteConnection['withContext'] = async (vars, run) => {
    if (!vars) return run(kysely)
    const { uid, role, jwt } = vars.auth as { uid?: string; role: string; jwt?: object }
    const settings = {
      role,
      'request.jwt.claim.sub': uid ?? '',
      'request.jwt.claims': JSON.stringify(jwt ?? { role }),
      ...requests.getStore(),
    }
    return kysely.transaction().execute(async (transaction) => {
      const set = 'select set_config(key, value, true) from json_each_text($1)'
      await driver.query(set, [settings])
      return run(transaction)
    })
  }
  return Object.assign(connection, { withContext, normalizeDbError })
}

/** Adds to the access token of a response how and when its session began, as Supabase Auth does. */
async function levelToken(app: App, { url }: Request, response: Response) {
  if (!/\/auth\/v1\/(signup|token|verify)\b/.test(url)) return response
  const text = await response.text()
  const [token, head, payload] = /\b(eyJ[\w-]+)\.([\w-]+)\.[\w-]+/.exec(text) ?? []
  if (!payload) return new Response(text, response)

  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
  const { rows: amr } = await (app.connection as unknown as PgliteConnection).driver.query(
    // A refreshed session keeps its method.
    `update auth.sessions set tag = coalesce(tag, $2) where id = $1
     returning tag as method, extract(epoch from created_at)::int as timestamp`,
    [claims.session_id, /signup|grant_type=password/.test(url) ? 'password' : 'otp'],
  )
  const body = Buffer.from(JSON.stringify({ ...claims, aal: 'aal1', amr })).toString('base64url')
  const signature = createHmac('sha256', app.config.auth!.jwt_secret!).update(`${head}.${body}`)
  const leveled = `${head}.${body}.${signature.digest('base64url')}`
  return new Response(text.replace(token!, leveled), response)
}
