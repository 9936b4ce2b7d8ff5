import { afterEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../tests/helpers/expect-console'
import { toApiError } from './errors'
import { loadModule } from './load-module'

const missing = new TypeError('Failed to fetch dynamically imported module')

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['reports a missing file as a site update', () => Response.json({}), 'site-updated'],
  ['says that you are offline if no file arrives', () => Promise.reject(missing), 'repeatable'],
  ['says so if a gateway answers', () => new Response(null, { status: 502 }), 'repeatable'],
])('%s', async (_, respond, kind) => {
  vi.stubGlobal('fetch', async () => respond())
  const error = await loadModule(() => Promise.reject(missing)).catch(toApiError)
  expect(error).toMatchObject({ kind })
})

test('reports an error in the module itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  expectConsoleError(/x is not defined/)
  const load = () => Promise.reject(new ReferenceError('x is not defined'))
  await expect(loadModule(load)).rejects.toMatchObject({ kind: 'site-updated' })
})
