import type { AuthError } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { fromAuthError, getAuthErrorMessage, getPostgrestErrorMessage } from './errors'

const unexpected = 'An unexpected error occurred.'
const tooMany = 'Too many attempts. Wait a moment and try again.'
const ended = 'Your session has ended. Log in again.'

describe('getAuthErrorMessage', () => {
  const error = (message: string, status?: number, code?: string, name = 'AuthApiError') => ({
    name,
    message,
    status,
    code,
  })

  test.each([
    ['Auth session missing!', 400, undefined, 'AuthSessionMissingError'],
    ['Invalid login credentials', 400, 'invalid_credentials', 'AuthApiError'],
    ['Password should be at least 8 characters.', 422, 'weak_password', 'AuthWeakPasswordError'],
    ['Auth session or user missing', 500, undefined, 'AuthInvalidTokenResponseError'],
    ['Invalid JWT structure', 400, 'invalid_jwt', 'AuthInvalidJwtError'],
    [
      'You must provide either an email or phone number and a password',
      400,
      undefined,
      'AuthInvalidCredentialsError',
    ],
    [
      'For security purposes, you can only request this after 42 seconds.',
      429,
      'over_email_send_rate_limit',
      'AuthApiError',
    ],
  ])('shows the message "%s"', (message, status, code, name) => {
    expect(getAuthErrorMessage(error(message, status, code, name))).toBe(message)
  })

  test.each([500, 501, 502, 503, 504, 520, 530])(
    'shows an unexpected error for the status %d, because its message is lost',
    (status) => {
      expect(getAuthErrorMessage(error('{}', status, undefined, 'AuthRetryableFetchError'))).toBe(
        unexpected,
      )
    },
  )

  test('shows an unexpected error without a connection', () => {
    expect(
      getAuthErrorMessage(error('Failed to fetch', 0, undefined, 'AuthRetryableFetchError')),
    ).toBe(unexpected)
  })

  test.each(['', '{}', '{"error_code":"x"}', '[]'])(
    'shows an unexpected error for the message %j',
    (message) => {
      expect(getAuthErrorMessage(error(message, 400))).toBe(unexpected)
      expect(getAuthErrorMessage(error(message, 429))).toBe(tooMany)
    },
  )

  test.each([
    ['Invalid API key', 401, unexpected],
    ['Service for this project is restricted: exceed_egress_quota', 402, unexpected],
    ['Project paused', 540, unexpected],
    ['upstream timeout', 544, unexpected],
    ['could not connect to server', 556, unexpected],
    ['API rate limit exceeded', 429, tooMany],
  ])('hides the message "%s" of a gateway', (message, status, shown) => {
    expect(getAuthErrorMessage(error(message, status))).toBe(shown)
  })

  test.each([
    ['Request rate limit reached', 429, 'over_request_rate_limit', tooMany],
    ['invalid JWT: unable to parse or verify signature', 403, 'bad_jwt', ended],
    ['This endpoint requires a Bearer token', 401, 'no_authorization', ended],
    ['Invalid Refresh Token: Already Used', 400, 'refresh_token_already_used', ended],
    ['User from sub claim in JWT does not exist', 403, 'user_not_found', ended],
  ])('hides the message "%s" of the auth service', (message, status, code, shown) => {
    expect(getAuthErrorMessage(error(message, status, code))).toBe(shown)
  })

  test('says that no email can be sent once the limit of the project is reached', () => {
    const usedUp = error('email rate limit exceeded', 429, 'over_email_send_rate_limit')
    expect(getAuthErrorMessage(usedUp)).toBe(
      'We can’t send emails right now. Try again later, or contact us.',
    )
  })

  test('shows an unexpected error for a response that is not JSON', () => {
    const message = `Unexpected token '<', "<html>" is not valid JSON`
    expect(getAuthErrorMessage(error(message, undefined, undefined, 'AuthUnknownError'))).toBe(
      unexpected,
    )
  })
})

describe('getPostgrestErrorMessage', () => {
  test.each([
    ['42501', 403, 'You can’t do this right now. Log in again, then retry.'],
    ['23502', 400, 'A required field is empty.'],
    ['23505', 409, 'This already exists. Reload the page to see it.'],
    ['23503', 409, 'Part of this was deleted. Reload the page and try again.'],
    ['22P05', 400, 'The text contains a character that can’t be stored.'],
    [
      '57014',
      500,
      'This took too long and was stopped. Try again; if you searched, try fewer words.',
    ],
  ])('explains the code %s', (code, status, words) => {
    expect(getPostgrestErrorMessage({ code, message: 'Of the server' }, status)).toBe(words)
  })

  test('names the field of a violated constraint', () => {
    const message = 'new row for relation "posts" violates check constraint "posts_title_length"'
    expect(getPostgrestErrorMessage({ code: '23514', message }, 400)).toBe(
      'Check the title: it’s too long or contains a character we can’t store.',
    )
  })

  test.each([
    ['PGRST000', 503, 'could not connect to server: Connection refused'],
    ['PGRST002', 503, 'Could not query the database for the schema cache. Retrying.'],
    ['PGRST003', 504, 'Timed out acquiring connection from connection pool.'],
    ['PGRST205', 404, "Could not find the table 'public.posts' in the schema cache"],
    ['22001', 400, 'value too long for type character varying(120)'],
    ['23514', 400, 'a contact message must be shorter than 32 KB'],
    ['53100', 500, 'could not extend file: No space left on device'],
    ['P0001', 400, 'Raised by another function'],
    ['PT429', 429, 'We’re getting too many messages right now.'],
    ['PT503', 503, 'Raised with a status of the server'],
  ])('shows the message of the database: %s, %d "%s"', (code, status, message) => {
    expect(getPostgrestErrorMessage({ code, message }, status, 'Not sent.')).toBe(message)
  })

  test.each([
    ['PGRST301', 401, 'No suitable key or wrong key type'],
    ['PGRST302', 401, 'Anonymous access is disabled'],
    ['PGRST303', 401, 'JWT expired'],
    ['PGRST303', 401, 'JWT issued at future'],
    ['PGRST000', 503, '<html><h1>503 Service Unavailable</h1></html>'],
    ['PGRST000', 503, '{"message":"half'],
    ['PGRST000', 503, ''],
    ['', 402, 'Service for this project is restricted: exceed_egress_quota'],
    ['', 544, 'upstream timeout'],
  ])(
    'hides messages about tokens, unreadable ones and those of gateways: %s, %d "%s"',
    (code, status, message) => {
      expect(getPostgrestErrorMessage({ code, message }, status)).toBe(unexpected)
      expect(getPostgrestErrorMessage({ code, message }, status, 'Not sent.')).toBe('Not sent.')
    },
  )

  test('explains the status 429 of a gateway', () => {
    const message = 'Request rate limit reached'
    expect(getPostgrestErrorMessage({ code: '', message }, 429)).toBe(tooMany)
  })

  test('shows the fallback without a connection', () => {
    const failure = { code: '', message: 'TypeError: fetch failed' }
    expect(getPostgrestErrorMessage(failure, 0)).toBe(unexpected)
    expect(getPostgrestErrorMessage(failure, 0, 'Not sent.')).toBe('Not sent.')
  })

  test.each([
    [200, '{"half'],
    [201, 'You are in the Wi-Fi of this hotel'],
    [400, '{"message": "half'],
    [504, 'upstream request timeout'],
  ])('ignores a message that is not from the server: status %d, %s', (status, message) => {
    expect(getPostgrestErrorMessage({ code: '', message }, status)).toBe(unexpected)
  })

  test.each(['', '<html><h1>502 Bad Gateway</h1></html>', '\n<!DOCTYPE html>'])(
    'shows an unexpected error, or the fallback, for the message %j',
    (message) => {
      expect(getPostgrestErrorMessage({ code: '', message }, 502)).toBe(unexpected)
      expect(getPostgrestErrorMessage({ code: '', message }, 502, 'Not sent.')).toBe('Not sent.')
    },
  )
})

describe('the kind of an error', () => {
  test.each([
    ['For security purposes, you can only request this after 42 seconds.', 'email-rate-limited'],
    ['email rate limit exceeded', 'emails-used-up'],
  ])('distinguishes the two meanings of over_email_send_rate_limit: %s', (message, kind) => {
    const error = { name: 'AuthApiError', message, status: 429, code: 'over_email_send_rate_limit' }
    expect(fromAuthError(error as AuthError)).toMatchObject({ kind })
  })

  test.each([
    ['was lost', 0, 'unknown-outcome'],
    ['is from a gateway', 504, 'unknown-outcome'],
    ['is from the auth service', 500, 'refused'],
  ])('depends on whether the auth response %s', (_, status, kind) => {
    const error = { name: 'AuthRetryableFetchError', message: '{}', status }
    expect(fromAuthError(error as AuthError)).toMatchObject({ kind })
  })
})
