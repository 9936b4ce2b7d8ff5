import { randomBytes } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import { runSupabaseCli } from '../database/embedded-database'
import { startAuth } from './auth-server'
import { startGateway } from './gateway'
import { startMailbox } from './mailpit'
import { databaseUrl, ports } from './ports'
import { startPostgres } from './postgres'

const names = ['URL', 'KEY', 'SECRET', 'MAILBOX', 'DATABASE'].map((name) => `OMNIA_STACK_${name}`)

/** Returns the test stack that the environment variables specify, or starts one on this machine. */
export async function findStack(env: NodeJS.ProcessEnv): Promise<Stack> {
  if (env.OMNIA_AUTH_BINARY && !env.OMNIA_STACK_URL) return startStack(env.OMNIA_AUTH_BINARY)
  const missing = names.filter((name) => !env[name])
  if (missing.length)
    throw new Error(
      `Set ${missing.join(', ')} to a Supabase stack for tests, or OMNIA_AUTH_BINARY to the Supabase Auth binary to start one on this machine.`,
    )
  return { variables: {}, stop: () => Promise.resolve() }
}

interface Stack {
  /** The environment variables that specify the stack. */
  variables: Record<string, string>
  stop: () => Promise<void>
}

/**
 * Starts a Supabase test stack without Docker. It runs the local Postgres, the Supabase Auth binary
 * at `authServer`, REST through @supabase/lite, and a mailbox.
 */
async function startStack(authServer: string): Promise<Stack> {
  const jwtSecret = newSecret()
  const keys = {
    publishable: `sb_publishable_${newSecret()}`,
    secret: `sb_secret_${newSecret()}`,
  }
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  await access(authServer, constants.X_OK)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    started.push(await startPostgres())
    started.push(await startMailbox())
    started.push(await startGateway(keys, jwtSecret))
    started.push(await startAuth(authServer, jwtSecret))
    const { code, stderr } = await runSupabaseCli(databaseUrl('postgres'), ['db', 'push', '--yes'])
    if (code !== 0) throw new Error(`supabase db push failed:\n${stderr}`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    variables: {
      OMNIA_STACK_URL: `http://127.0.0.1:${ports.api}`,
      OMNIA_STACK_KEY: keys.publishable,
      OMNIA_STACK_SECRET: keys.secret,
      OMNIA_STACK_MAILBOX: `http://127.0.0.1:${ports.mailbox}`,
      OMNIA_STACK_DATABASE: databaseUrl('postgres'),
      OMNIA_STACK_REST: 'lite',
    },
    stop,
  }
}

const newSecret = () => randomBytes(32).toString('base64url')
