// Writes src/lib/database.types.ts from the migrations; with --check, exits 1 if it is out of date.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.DO_NOT_TRACK = '1'

const { module } = await runnerImport('./tests/database/generate-types.ts', { configFile: false })
const { generateTypes, typesFile } = module
const types = await generateTypes()

if (process.argv.includes('--check')) {
  if (types !== (await readFile(typesFile, 'utf8').catch(() => ''))) {
    console.error(`${typesFile} is out of date: run "node scripts/database-types.mjs"`)
    process.exitCode = 1
  }
} else {
  await writeFile(typesFile, types)
}
