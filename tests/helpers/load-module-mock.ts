import { vi } from 'vitest'
import type * as LoadModule from '@/lib/load-module'

const load = vi.fn<typeof LoadModule.loadModule>()

/** src/lib/load-module.ts with one mock for all test files of a worker, which share its modules. */
export function mockLoadModule(module: typeof LoadModule) {
  load.mockImplementation(module.loadModule)
  return { loadModule: load }
}
