import type { AuthError, PostgrestError } from '@supabase/supabase-js'
import { reportUnexpectedError } from './report-error'

// User-facing messages by error code. Messages for single calls are in src/content.

/** For a failure without its own message, such as a lost connection. */
export const unexpectedErrorMessage = 'An unexpected error occurred.'
export const sessionExpiredMessage = 'Your session has ended. Log in again.'
export const siteUpdatedMessage = 'The site was updated. Reload the page, then try again.'
const emailsUsedUpMessage = 'We can’t send emails right now. Try again later, or contact us.'
const tooManyAttemptsMessage = 'Too many attempts. Wait a moment and try again.'

/** Messages for Postgres error codes whose own message is too technical. */
const messagesByDatabaseCode: Record<string, string> = {
  '42501': 'You can’t do this right now. Log in again, then retry.',
  '23502': 'A required field is empty.',
  '23505': 'This already exists. Reload the page to see it.',
  '23503': 'Part of this was deleted. Reload the page and try again.',
  '22P05': 'The text contains a character that can’t be stored.',
  '22021': 'The text contains a character that can’t be stored.',
  '57014': 'This took too long and was stopped. Try again; if you searched, try fewer words.',
}

/**
 * Messages for auth error codes whose own message is too technical. Other codes show their own
 * message.
 */
const messagesByAuthCode: Record<string, string> = {
  bad_jwt: sessionExpiredMessage,
  insufficient_aal: 'This account needs a code from its authenticator app. Log in first.',
  no_authorization: sessionExpiredMessage,
  over_request_rate_limit: tooManyAttemptsMessage,
  refresh_token_already_used: sessionExpiredMessage,
  refresh_token_not_found: sessionExpiredMessage,
  session_expired: sessionExpiredMessage,
  unexpected_failure: unexpectedErrorMessage,
  unknown: unexpectedErrorMessage,
  user_not_found: sessionExpiredMessage,
}

/** The kind of a failed call, which determines how to continue. */
type ApiErrorKind =
  /** The server rejected the session, which has ended. */
  | 'session-ended'
  /** The row was changed or deleted elsewhere in the meantime. */
  | 'conflict'
  /** The response was lost, so the server may or may not have carried out the call. */
  | 'unknown-outcome'
  /** The email address of the account is not confirmed. */
  | 'email-not-confirmed'
  /** The email address was sent an email less than a minute ago. */
  | 'email-rate-limited'
  /** The project has reached its email limit for now. */
  | 'emails-used-up'
  /** The password that confirms an action is wrong. */
  | 'wrong-password'
  /** The link from an email is expired, used or damaged. */
  | 'link-expired'
  /** A file of the site is missing, so the call was not made. Reload the page. */
  | 'site-updated'
  /** The requested range starts after the last row. */
  | 'empty-range'
  /** The server did not carry out the call. */
  | 'refused'

/** A failed call of an `api.ts`, with a message for the user. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly kind: ApiErrorKind,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Whether over_email_send_rate_limit means that this address got an email within the last minute.
 * Otherwise, the code means that the whole project has reached its email limit.
 */
const isEmailRateLimited = ({ message }: Pick<AuthError, 'message'>) =>
  message.startsWith('For security purposes')

/** Whether the auth server says that a session has ended. Errors of gateways have no code. */
export const isSessionEnded = (error: AuthError | null) =>
  // supabase-js gives this name to session_not_found.
  error?.name === 'AuthSessionMissingError' ||
  error?.code === 'user_banned' ||
  messagesByAuthCode[error?.code ?? ''] === sessionExpiredMessage

function getAuthErrorKind(error: AuthError): ApiErrorKind {
  if (error.code === 'email_not_confirmed') return 'email-not-confirmed'
  if (error.code !== 'over_email_send_rate_limit') return 'refused'
  return isEmailRateLimited(error) ? 'email-rate-limited' : 'emails-used-up'
}

/**
 * Returns the data of an auth response. Throws its error as an `ApiError`. `unknownOutcomeMessage`
 * is for a lost response.
 */
export function unwrap<Result extends { data: unknown; error: AuthError | null }>(
  { data, error }: Result,
  unknownOutcomeMessage?: string,
) {
  if (error) throw fromAuthError(error, unknownOutcomeMessage)
  return data as Extract<Result, { error: null }>['data']
}

/** Returns an auth error as an `ApiError`. `unknownOutcomeMessage` is for a lost response. */
export const fromAuthError = (error: AuthError, unknownOutcomeMessage?: string) =>
  isUnknownOutcome(error)
    ? unknownOutcomeError(unknownOutcomeMessage)
    : new ApiError(getAuthErrorMessage(error), getAuthErrorKind(error))

/** Whether an auth response was lost, or came from a gateway in front of the auth service. */
const isUnknownOutcome = ({ name, status }: AuthError) =>
  name === 'AuthRetryableFetchError' && status !== 500

/** Returns the error of a call that the server may have carried out. */
export const unknownOutcomeError = (message = unexpectedErrorMessage) =>
  new ApiError(message, 'unknown-outcome')

/** Returns a caught error as an `ApiError`. Any other error is a bug, and is reported. */
export function toApiError(error: unknown) {
  if (error instanceof ApiError) return error
  reportUnexpectedError(error)
  return new ApiError(unexpectedErrorMessage, 'unknown-outcome', { cause: error })
}

export const isErrorOfKind = (error: unknown, kind: ApiErrorKind) =>
  error instanceof ApiError && error.kind === kind

/**
 * Returns the message for a failed auth call. Errors of the auth service have a code, gateway
 * errors have none. supabase-js drops the message of a 5xx response. It replaces a missing message
 * with the response as JSON or with the parser's error.
 */
export function getAuthErrorMessage({
  name,
  message,
  status,
  code = '',
}: Pick<AuthError, 'name' | 'message' | 'status' | 'code'>): string {
  const isLost = ['AuthRetryableFetchError', 'AuthUnknownError'].includes(name)
  if (messagesByAuthCode[code]) return messagesByAuthCode[code]
  if (code === 'over_email_send_rate_limit' && !isEmailRateLimited({ message }))
    return emailsUsedUpMessage
  if (!isLost && isReadable(message) && (code || name !== 'AuthApiError')) return message
  return status === 429 ? tooManyAttemptsMessage : unexpectedErrorMessage
}

/** Whether a message is a sentence, instead of HTML or JSON. */
const isReadable = (message: string) => !/^\s*([<[{]|$)/.test(message)

/** Returns the message for a caught error. */
export const getErrorMessage = (error: unknown) => toApiError(error).message

/**
 * Returns the message for a failed database call. `status` is 0 if there was no response. Errors of
 * PostgREST and Postgres have a code, gateway errors have none.
 */
export function getPostgrestErrorMessage(
  { code, message }: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  fallbackMessage = unexpectedErrorMessage,
): string {
  if (status === 0) return fallbackMessage
  // Constraints are named table_field_rule.
  const field = /check constraint "[a-z]+_([a-z]+)_/.exec(message)?.[1]
  if (field) return `Check the ${field}: it’s too long or contains a character we can’t store.`
  if (messagesByDatabaseCode[code]) return messagesByDatabaseCode[code]
  // The codes from PGRST300 are about the token.
  if (code && !code.startsWith('PGRST3') && isReadable(message)) return message
  return status === 429 ? tooManyAttemptsMessage : fallbackMessage
}

/** Returns a PostgREST error as an `ApiError`. */
export function fromPostgrestError(
  error: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  messages: {
    /** For a call that the server may have carried out. */
    unknownOutcome?: string
    /** For a rejection without a readable message. */
    refused?: string
  } = {},
) {
  const isRefused = status >= 400 && status < 500
  const fallbackMessage = isRefused ? messages.refused : messages.unknownOutcome
  const message = getPostgrestErrorMessage(error, status, fallbackMessage)
  if (!isRefused) return unknownOutcomeError(message)
  return new ApiError(message, status === 416 ? 'empty-range' : 'refused')
}
