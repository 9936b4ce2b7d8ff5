import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { databaseUrl, ports } from './ports'

const run = promisify(execFile)

/** Starts Postgres on an empty data directory, with the roles of a hosted project. */
export async function startPostgres() {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  if (!newest) throw new Error('Postgres is missing: install it, with postgresql-NN-pgtap.')
  const program = (name: string) => `/usr/lib/postgresql/${newest}/bin/${name}`

  const data = await mkdtemp(join(tmpdir(), 'omnia-stack-'))
  // Postgres can't run as root.
  const owner = process.getuid?.() === 0 ? await getUserIds('postgres') : undefined
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

async function getUserIds(user: string) {
  const id = async (flag: string) => Number((await run('id', [flag, user])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
