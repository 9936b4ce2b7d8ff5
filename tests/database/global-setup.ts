import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './embedded-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory that the tests copy. */
    template: string
  }
}

/** Creates the migrated database that each test file copies. */
export default async function createTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'omnia-template-'))
  const { close } = await createDatabase(folder)
  await close()
  project.provide('template', folder)
  return () => rm(folder, { recursive: true })
}
