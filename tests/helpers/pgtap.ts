import { splitSqlStatements } from '@supabase/lite'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

/** Executes one statement and resolves to the values of its rows. */
type Execute = (statement: string) => Promise<unknown[]>

interface TapRun {
  lines: string[]
  error: string | undefined
}

async function run(file: string, execute: Execute): Promise<TapRun> {
  const lines: string[] = []
  let statement = ''
  try {
    // Run the statements one by one, like psql. In one batch, the rollback would also undo the
    // statements before `begin`.
    for (statement of splitSqlStatements(await readFile(`supabase/tests/${file}`, 'utf8'))) {
      const values = await execute(statement)
      const texts = values.filter((value): value is string => typeof value === 'string')
      lines.push(...texts.flatMap((text) => text.split('\n')))
    }
    return { lines, error: undefined }
  } catch (error) {
    await execute('rollback')
    return { lines, error: `${String(error)} in\n${statement}` }
  }
}

/**
 * Runs the pgTAP files of supabase/tests.
 *
 * Vitest needs the names of tests before it runs them, so the SQL files run first and the tests report
 * their results.
 */
export async function testWithPgtap(execute: Execute) {
  const files = (await readdir('supabase/tests')).filter((file) => file.endsWith('.sql')).sort()

  test('pgTAP files exist', () => {
    expect(files).not.toEqual([])
  })

  for (const file of files) {
    const { lines, error } = await run(file, execute)

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
}
