import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether a database has no data directory and exists only as long as its process. */
const isInMemory = (database: string) => database.startsWith('memory://')

/** Keeps other processes out of a data directory, because two would overwrite each other's data. */
export async function lockDataDirectory(directory: string) {
  if (isInMemory(directory)) return
  const file = `${directory}.pid`
  const other = Number(await readFile(file, 'utf8').catch(() => ''))
  if (other && other !== process.pid && isRunning(other))
    throw new Error(
      `Process ${other}, another "npm run dev" or "npm start", has ${directory} open. Stop it first, or delete ${file} if it is another program.`,
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

/** Returns the secret key of a database. Stored next to the data directory so that sessions survive a restart. */
export async function getOrCreateSecretKey(database: string): Promise<string> {
  const key = `sb_secret_${randomBytes(32).toString('base64url')}`
  if (isInMemory(database)) return key
  const file = `${database}.secret-key`
  // Fails if the file exists, so that its key stays.
  await writeFile(file, key, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(file, 'utf8')
}
