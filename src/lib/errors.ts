import type { AuthError, PostgrestError } from '@supabase/supabase-js'
import {
  databaseMessages,
  tooManyAttempts,
  unexpectedError,
  weakPasswordMessages,
} from '@/content/messages'

// User-facing error messages.

/** The data of an answer of the auth service. Throws its error. */
export function unwrap<Answer extends { data: unknown; error: AuthError | null }>({
  data,
  error,
}: Answer) {
  if (error) throw error
  return data as Extract<Answer, { error: null }>['data']
}

/** Whether an error is of the auth service. The check of supabase-js would load all of it. */
export const isAuthError = (error: unknown): error is AuthError =>
  error instanceof Error && '__isAuthError' in error

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
  return status === 429 ? tooManyAttempts : unexpectedError
}

/** An error whose message is for the user. */
export class UserFacingError extends Error {}

/** The message for an error that an auth call threw, or that anything else did. */
export function thrownMessage(error: unknown) {
  if (error instanceof UserFacingError) return error.message
  return isAuthError(error) ? authMessage(error) : unexpectedError
}

/** The message for a failed database call. `status` is 0 when there was no response. */
export function databaseMessage(
  { code, message }: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  fallback = unexpectedError,
): string {
  if (status === 0) return fallback
  // Raised by our own SQL for the user; PostgREST takes the status from the code.
  if (/^PT\d{3}$/.test(code) && message) return message
  if (status === 429) return tooManyAttempts
  // Constraints are named table_field_rule.
  const field = /check constraint "[a-z]+_([a-z]+)_/.exec(message)?.[1]
  if (field) return `The ${field} was not accepted: check its length and form.`
  // supabase-js uses any response that is not JSON as a message: an error page of a gateway, half a
  // response, a body with a status of success.
  const isFromServer = status >= 400 && !(status > 500 && !code) && !/^\s*[<{["]/.test(message)
  return databaseMessages[code] ?? ((isFromServer && message) || fallback)
}
