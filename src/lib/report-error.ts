/**
 * Reports an unexpected error like an uncaught one, in the console and as an `error` event of the
 * window, where an error service listens.
 */
export const reportUnexpectedError = (error: unknown) =>
  // Safari has it from version 15.4.
  // oxlint-disable-next-line no-console
  'reportError' in globalThis ? reportError(error) : console.error(error)
