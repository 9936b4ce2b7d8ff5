import { pgtap } from '@electric-sql/pglite/pgtap'
import { splitSqlStatements } from '@supabase/lite'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from './embedded-database'

// Vitest needs the names of tests before it runs them. So the SQL files run first, and the tests
// report their results.
const { db, close } = await openDatabase({ pgtap })
afterAll(close)

// Hosted Supabase has extensions in this schema. In `public`, pgTAP would disturb tests of that schema.
await db.exec(`
  create schema extensions;
  create extension pgtap with schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  set search_path = public, extensions;
`)

interface TapRun {
  lines: string[]
  error: string | undefined
}

async function run(file: string): Promise<TapRun> {
  const lines: string[] = []
  let statement = ''
  try {
    // One by one, like psql: in one batch, the rollback would also undo what comes before the begin.
    for (statement of splitSqlStatements(await readFile(`supabase/tests/${file}`, 'utf8'))) {
      const [result] = await db.exec(statement)
      const values = result?.rows.flatMap((row) => Object.values(row)) ?? []
      const texts = values.filter((value): value is string => typeof value === 'string')
      lines.push(...texts.flatMap((text) => text.split('\n')))
    }
    return { lines, error: undefined }
  } catch (error) {
    await db.exec('rollback')
    return { lines, error: `${String(error)} in\n${statement}` }
  }
}

const files = (await readdir('supabase/tests')).filter((file) => file.endsWith('.sql')).sort()

test('pgTAP files exist', () => {
  expect(files).not.toEqual([])
})

for (const file of files) {
  const { lines, error } = await run(file)

  describe(file, () => {
    test(`${file} runs all its planned tests`, () => {
      expect(error).toBeUndefined()
      const planned = Number(lines.find((line) => /^1\.\.\d+$/.test(line))?.slice(3))
      const ran = lines.filter((line) => /^(not )?ok \d+/.test(line)).length
      expect(planned).toBeGreaterThan(0)
      expect(ran).toBe(planned)
    })

    lines.forEach((line, index) => {
      const [, not, name] = /^(not )?ok \d+(?: - (.*))?$/.exec(line) ?? []
      if (!/^(not )?ok /.test(line)) return
      test(name ?? line, () => {
        const rest = lines.slice(index + 1)
        const end = rest.findIndex((next) => !next.startsWith('#'))
        if (not) expect.fail([line, ...rest.slice(0, end)].join('\n'))
      })
    })
  })
}
