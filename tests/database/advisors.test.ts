import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { supabaseCli } from './embedded-database'
import { openDatabase } from './open-database'

const { db, close } = await openDatabase()
afterAll(close)

const advise = (database: PGlite) =>
  supabaseCli(database, ['db', 'advisors', '--type=all', '--level=info', '--fail-on=info'])

test('the query for the post list uses its index', async () => {
  // Enough posts for the planner to prefer the index. The advisors would report an unused one.
  await db.exec(`
    insert into auth.users (id, email)
    select gen_random_uuid(), n || '@example.com' from generate_series(1, 20) as n;
    insert into public.posts (user_id, title, created_at)
    select users.id, 'Post ' || n, now() - n * interval '1 minute'
    from auth.users, generate_series(1, 200) as n;
    analyze public.posts;
  `)
  const list = `
    select * from public.posts where user_id = (select min(id::text)::uuid from auth.users)
    order by created_at desc, id limit 50
  `
  const plan = await db.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${list}`)
  const lines = plan.rows.map((row) => row['QUERY PLAN'])
  expect(lines).toContainEqual(
    expect.stringContaining('Index Scan using posts_user_id_created_at_id_idx on posts'),
  )
  expect(lines).not.toContainEqual(expect.stringContaining('Sort'))

  await db.exec(`${list}; select pg_stat_force_next_flush()`)
})

test('a contact message is compared with the recent ones by index', async () => {
  await db.exec(`
    insert into private.recent_contacts (ip_hash, message_hash)
    select sha256(n::text::bytea), sha256(n::text::bytea) from generate_series(1, 4000) as n;
    analyze private.recent_contacts;
    set role anon;
    insert into public.contacts (name, email, message) values ('Ann', 'ann@example.com', 'Hello');
    reset role;
    select pg_stat_force_next_flush();
  `)
  const { rows } = await db.query(`
    select indexrelname from pg_stat_user_indexes
    where relname = 'recent_contacts' and idx_scan = 0 and indexrelname <> 'recent_contacts_pkey'
  `)
  expect(rows).toEqual([])
})

test('the official advisors find no issues, and the CLI reads config.toml without a warning', async () => {
  const { code, stdout, stderr } = await advise(db)
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toContain('No issues found')
  expect(stderr).not.toContain('WARN')
})

test('the official advisors report a table without row-level security', async () => {
  await db.exec('alter table public.posts disable row level security')
  const { code, stdout } = await advise(db)
  expect(stdout).toContain('rls_disabled_in_public')
  expect(code).toBe(1)
})
