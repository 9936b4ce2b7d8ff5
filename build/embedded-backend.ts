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

/** The largest request body, in bytes. */
const maxBodySize = 2 * 1024 * 1024

export interface EmbeddedBackendOptions {
  /**
   * Take the client's address from `cf-connecting-ip`, which anyone can send. Only for tests, so that
   * they can come from different addresses.
   */
  trustAddressHeader?: boolean
}

/** Serves /auth/v1 and /rest/v1 in Vite's servers: @supabase/lite on PGlite, as close to a hosted project as it gets. */
export function embeddedBackend(
  config: string,
  {
    trustAddressHeader = process.env.OMNIA_TRUST_ADDRESS_HEADER === '1',
  }: EmbeddedBackendOptions = {},
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
  try {
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  }
}

/** Refuses requests from other sites, and bodies that are too large. */
function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) {
  const { origin, host } = headers
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host))
    return answer(response, 403, 'Requests from other origins are refused.')
  // Without a length, a body could only be measured by reading it. Browsers always send one.
  if (headers['transfer-encoding'] !== undefined)
    return answer(response, 411, 'A request body needs a Content-Length.')
  if (Number(headers['content-length'] ?? 0) > maxBodySize)
    return answer(response, 413, 'The request body is larger than 2 MB.')
  next()
}

function answer(response: ServerResponse, status: number, message: string) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ message }))
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
      rpc: options?.rpc ?? requests.getStore(),
    })
  },
})

/** The request as a gateway passes it on to PostgREST, with the client's address appended to x-forwarded-for. */
function describe(
  { method = 'GET', url = '/', headers, socket }: IncomingMessage,
  trustAddressHeader: boolean,
) {
  const requestHeaders: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) requestHeaders[name] = String(value)
  requestHeaders['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress]
    .filter(Boolean)
    .join(', ')
  if (!trustAddressHeader) delete requestHeaders['cf-connecting-ip']
  return { method, path: url, readOnly: false, requestHeaders }
}
