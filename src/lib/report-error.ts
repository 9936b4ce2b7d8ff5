/** Reports an error like an uncaught one: in the console, and where an error service listens. */
export const reportUnexpectedError = (error: unknown) =>
  // Node, which prerenders the pages, doesn't have it.
  // oxlint-disable-next-line no-console
  'reportError' in globalThis ? reportError(error) : console.error(error)
