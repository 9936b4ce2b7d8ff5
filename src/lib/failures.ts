/** What to say of a failure that has no words of its own. */
export const unexpectedError = 'An unexpected error occurred.'

/** What to say where no answer came. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'
