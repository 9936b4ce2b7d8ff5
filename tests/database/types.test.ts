import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTypes, typesFile } from './generate-types'
import { openDatabase } from './open-database'

test('database.types.ts matches the migrations (npm run gen:types)', async () => {
  const { db, close } = await openDatabase()
  expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes(db))
  await close()
})
