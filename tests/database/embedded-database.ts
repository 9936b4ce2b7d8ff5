import type { Extensions, PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrate } from '../../build/embedded-backend/backend'

export interface Database {
  db: PGlite
  app: App
  close: () => Promise<void>
}

/** Creates the database of the embedded backend: auth schema, roles and migrations. */
export async function createDatabase(
  url = 'memory://',
  extensions?: Extensions,
): Promise<Database> {
  const connection = await createPgliteConnection({ url, pgliteOptions: { extensions } })
  const app = new App({ connection, auth: { enabled: true } }) as unknown as App
  await migrate(app)
  return { db: connection.driver, app, close: () => connection.close() }
}

/** The result of running the official CLI. */
interface CliResult {
  code: number
  stdout: string
  stderr: string
}

/** Runs the official CLI on this database. */
export async function supabaseCli(db: PGlite, args: string[]): Promise<CliResult> {
  const server = new PGLiteSocketServer({ db, port: 0 })
  await server.start()
  try {
    return await runSupabaseCli(
      `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
      args,
    )
  } finally {
    await server.stop()
  }
}

/** Runs the official CLI on the database at this URL, with an empty home directory. */
export async function runSupabaseCli(database: string, args: string[]): Promise<CliResult> {
  const manifest = createRequire(import.meta.url).resolve('supabase/package.json')
  const home = await mkdtemp(join(tmpdir(), 'supabase-cli-'))
  try {
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [
          join(dirname(manifest), 'dist', 'supabase.js'),
          ...args,
          `--remote=${database}?sslmode=disable`,
        ],
        {
          env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1', HOME: home },
        },
        (error, stdout, stderr) => {
          resolve({
            code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
            stdout,
            stderr,
          })
        },
      )
    })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
