import postgres from 'postgres'
import { afterAll } from 'vitest'
import { testWithPgtap } from '../helpers/pgtap'
import { stack } from './stack-client'

const sql = postgres(stack.database, { max: 1, onnotice: () => undefined })
afterAll(() => sql.end())

await sql`create extension if not exists pgtap with schema extensions`

await testWithPgtap(async (statement) => {
  const rows = await sql.unsafe(statement)
  // The files expect an empty database. They end with a rollback.
  if (/\bbegin;?$/.test(statement.trim()))
    await sql.unsafe(
      'delete from auth.users; delete from public.contacts; delete from private.recent_contacts',
    )
  return rows.flatMap((row) => Object.values(row))
})
