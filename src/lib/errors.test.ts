import type { AuthError } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { fromAuthError, fromPostgrestError, isSessionEndedError, offlineCode } from './errors'

const unexpected = 'An unexpected error occurred.'
const unanswered = 'We didn’t get a response. Check your connection, then try again.'
const offline = 'The connection failed. Check it, then try again.'
const noEmails = 'We can’t send emails right now. Try again later, or contact us.'
const tooMany = 'Too many attempts. Wait a moment and try again.'

describe('fromAuthError', () => {
  const fromAuth = (message: string, status?: number, code?: string, name = 'AuthApiError') =>
    fromAuthError({ name, message, status, code } as AuthError)

  test.each([
    ['Auth session missing!', 400, undefined, 'AuthSessionMissingError'],
    ['Invalid login credentials', 400, 'invalid_credentials'],
    ['Password should be at least 8 characters.', 422, 'weak_password', 'AuthWeakPasswordError'],
    ['Auth session or user missing', 500, undefined, 'AuthInvalidTokenResponseError'],
    ['Invalid JWT structure', 400, 'invalid_jwt', 'AuthInvalidJwtError'],
    ['You must provide either an email or phone', 400, undefined, 'AuthInvalidCredentialsError'],
    ['For security purposes, wait 42 seconds.', 429, 'over_email_send_rate_limit'],
    ['<b> is not allowed', 422, 'validation_failed'],
    ['{"quoted"}', 422, 'validation_failed'],
  ])('shows the message "%s"', (message, status, code, name = 'AuthApiError') => {
    expect(fromAuth(message, status, code, name).message).toBe(message)
  })

  test.each([
    ['for an empty message', '', 400, 'some_code', unexpected],
    ['for HTML', '', undefined, undefined, unexpected, 'AuthUnknownError'],
    ['for the gateway of a paused project', 'Project paused', 540, undefined, unexpected],
    ['for a gateway without a key', 'Invalid API key', 401, undefined, unexpected],
    ['for the rate limit of a gateway', 'slow down', 429, undefined, tooMany],
    ['for its own rate limit', 'reached', 429, 'over_request_rate_limit', tooMany],
    ['if emails run out', 'email rate limit exceeded', 429, 'over_email_send_rate_limit', noEmails],
  ])('shows a message of its own %s', (_, message, status, code, shown, name = 'AuthApiError') => {
    expect(fromAuth(message, status, code, name)).toMatchObject({ message: shown })
  })

  test.each([
    ['Failed to fetch', 0, 'unknown-outcome', 'Maybe sent.', unanswered],
    [offlineCode, 0, 'repeatable', offline, offline],
    ['{}', 500, 'refused', unexpected, unexpected],
    ['{}', 504, 'unknown-outcome', 'Maybe sent.', unexpected],
  ])(
    'tells a lost response from a rejection: %s, %d',
    (message, status, kind, shown, unchanged) => {
      const error = { name: 'AuthRetryableFetchError', message, status } as AuthError
      expect(fromAuthError(error, 'Maybe sent.')).toMatchObject({ kind, message: shown })
      expect(fromAuthError(error).message).toBe(unchanged)
    },
  )

  test.each([
    ['For security purposes, you can only request this after 42 seconds.', 'email-rate-limited'],
    ['email rate limit exceeded', 'refused'],
  ])('distinguishes the two meanings of over_email_send_rate_limit: %s', (message, kind) => {
    expect(fromAuth(message, 429, 'over_email_send_rate_limit')).toMatchObject({ kind })
  })
})

test('some errors of the auth server end the session', () => {
  const api = [
    'no_authorization',
    'refresh_token_already_used',
    'refresh_token_not_found',
    'session_expired',
    'session_not_found',
    'user_banned',
    'user_not_found',
  ]
  for (const code of api)
    expect(isSessionEndedError({ name: 'AuthApiError', code } as AuthError)).toBe(true)
  for (const code of ['bad_jwt', 'insufficient_aal', undefined])
    expect(isSessionEndedError({ name: 'AuthApiError', code } as AuthError)).toBe(false)
  expect(isSessionEndedError({ name: 'AuthSessionMissingError' } as AuthError)).toBe(true)
  expect(isSessionEndedError({ name: 'AuthRetryableFetchError' } as AuthError)).toBe(false)
})

describe('fromPostgrestError', () => {
  const fallbacks = ['Maybe sent.', 'Not sent.'] as const

  test.each([
    ['42501', 403, 'You can’t do this right now. Log in again, then retry.'],
    ['23502', 400, 'A required field is empty.'],
    ['23505', 409, 'This already exists. Reload the page to see it.'],
    ['23503', 409, 'Part of this was deleted. Reload the page and try again.'],
    ['22P05', 400, 'The text contains a character that can’t be stored.'],
    ['57014', 500, 'This took too long and was stopped. Try again.'],
  ])('explains the code %s', (code, status, message) => {
    const error = fromPostgrestError({ code, message: 'Of the server' }, status, ...fallbacks)
    expect(error).toMatchObject({ message, kind: 'refused' })
  })

  test.each([
    ['posts_title_length', 'title', 'The title is too long.'],
    ['posts_title_not_blank', 'title', 'The title is empty.'],
    ['contacts_email_format', 'email', 'The email must look like name@example.com.'],
    ['contacts_name_printable', 'name', 'The name contains a character that can’t be stored.'],
  ])('says what the violated constraint %s checks', (constraint, field, shown) => {
    const message = `new row for relation "x" violates check constraint "${constraint}"`
    const error = fromPostgrestError({ code: '23514', message }, 400)
    expect(error).toMatchObject({ message: shown, field, kind: 'refused' })
  })

  test.each([
    ['22001', 400, 'value too long for type character varying(120)'],
    ['23514', 400, 'a contact message must be shorter than 32 KB'],
    ['53100', 500, 'could not extend file: No space left on device'],
    ['P0001', 400, '<b> is not allowed'],
    ['P0001', 400, '[draft] is not allowed'],
    ['P0001', 400, '{name} is not allowed'],
    ['PT429', 429, 'We’re getting too many messages right now.'],
    ['PT503', 503, 'Raised with a status of the server'],
  ])('shows the message of the database: %s, %d "%s"', (code, status, message) => {
    const error = fromPostgrestError({ code, message }, status, ...fallbacks)
    expect(error).toMatchObject({ message, kind: 'refused' })
  })

  test.each([
    ['PGRST000', 503, 'could not connect to server: Connection refused', unexpected],
    ['PGRST002', 503, 'Could not query the database for the schema cache.', unexpected],
    ['PGRST003', 504, 'Timed out acquiring connection from connection pool.', unexpected],
    ['PGRST205', 404, 'Could not find the table in the schema cache', unexpected],
    ['PGRST301', 401, 'No suitable key or wrong key type', unexpected],
    ['PGRST303', 401, 'JWT issued at future', unexpected],
    ['P0001', 400, '', unexpected],
    ['', 402, 'Service for this project is restricted: exceed_egress_quota', unexpected],
    ['', 429, 'Request rate limit reached', tooMany],
    ['', 502, '<html><h1>502 Bad Gateway</h1></html>', unexpected],
    [undefined, 544, 'upstream timeout', unexpected],
    ['', 200, '{"half', unexpected],
    ['', 0, 'TypeError: Failed to fetch', unanswered],
  ])('replaces the message of %s, %d "%s"', (code = '', status, message, shown) => {
    expect(fromPostgrestError({ code, message }, status).message).toBe(shown)
    const isRejection = status >= 400 && status < 500
    const fallback = status === 429 ? tooMany : isRejection ? 'Not sent.' : 'Maybe sent.'
    expect(fromPostgrestError({ code, message }, status, ...fallbacks)).toMatchObject({
      message: fallback,
      kind: isRejection ? 'refused' : 'unknown-outcome',
    })
  })

  test('says that the connection failed if the call never left', () => {
    const message = `Error: ${offlineCode}`
    const error = fromPostgrestError({ code: '', message }, 0, ...fallbacks)
    expect(error).toMatchObject({ message: offline, kind: 'repeatable' })
  })
})
