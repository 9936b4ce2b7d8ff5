const expected: RegExp[] = []

/** Says that this test logs an error that matches; a test that does not, or logs another one, fails. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

/** What a test was to log; asked once, when it has ended. */
export const takeExpectedConsoleErrors = () => expected.splice(0)
