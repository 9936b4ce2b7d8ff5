import { readdir, readFile } from 'node:fs/promises'
import type { Transaction } from '@electric-sql/pglite'
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '../../build/embedded-backend/backend'
import { supabaseCli } from './embedded-database'
import { openDatabase } from './open-database'

/** A database with the roles and the auth schema but without the product's tables. */
const connection = await createPgliteConnection({ url: 'memory://' })
await new App({ connection, auth: { enabled: true } }).ensureSystemSchema()
await connection.exec(`
  create role anon;
  create role authenticated;
  create role service_role bypassrls;
  grant usage on schema public, auth to anon, authenticated, service_role;
`)
await connection.exec(await readFile('supabase/lite-auth-stub.sql', 'utf8'))
const db = connection.driver
afterAll(() => connection.close())

const migrations = await Promise.all(
  (await readdir('supabase/migrations')).sort().map(async (name) => ({
    name,
    sql: await readFile(`supabase/migrations/${name}`, 'utf8'),
  })),
)

async function applyAll(transaction: Transaction) {
  for (const { sql } of migrations) await transaction.exec(sql)
}

/** Runs a test in a transaction and rolls it back. */
const rolledBack = (run: (transaction: Transaction) => Promise<void>) =>
  db.transaction(async (transaction) => {
    await run(transaction)
    await transaction.rollback()
  })

test('rejects a database whose applied migration has no file, and names the folder to delete', async () => {
  const { app, db: migrated, close: closeMigrated } = await openDatabase()
  await migrated.exec(
    "insert into supabase_migrations.schema_migrations (version) values ('20260101000000')",
  )
  vi.stubEnv('OMNIA_DATABASE', 'supabase/.temp/data')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(migrate(app)).rejects.toThrow(
    'The migration 20260101000000 of the database has no file: delete supabase/.temp/data to start with an empty database.',
  )
  await closeMigrated()
})

describe('the auth schema', () => {
  test('is locked only for seconds by a migration that adds a trigger to it', () => {
    const withTrigger = migrations.filter(({ sql }) => / on auth\./.test(sql))
    expect(withTrigger).not.toEqual([])
    for (const { sql } of withTrigger) expect(sql).toMatch(/^set local lock_timeout = '\ds';$/m)
  })

  test.each(['mfa_factors', 'sessions'])(
    'stops the migrations with one sentence if auth.%s is missing',
    async (table) => {
      const attempt = rolledBack(async (transaction) => {
        await transaction.exec(`drop table auth.${table} cascade`)
        await applyAll(transaction)
      })
      await expect(attempt).rejects.toThrow(
        `The table auth.${table} is missing: apply the migrations of Supabase Auth first.`,
      )
    },
  )

  test('is not changed by the migrations', async () => {
    await rolledBack(async (transaction) => {
      const list = () =>
        transaction.query(`
          select oid::regclass::text as name from pg_class where relnamespace = 'auth'::regnamespace
          union all
          select oid::regprocedure::text from pg_proc where pronamespace = 'auth'::regnamespace
          order by name
        `)
      const { rows } = await list()
      await applyAll(transaction)
      expect((await list()).rows).toEqual(rows)
    })
  })
})

// If row-level security applied to the owner, the function would see no rows and conclude that no
// user has an authenticator. Hosted Supabase enables row-level security on all three tables.
test.each(['mfa_factors', 'sessions', 'users'])(
  'has_valid_session() fails if its owner is subject to the policies of auth.%s',
  async (table) => {
    const attempt = rolledBack(async (transaction) => {
      await applyAll(transaction)
      await transaction.exec(`
        alter table auth.mfa_factors disable row level security;
        alter table auth.sessions disable row level security;
        alter table auth.users disable row level security;
        alter table auth.${table} enable row level security;
        create role wrong_owner;
        grant usage on schema auth to wrong_owner;
        grant usage, create on schema private to wrong_owner;
        grant select on auth.mfa_factors, auth.sessions, auth.users to wrong_owner;
        alter function private.has_valid_session() owner to wrong_owner;
      `)
      await transaction.query(`select private.has_valid_session()`)
    })
    await expect(attempt).rejects.toThrow(
      `query would be affected by row-level security policy for table "${table}"`,
    )
  },
)

// This test comes last, because unlike the others it keeps the tables.
test('the official CLI applies the migrations without a warning', async () => {
  const { code, stderr } = await supabaseCli(db, ['db', 'push', '--yes'])
  expect(code).toBe(0)
  for (const { name } of migrations) expect(stderr).toContain(`Applying migration ${name}`)
  expect(stderr).not.toMatch(/warn/i)
})
