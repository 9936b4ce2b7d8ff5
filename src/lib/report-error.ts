/**
 * Reports an unexpected error like an uncaught one, in the console and as an `error` event. Start an
 * error service here, and let it listen to the window's `error` and `unhandledrejection` events.
 */
export const reportUnexpectedError = (error: unknown) => reportError(error)
