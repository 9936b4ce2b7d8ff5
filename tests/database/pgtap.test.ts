import { pgtap } from '@electric-sql/pglite/pgtap'
import { afterAll } from 'vitest'
import { testWithPgtap } from '../helpers/pgtap'
import { openDatabase } from './open-database'

const { db, close } = await openDatabase({ pgtap })
afterAll(close)

// Hosted Supabase uses this schema for extensions. In `public`, pgTAP would disturb tests of that
// schema.
await db.exec(`
  create schema extensions;
  create extension pgtap with schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  set search_path = public, extensions;
`)

await testWithPgtap(async (statement) => {
  const [result] = await db.exec(statement)
  return result?.rows.flatMap((row) => Object.values(row)) ?? []
})
