/** What to say of a failure that has no words of its own. */
export const unexpectedError = 'An unexpected error occurred.'
