/**
 * Reports an error of React the way browsers report their own: in the console, and to `error` events.
 * An error service starts here, and listens to `error` and `unhandledrejection` of the window.
 */
export const reportReactError = (error: unknown) => reportError(error)
