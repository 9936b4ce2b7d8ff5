import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { takeExpectedConsoleErrors } from './console'
import { server } from './server'

// What the browser has and jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
window.scrollTo = () => undefined
Element.prototype.scrollTo ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
HTMLElement.prototype.hasPointerCapture ??= () => false
HTMLElement.prototype.setPointerCapture ??= () => undefined
HTMLElement.prototype.releasePointerCapture ??= () => undefined

// A visitor who saves data: nothing is loaded ahead that would arrive after the test.
Object.assign(navigator, { connection: { saveData: true } })

// The test's own limit is the one that counts, however busy the machine is.
configure({ asyncUtilTimeout: 10_000 })

// A test fails on a console error or warning that it did not ask for.
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

/** Each test opens a tab of its own, so supabase-js sees several clients with one storage key. */
const manyClients = /Multiple GoTrueClient instances/

// What a test's tab leaves behind ends with it: its listeners on the window, its timers, its channel
// to other tabs.
const listeners: Parameters<typeof window.addEventListener>[] = []
const addEventListener = window.addEventListener.bind(window)
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listeners.push(listener)
  addEventListener(...listener)
}

const timers: ReturnType<typeof setTimeout>[] = []
const setTimer = setTimeout
window.setTimeout = Object.assign((...timer: Parameters<typeof setTimer>) => {
  const id = setTimer(...timer)
  timers.push(id)
  return id
}, setTimer) as typeof setTimeout

const channels: BroadcastChannel[] = []
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener)
  for (const timer of timers.splice(0)) clearTimeout(timer)
  for (const channel of channels.splice(0)) channel.close()
  server.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()

  const logged = [...consoleError.mock.calls, ...consoleWarn.mock.calls]
    .map((call) => call.map(String).join(' '))
    .filter((text) => !manyClients.test(text))
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
