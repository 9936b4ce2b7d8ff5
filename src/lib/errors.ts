import type { AuthError, PostgrestError } from '@supabase/supabase-js'
import { unexpectedError, unreachable } from './failures'

export const sessionEnded = 'Your session has ended. Log in again.'
export const notRenewed = 'Your session could not be renewed. Try again in a moment.'
const tooMany = 'Too many attempts. Wait a moment and try again.'

/** What the auth service can have against a password, where it gives a reason and no words. */
const weaknesses: Record<string, string> = {
  length: 'The password is too short.',
  characters: 'The password needs more kinds of characters.',
  pwned: 'The password is known from a leak: choose another one.',
}

/**
 * What to tell a person of a failed auth call. The words of a server error are lost on the way here,
 * and in the place of missing ones supabase-js gives the body as JSON, or why it is none.
 */
export function authMessage({
  name,
  message,
  status,
  reasons = [],
}: Pick<AuthError, 'name' | 'message' | 'status'> & { reasons?: string[] }): string {
  if (name === 'AuthRetryableFetchError') return status ? unexpectedError : unreachable
  if (message && name !== 'AuthUnknownError' && !/^[[{]/.test(message)) return message
  const weak = reasons.flatMap((reason) => weaknesses[reason] ?? [])
  if (weak.length) return weak.join(' ')
  return status === 429 ? tooMany : unexpectedError
}

/** PostgREST's and Postgres' codes in words; the rest say what the server said. */
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

/** What to tell a person of a failed database call; `status` is the answer's, 0 when there was none. */
export function databaseMessage(
  error: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  fallback = unexpectedError,
): string {
  if (status === 0) return unreachable
  // Raised by our own SQL for a person to read; PostgREST takes the status from the code.
  if (/^PT\d{3}$/.test(error.code) && error.message) return error.message
  if (status === 429) return tooMany
  // Constraints are named table_field_rule. The embedded backend gives no code for them.
  const field = /check constraint "[a-z]+_([a-z]+)_/.exec(error.message)?.[1]
  if (field) return `The ${field} was not accepted: check its length and form.`
  return databaseMessages[error.code] ?? ((isSaid(error, status) && error.message) || fallback)
}

/**
 * Whether the words of an error are the server's. What is no JSON arrives as words too: a page of the
 * gateway in front of the database, half an answer, anything with a status that says all is well.
 */
const isSaid = ({ code, message }: Pick<PostgrestError, 'code' | 'message'>, status: number) =>
  status >= 400 && !(status > 500 && !code) && !/^\s*[<{["]/.test(message)
