import { afterEach, expect, test, vi } from 'vitest'
import { toApiError } from './errors'
import { loadModule } from './load-module'

const missing = new TypeError('Failed to fetch dynamically imported module')

function loadWhile(connection: { onLine: boolean }) {
  vi.stubGlobal('navigator', connection)
  return loadModule(() => Promise.reject(missing)).catch(toApiError)
}

afterEach(() => vi.unstubAllGlobals())

test('reports a missing file as a site update, not as a lost response', async () => {
  expect(await loadWhile({ onLine: true })).toMatchObject({
    kind: 'site-updated',
    message: 'The site was updated. Reload the page, then try again.',
    cause: missing,
  })
})

test('says that you are offline if the file is missing for that reason', async () => {
  expect(await loadWhile({ onLine: false })).toMatchObject({ kind: 'offline' })
})
