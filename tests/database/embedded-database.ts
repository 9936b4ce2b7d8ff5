import type { Extensions, PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { App } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The embedded product's database in memory: its auth schema, its roles and our migrations. */
export async function openDatabase(
  extensions: Extensions = {},
): Promise<{ db: PGlite; close: () => Promise<void> }> {
  const connection = await createPgliteConnection({
    url: 'memory://',
    pgliteOptions: { extensions },
  })
  await applyPendingMigrations(new App({ connection, auth: { enabled: true } }))
  return { db: connection.driver, close: () => connection.close() }
}

/** What the official CLI answered: its exit code and what it wrote. */
export interface CliAnswer {
  code: number
  stdout: string
  stderr: string
}

/** Runs the official CLI with `--remote` at this database, in a home of its own. */
export async function supabaseCli(db: PGlite, args: string[]): Promise<CliAnswer> {
  const manifest = createRequire(import.meta.url).resolve('supabase/package.json')
  const home = await mkdtemp(join(tmpdir(), 'supabase-cli-'))
  const server = new PGLiteSocketServer({ db, port: 0 })
  await server.start()
  try {
    const remote = `--remote=postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(dirname(manifest), 'dist', 'supabase.js'), ...args, remote],
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
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }
}
