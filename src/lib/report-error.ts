/**
 * Reports an unexpected error like an uncaught one, in the console and as an `error` event. Start an
 * error service here, and let it listen to the window's `error` and `unhandledrejection` events.
 */
export const reportUnexpectedError = (error: unknown) =>
  // Safari has it from version 15.4.
  // oxlint-disable-next-line no-console
  'reportError' in globalThis ? reportError(error) : console.error(error)
