// Generates src/lib/database.types.ts from the migrations.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.DO_NOT_TRACK = '1'

const { module } = await runnerImport('./tests/database/generate-types.ts', { configFile: false })
await module.writeTypes()
