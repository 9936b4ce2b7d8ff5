import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { App } from '@supabase/lite'
import { applyPendingMigrations, createApi, listMigrationFiles } from '@supabase/lite/cli'
import { getOrCreateSecretKey, lockDataDirectory } from './data-directory.ts'
import { adaptEmails } from './emails.ts'
import { formatTimes, patchPostgrestBehavior, requestContext } from './rest.ts'
import { adaptToken } from './tokens.ts'

export const prefixes = ['/auth/v1', '/rest/v1']
const maxBodySize = 2 * 1024 * 1024 // bytes

/** Opens @supabase/lite on a database, with what makes it respond like a hosted project. */
export async function openBackend(settings: string, database: string): Promise<App> {
  const { env } = process
  await lockDataDirectory(database)
  const key = (env.OMNIA_SECRET_KEY ??= await getOrCreateSecretKey(database))
  env.OMNIA_JWT_SECRET = createHash('sha256').update(key).digest('base64url')
  const api = await createApi({ withSupabaseClient: false })
  const app = await api.project.local.createApp(settings, { admin: false })
  formatTimes(app)
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
  await app.connection.exec(await readFile('supabase/lite-auth-stub.sql', 'utf8'))
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
