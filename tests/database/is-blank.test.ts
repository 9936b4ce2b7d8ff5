import { expect, test } from 'vitest'
import { isBlank } from '../../src/lib/validate'
import { openDatabase } from './open-database'

// In the other Unicode planes, all assigned characters are ideographs or private use.
const planes = [0, 1, 14]

test('the database and the pages treat the same characters as blank', async () => {
  const { db, close } = await openDatabase()
  try {
    // Postgres can't store NUL and surrogates.
    const { rows } = await db.query<{ code: number }>(
      `
        select code
        from unnest($1::int[]) as plane,
          generate_series(plane * 65536 + 1, plane * 65536 + 65535) as code
        where code not between 55296 and 57343 and private.is_blank(chr(code))
      `,
      [planes],
    )
    const expected = planes
      .flatMap((plane) => Array.from({ length: 65535 }, (_, index) => plane * 65536 + 1 + index))
      .filter((code) => isBlank(String.fromCodePoint(code)))
    expect(rows.map(({ code }) => code).sort((a, b) => a - b)).toEqual(expected)
  } finally {
    await close()
  }
})
