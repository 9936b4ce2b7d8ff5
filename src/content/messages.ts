// The words of messages that no single page owns.

/** For a failure without a message of its own, such as a lost connection. */
export const unexpectedError = 'An unexpected error occurred.'
export const sessionExpiredMessage = 'Your session has ended. Log in again.'
export const notRenewed = 'Your session could not be renewed. Try again in a moment.'
export const tooManyAttempts = 'Too many attempts. Wait a moment and try again.'

/** The reasons of the auth service against a password, for when it sends no message. */
export const weakPasswordMessages: Record<string, string> = {
  length: 'The password is too short.',
  characters: 'The password needs more kinds of characters.',
  pwned: 'The password is known from a leak: choose another one.',
}

/** Messages for codes of PostgREST and Postgres; other errors show the server's message. */
export const databaseMessages: Record<string, string> = {
  '42501': 'You are not allowed to do this. Log in again and retry.',
  '23502': 'Something that is required is missing.',
  '23505': 'This already exists.',
  '23503': 'Something this refers to no longer exists.',
  '22P05': 'The text contains a character that cannot be stored.',
  '22021': 'The text contains a character that cannot be stored.',
  '57014': 'This took too long and was stopped. Try fewer words.',
  PGRST116: 'It was not found, or it is not yours.',
  PGRST301: sessionExpiredMessage,
  PGRST302: sessionExpiredMessage,
  PGRST303: sessionExpiredMessage,
}

export const menuNotLoaded = {
  title: 'The menu did not load',
  description: 'Check your connection and try again.',
  variant: 'destructive',
} as const

export const loginSuccessful = { title: 'Login Successful', description: 'Welcome back!' }

/** By what was ended: the session of this browser, or all of them. */
export const logoutSuccessful = {
  local: { title: 'Logged Out', description: 'You have been successfully logged out.' },
  global: { title: 'Logged Out', description: 'You have been logged out on every device.' },
}
