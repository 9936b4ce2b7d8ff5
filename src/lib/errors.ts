import type { AuthError, PostgrestError } from '@supabase/supabase-js'
import {
  messagesByAuthCode,
  messagesByDatabaseCode,
  offlineMessage,
  tooManyAttemptsMessage,
  unansweredMessage,
  unexpectedErrorMessage,
  violationsByRule,
} from './error-messages'
import { reportUnexpectedError } from './report-error'

/** The message of the error that lib/supabase.ts throws offline, of which supabase-js keeps no more. */
export const offlineCode = 'omnia-offline'

/** The kind of a failed call, which determines how to continue. */
type ApiErrorKind =
  /** The response was lost, so the server may or may not have carried out the call. */
  | 'unknown-outcome'
  /** The email address of the account is not confirmed. */
  | 'email-not-confirmed'
  /** The email address was sent an email less than a minute ago. */
  | 'email-rate-limited'
  /** The link from an email is expired, used or damaged. */
  | 'link-expired'
  /** A file of the site is missing, so the call was not made. Reload the page. */
  | 'site-updated'
  /** The call can be made again: it was not sent, only reads, or does no harm if it is made twice. */
  | 'repeatable'
  /** The server did not carry out the call, because the data has changed since it was loaded. */
  | 'conflict'
  /** The server did not carry out the call. */
  | 'refused'

/** A failed call of an `api.ts`, with a message for the user. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly kind: ApiErrorKind,
    /** The name of the field that the message is about. A form that has it shows the message there. */
    readonly field?: string,
  ) {
    super(message)
  }
}

export const isErrorOfKind = (error: unknown, ...kinds: ApiErrorKind[]) =>
  error instanceof ApiError && kinds.includes(error.kind)

/** Returns a caught error as an `ApiError`. Any other error is a bug, and is reported. */
export function toApiError(error: unknown) {
  if (error instanceof ApiError) return error
  reportUnexpectedError(error)
  return new ApiError(unexpectedErrorMessage, 'unknown-outcome')
}

/** Returns the error of a call that was never sent. */
export const offlineError = () => new ApiError(offlineMessage, 'repeatable')

/**
 * Returns the error of a call whose response was lost or can't be used. A call that may have changed
 * something has an `unknownOutcomeMessage`; any other can simply be made again.
 */
export const unansweredError = (
  unknownOutcomeMessage?: string,
  message = unexpectedErrorMessage,
) =>
  unknownOutcomeMessage
    ? new ApiError(unknownOutcomeMessage, 'unknown-outcome')
    : new ApiError(message, 'repeatable')

const isOffline = ({ message }: { message: string }) => message.endsWith(offlineCode)

/** Whether the auth server says that a session has ended; bad_jwt is about the token only. */
export const isSessionEndedError = (error: AuthError | null) =>
  // supabase-js gives this name to session_not_found.
  error?.name === 'AuthSessionMissingError' ||
  /^(no_authorization|refresh_token_\w+|session_(expired|not_found)|user_(banned|not_found))$/.test(
    error?.code ?? '',
  )

/** Returns the data of an auth response, or throws its error as an `ApiError`. */
export function unwrap<Result extends { data: unknown; error: AuthError | null }>(
  { data, error }: Result,
  unknownOutcomeMessage?: string,
) {
  if (error) throw fromAuthError(error, unknownOutcomeMessage)
  return data as Extract<Result, { error: null }>['data']
}

/**
 * Returns an auth error as an `ApiError`. `unknownOutcomeMessage` is for a lost response. Errors of
 * supabase-js itself have a name of their own, errors of the auth service have a code, and errors of
 * gateways have neither.
 */
export function fromAuthError(error: AuthError, unknownOutcomeMessage?: string) {
  const { name, message, status, code = '' } = error
  if (isOffline(error)) return offlineError()
  // The response was lost, or came from a gateway in front of the auth service.
  if (name === 'AuthRetryableFetchError' && status !== 500)
    return unansweredError(unknownOutcomeMessage, status ? undefined : unansweredMessage)
  // With another message, the code means that the whole project has reached its email limit.
  if (code === 'over_email_send_rate_limit' && message.startsWith('For security purposes'))
    return new ApiError(message, 'email-rate-limited')
  if (code === 'email_not_confirmed') return new ApiError(message, 'email-not-confirmed')
  if (code === 'mfa_verification_failed') return new ApiError(message, 'refused', 'code')
  // supabase-js drops the message of a 5xx response.
  const isTechnical = ['AuthApiError', 'AuthRetryableFetchError', 'AuthUnknownError'].includes(name)
  const fallback = status === 429 ? tooManyAttemptsMessage : unexpectedErrorMessage
  const ownMessage = code || !isTechnical ? message : ''
  return new ApiError(messagesByAuthCode[code] ?? (ownMessage || fallback), 'refused')
}

/**
 * Returns the error of a failed database call as an `ApiError`. `status` is 0 if there was no
 * response. The database's own message is shown; `refusedMessage` is for a rejection without one. Codes
 * that start with PGRST are about PostgREST's parts, and errors of gateways have no code.
 */
export function fromPostgrestError(
  error: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  unknownOutcomeMessage?: string,
  refusedMessage?: string,
) {
  const { code, message } = error
  if (status === 0)
    return isOffline(error)
      ? offlineError()
      : unansweredError(unknownOutcomeMessage, unansweredMessage)
  if (typeof code === 'string' && code && message && !code.startsWith('PGRST'))
    return getDatabaseError(code, message)
  if (status < 400 || status >= 500) return unansweredError(unknownOutcomeMessage)
  const fallback = status === 429 ? tooManyAttemptsMessage : refusedMessage
  return new ApiError(fallback ?? unexpectedErrorMessage, 'refused')
}

function getDatabaseError(code: string, message: string) {
  // Constraints are named table_field_rule.
  const [, field, rule] = /check constraint "[a-z]+_([a-z]+)_([a-z_]+)"/.exec(message) ?? []
  const violation = code === '23514' && violationsByRule[rule ?? '']
  return violation
    ? new ApiError(`The ${field} ${violation}.`, 'refused', field)
    : new ApiError(messagesByDatabaseCode[code] ?? message, 'refused')
}
