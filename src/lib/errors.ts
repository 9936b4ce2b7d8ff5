import type { AuthError, PostgrestError } from '@supabase/supabase-js'

// User-facing messages by the code of an error. What a single call says is in src/content.

/** For a failure without a message of its own, such as a lost connection. */
export const unexpectedError = 'An unexpected error occurred.'
export const sessionExpiredMessage = 'Your session has ended. Log in again.'
export const siteUpdatedMessage = 'The site was updated. Reload the page, then try again.'
const emailsUsedUp = 'We can’t send emails right now. Try again later, or contact us.'
const tooManyAttempts = 'Too many attempts. Wait a moment and try again.'

/** Messages for codes of PostgREST and Postgres. */
const databaseMessages: Record<string, string> = {
  '42501': 'You don’t have permission to do this. Log in again and retry.',
  '23502': 'A required field is empty.',
  '23505': 'This already exists.',
  '23503': 'Something this depends on has been deleted.',
  '22P05': 'The text contains a character that can’t be stored.',
  '22021': 'The text contains a character that can’t be stored.',
  '57014': 'This took too long and was stopped. Try again; if you searched, try fewer words.',
  PGRST116: 'We couldn’t find it, or it isn’t yours.',
}

/** Messages for codes of the auth service whose own message is about its parts; others show the message. */
const authMessages: Record<string, string> = {
  bad_jwt: sessionExpiredMessage,
  insufficient_aal: 'This account needs a code from its authenticator app. Log in first.',
  no_authorization: sessionExpiredMessage,
  over_request_rate_limit: tooManyAttempts,
  refresh_token_already_used: sessionExpiredMessage,
  refresh_token_not_found: sessionExpiredMessage,
  session_expired: sessionExpiredMessage,
  unexpected_failure: unexpectedError,
  unknown: unexpectedError,
  user_not_found: sessionExpiredMessage,
}

/** What a failed call means for what comes next. */
export type ApiErrorKind =
  /** The server rejected the session, which has been ended. */
  | 'session-ended'
  /** What was asked for does not exist, or belongs to another user. */
  | 'not-found'
  /** It was changed elsewhere in the meantime. */
  | 'conflict'
  /** The response was lost: the server may or may not have done it. */
  | 'unknown-outcome'
  /** The email address of the account is not confirmed. */
  | 'email-not-confirmed'
  /** The email address was sent an email less than a minute ago. */
  | 'email-rate-limited'
  /** The project has sent all the emails that it may send for now. */
  | 'emails-used-up'
  /** The password that confirms an action is wrong. */
  | 'wrong-password'
  /** The link of an email is expired, used or damaged. */
  | 'link-expired'
  /** A file of the site is missing, so the call was not made: load the page again. */
  | 'site-updated'
  /** The server did not do it. */
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
 * Whether the code over_email_send_rate_limit means that this email address got an email less than a minute
 * ago. Otherwise it means that the emails of the whole project are used up.
 */
const isEmailRateLimited = ({ message }: Pick<AuthError, 'message'>) =>
  message.startsWith('For security purposes')

function getAuthErrorKind(error: AuthError): ApiErrorKind {
  if (error.code === 'email_not_confirmed') return 'email-not-confirmed'
  if (error.code !== 'over_email_send_rate_limit') return 'refused'
  return isEmailRateLimited(error) ? 'email-rate-limited' : 'emails-used-up'
}

/** The data of a response of the auth service. Throws its error as an `ApiError`, or says that it was lost. */
export function unwrap<Result extends { data: unknown; error: AuthError | null }>(
  { data, error }: Result,
  lost?: string,
) {
  if (error) throw fromAuthError(error, lost)
  return data as Extract<Result, { error: null }>['data']
}

/** An error of the auth service as an `ApiError`. `lost` is the message if the response was lost. */
export const fromAuthError = (error: AuthError, lost?: string) =>
  isUnknownOutcome(error)
    ? unknownOutcomeError(lost)
    : new ApiError(getAuthErrorMessage(error), getAuthErrorKind(error))

/** Whether the response of the auth service was lost, or is that of a gateway before it. */
export const isUnknownOutcome = ({ name, status }: AuthError) =>
  name === 'AuthRetryableFetchError' && status !== 500

/** The error of a call that the server may have carried out. */
export const unknownOutcomeError = (message = unexpectedError) =>
  new ApiError(message, 'unknown-outcome')

/** What a call threw, as an `ApiError`. `message` is for a call whose response was lost. */
export const toApiError = (error: unknown, message?: string) =>
  error instanceof ApiError ? error : unknownOutcomeError(message)

/**
 * The message for a failed auth call. An error of the auth service has a code; one of a gateway has none.
 * supabase-js drops the message of a 5xx response, and replaces a missing one with the response as JSON or
 * with the parser's error.
 */
export function getAuthErrorMessage({
  name,
  message,
  status,
  code = '',
}: Pick<AuthError, 'name' | 'message' | 'status' | 'code'>): string {
  const isUnreadable =
    ['AuthRetryableFetchError', 'AuthUnknownError'].includes(name) || /^([[{]|$)/.test(message)
  if (authMessages[code]) return authMessages[code]
  if (code === 'over_email_send_rate_limit' && !isEmailRateLimited({ message })) return emailsUsedUp
  if (!isUnreadable && (code || name !== 'AuthApiError')) return message
  return status === 429 ? tooManyAttempts : unexpectedError
}

/** Throws what a call threw, as an `ApiError`. */
export function throwApiError(error: unknown): never {
  throw toApiError(error)
}

/** The message for whatever a call threw. */
export const getErrorMessage = (error: unknown) => toApiError(error).message

/**
 * The message for a failed database call. `status` is 0 when there was no response. Messages of PostgREST,
 * Postgres and gateways are never shown.
 */
export function getPostgrestErrorMessage(
  { code, message }: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  fallback = unexpectedError,
): string {
  if (status === 0) return fallback
  // Raised by our own SQL for the user; PostgREST takes the status from the code.
  if (/^PT4\d\d$/.test(code) && message) return message
  if (status === 429) return tooManyAttempts
  // Constraints are named table_field_rule.
  const field = /check constraint "[a-z]+_([a-z]+)_/.exec(message)?.[1]
  if (field) return `Check the ${field}: it may be too long, or have characters we can’t store.`
  return databaseMessages[code] ?? fallback
}

/**
 * An error of PostgREST as an `ApiError`. `lost` is the message if the server may have carried out the call,
 * `refused` the one for a refusal without a message of its own.
 */
export function fromPostgrestError(
  error: Pick<PostgrestError, 'code' | 'message'>,
  status: number,
  lost?: string,
  refused?: string,
) {
  const isRefused = status >= 400 && status < 500
  const message = getPostgrestErrorMessage(error, status, isRefused ? refused : lost)
  if (error.code === 'PGRST116') return new ApiError(message, 'not-found')
  return isRefused ? new ApiError(message, 'refused') : unknownOutcomeError(message)
}

/** Whether PostgREST says that a token is valid only later. It checks the time by its own clock. */
export const isClockError = ({ code, message }: Pick<PostgrestError, 'code' | 'message'>) =>
  code === 'PGRST303' && /issued at future|not yet valid/.test(message)
