import type { AuthError, PostgrestError } from '@supabase/supabase-js'

// User-facing error messages.

/** For a failure without a message of its own, such as a lost connection. */
export const unexpectedError = 'An unexpected error occurred.'
export const sessionEnded = 'Your session has ended. Log in again.'
export const notRenewed = 'Your session could not be renewed. Try again in a moment.'
const tooMany = 'Too many attempts. Wait a moment and try again.'

/** The reasons of the auth service against a password, for when it sends no message. */
const weakPasswordMessages: Record<string, string> = {
  length: 'The password is too short.',
  characters: 'The password needs more kinds of characters.',
  pwned: 'The password is known from a leak: choose another one.',
}

/**
 * The message for a failed auth call. supabase-js drops the message of a 5xx response, and replaces a
 * missing one with the response as JSON or with the parser's error.
 */
export function authMessage({
  name,
  message,
  status,
  reasons = [],
}: Pick<AuthError, 'name' | 'message' | 'status'> & { reasons?: string[] }): string {
  if (name === 'AuthRetryableFetchError') return unexpectedError
  if (message && name !== 'AuthUnknownError' && !/^[[{]/.test(message)) return message
  const weak = reasons.flatMap((reason) => weakPasswordMessages[reason] ?? [])
  if (weak.length) return weak.join(' ')
  return status === 429 ? tooMany : unexpectedError
}

/** Messages for codes of PostgREST and Postgres; other errors show the server's message. */
const databaseMessages: Record<string, string> = {
  '42501': 'You are not allowed to do this. Log in again and retry.',
  '23502': 'Something that is required is missing.',
  '23505': 'This already exists.',
  '23503': 'Something this refers to no longer exists.',
  '22P05': 'The text contains a character that cannot be stored.',
  '22021': 'The text contains a character that cannot be stored.',
  PGRST116: 'It was not found, or it is not yours.',
  PGRST301: sessionEnded,
  PGRST302: sessionEnded,
  PGRST303: sessionEnded,
}

/** The message for a failed database call. `status` is 0 when there was no response. */
export function databaseMessage(
  error: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  fallback = unexpectedError,
): string {
  if (status === 0) return fallback
  // Raised by our own SQL for the user; PostgREST takes the status from the code.
  if (/^PT\d{3}$/.test(error.code) && error.message) return error.message
  if (status === 429) return tooMany
  // Constraints are named table_field_rule. The embedded backend sends no code for them.
  const field = /check constraint "[a-z]+_([a-z]+)_/.exec(error.message)?.[1]
  if (field) return `The ${field} was not accepted: check its length and form.`
  return (
    databaseMessages[error.code] ?? ((isFromServer(error, status) && error.message) || fallback)
  )
}

/**
 * Whether the server wrote the message. supabase-js uses any response that is not JSON as a message:
 * an error page of a gateway, half a response, a body with a status of success.
 */
const isFromServer = (
  { code, message }: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
) => status >= 400 && !(status > 500 && !code) && !/^\s*[<{["]/.test(message)
