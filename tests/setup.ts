import { afterEach, expect, vi } from 'vitest'
import { takeExpectedConsoleErrors } from './helpers/expect-console'

// Fails a test on unexpected console errors and warnings.
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

/** jsdom has no view transitions, which React Router reports once. */
const noViewTransition = /startViewTransition` is not available/

afterEach(() => {
  const logged = [...consoleError.mock.calls, ...consoleWarn.mock.calls]
    .map((call) => call.map(String).join(' '))
    .filter((text) => !noViewTransition.test(text))
  consoleError.mockClear()
  consoleWarn.mockClear()
  const expected = takeExpectedConsoleErrors()
  expect(
    logged.filter((text) => !expected.some((pattern) => pattern.test(text))),
    'unexpected console errors',
  ).toEqual([])
  expect(
    expected.filter((pattern) => !logged.some((text) => pattern.test(text))),
    'expected console errors that did not occur',
  ).toEqual([])
})
