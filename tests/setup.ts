import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { takeExpectedConsoleErrors } from './console'
import { resetStores } from './reset-stores'
import { server } from './server'

vi.mock('zustand', async (importOriginal) => {
  const { recordStores } = await import('./reset-stores')
  return recordStores(await importOriginal())
})

// What browsers have and jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector('input')?.focus()
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.scrollTo = () => undefined
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
Element.prototype.scrollTo ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
HTMLElement.prototype.hasPointerCapture ??= () => false
HTMLElement.prototype.setPointerCapture ??= () => undefined
HTMLElement.prototype.releasePointerCapture ??= () => undefined

// Fake timers do not fake the clock of AbortSignal.timeout().
AbortSignal.timeout = (ms) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
  return controller.signal
}

// The limit of the test is the one that counts, however busy the machine is.
configure({ asyncUtilTimeout: 10_000 })

// A test fails on a console error or warning that it does not expect.
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

/** Each test creates clients of its own, so supabase-js sees several with the same storage key. */
const manyClients = /Multiple GoTrueClient instances/
/** jsdom has no view transitions: React Router says so once. */
const noViewTransition = /startViewTransition` is not available/

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  cleanup()
  resetStores()
  vi.useRealTimers()
  server.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()

  const logged = [...consoleError.mock.calls, ...consoleWarn.mock.calls]
    .map((call) => call.map(String).join(' '))
    .filter((text) => !manyClients.test(text) && !noViewTransition.test(text))
  consoleError.mockClear()
  consoleWarn.mockClear()
  const expected = takeExpectedConsoleErrors()
  expect(
    logged.filter((text) => !expected.some((pattern) => pattern.test(text))),
    'unexpected console errors',
  ).toEqual([])
  expect(
    expected.filter((pattern) => !logged.some((text) => pattern.test(text))),
    'console errors that did not come',
  ).toEqual([])
})

afterAll(() => server.close())
