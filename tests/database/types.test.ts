import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTypes, typesFile } from './generate-types'

test('database.types.ts matches the migrations (node scripts/database-types.mjs)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes())
})
