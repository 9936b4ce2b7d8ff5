import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether a database has no data folder, and lives as long as its process. */
const isInMemory = (database: string) => database.startsWith('memory://')

/** Keeps other processes from a data folder: two would overwrite what the other writes. */
export async function lockFolder(folder: string) {
  if (isInMemory(folder)) return
  const file = `${folder}.pid`
  const other = Number(await readFile(file, 'utf8').catch(() => ''))
  if (other && other !== process.pid && isRunning(other))
    throw new Error(
      `Process ${other}, another "npm run dev" or "npm start", has ${folder} open: stop it first, or delete ${file} if it is something else.`,
    )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
  process.once('SIGINT', () => process.exit(130))
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The secret key of a database: random, and kept in a file beside its folder: sessions survive a restart. */
export async function readSecretKey(database: string): Promise<string> {
  const key = `sb_secret_${randomBytes(32).toString('base64url')}`
  if (isInMemory(database)) return key
  const file = `${database}.secret-key`
  // Fails if the file exists, which keeps its key.
  await writeFile(file, key, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(file, 'utf8')
}
