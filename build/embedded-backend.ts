import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import type { App, ConnectionContextOptions } from '@supabase/lite'
import { applyPendingMigrations, createApi } from '@supabase/lite/cli'
import { PgliteConnection } from '@supabase/lite/pglite'
import { honoMiddleware } from '@supabase/lite/vite'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

const prefixes = ['/auth/v1', '/rest/v1']
const maxBodySize = 2 * 1024 * 1024 // bytes

/**
 * Serves /auth/v1 and /rest/v1 in Vite's servers: @supabase/lite on PGlite, as close to a hosted project
 * as it gets. Only tests trust `cf-connecting-ip`, which anyone can send, to use different addresses.
 */
export function embeddedBackend(
  config: string,
  trustAddressHeader = process.env.OMNIA_TRUST_ADDRESS_HEADER === '1',
): Plugin {
  const start = async ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    process.env.OMNIA_JWT_SECRET = await readJwtSecret(process.env.OMNIA_DATABASE)
    const api = await createApi({ withSupabaseClient: false })
    const app = await api.project.local.createApp(config, { admin: false })
    await migrate(app)
    httpServer?.once('close', () => void app.connection.close())

    for (const prefix of prefixes) middlewares.use(prefix, refuse)
    middlewares.use((request: IncomingMessage, _: ServerResponse, next: () => void) => {
      requests.run(describe(request, trustAddressHeader), next)
    })
    // Two entry points of the library declare App, which TypeScript takes for two classes.
    middlewares.use(
      honoMiddleware(app as unknown as Parameters<typeof honoMiddleware>[0], prefixes),
    )
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
 * The secret that signs access tokens: random, and kept in a file beside the data folder, so that
 * sessions survive a restart. A database in memory gets a new one.
 */
export async function readJwtSecret(database = 'memory://'): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  if (database.startsWith('memory://')) return secret
  const file = `${database}.jwt-secret`
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

// PostgREST tells SQL about the request, and on a hosted project the migrations' grants hold.
// @supabase/lite does the former for functions only, and at its first request grants every role
// everything. It has no setting for either.

const requests = new AsyncLocalStorage<NonNullable<ConnectionContextOptions['rpc']>>()
const { withContext } = PgliteConnection.prototype
Object.assign(PgliteConnection.prototype, {
  ensureRlsContext: () => Promise.resolve(true),
  withContext(this: PgliteConnection, ...[vars, run, options]: Parameters<typeof withContext>) {
    return withContext.call(this, vars, run, {
      ...options,
      rpc: requests.getStore() ?? options?.rpc,
    })
  },
})

/** The request as a gateway passes it on to PostgREST, with the client's address appended to x-forwarded-for. */
function describe(
  { method = 'GET', url = '/', headers, socket }: IncomingMessage,
  trustAddressHeader: boolean,
) {
  const requestHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  )
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress]
  requestHeaders['x-forwarded-for'] = addresses.filter(Boolean).join(', ')
  if (!trustAddressHeader) delete requestHeaders['cf-connecting-ip']
  return { method, path: url, readOnly: false, requestHeaders }
}
