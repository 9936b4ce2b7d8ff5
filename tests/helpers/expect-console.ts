const expected: RegExp[] = []

/**
 * Expects this test to log an error that matches. The test fails if it logs none, or any other
 * error.
 */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

/** Returns and clears the errors that the test expected to log. Called once, after the test. */
export const takeExpectedConsoleErrors = () => expected.splice(0)
