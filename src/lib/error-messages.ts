import { formatCount } from './format'

// Messages for invalid input, for failed calls by error code, and for a missing connection. Messages
// for single calls are in the copy.ts of their folder.

/** For a failure without its own message. */
export const unexpectedErrorMessage = 'An unexpected error occurred.'
export const offlineMessage = 'The connection failed. Check it, then try again.'
export const notRenewedMessage =
  'We couldn’t check that you’re still logged in. Try again in a moment.'
export const unansweredMessage = 'We didn’t get a response. Check your connection, then try again.'
export const siteUpdatedMessage = 'The site was updated. Reload the page, then try again.'
export const tooManyAttemptsMessage = 'Too many attempts. Wait a moment and try again.'

/** Messages for Postgres error codes whose own message is too technical. */
export const messagesByDatabaseCode: Record<string, string> = {
  '42501': 'You can’t do this right now. Log in again, then retry.',
  '23502': 'A required field is empty.',
  '23505': 'This already exists. Reload the page to see it.',
  '23503': 'Part of this was deleted. Reload the page and try again.',
  '22P05': 'The text contains a character that can’t be stored.',
  '22021': 'The text contains a character that can’t be stored.',
  '57014': 'This took too long and was stopped. Try again.',
}

/** Messages for auth error codes whose own message is too technical or missing. */
export const messagesByAuthCode: Record<string, string> = {
  bad_jwt: notRenewedMessage,
  insufficient_aal: 'This account needs a code from its authenticator app. Log in first.',
  over_request_rate_limit: tooManyAttemptsMessage,
  over_email_send_rate_limit: 'We can’t send emails right now. Try again later, or contact us.',
  unexpected_failure: unexpectedErrorMessage,
  unknown: unexpectedErrorMessage,
}

/** What a violated check constraint says about a field, by the constraint's rule. */
export const violationsByRule: Record<string, string> = {
  format: 'must look like name@example.com',
  length: 'is too long',
  not_blank: 'is empty',
  printable: 'contains a character that can’t be stored',
}

/** Messages for invalid input. Each starts with the label of the field, which adds it. */
export const validationMessages = {
  required: (label: string) => `${label} is required.`,
  forbiddenCharacter: (label: string) => `${label} contains a character that can’t be stored.`,
  tooLong: (max: number, length: number) => (label: string) =>
    `${label} can have at most ${formatCount(max)} characters; this has ${formatCount(length)}.`,
  email: (label: string) => `${label} must look like name@example.com.`,
}
