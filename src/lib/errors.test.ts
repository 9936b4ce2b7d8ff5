import { describe, expect, test } from 'vitest'
import { authMessage, databaseMessage } from './errors'

const unexpected = 'An unexpected error occurred.'
const tooMany = 'Too many attempts. Wait a moment and try again.'
const ended = 'Your session has ended. Log in again.'

describe('authMessage', () => {
  test.each([
    ['Auth session missing!', 'AuthSessionMissingError', 400],
    ['Invalid login credentials', 'AuthApiError', 400],
    ['Password should be at least 8 characters.', 'AuthWeakPasswordError', 422],
    ['Auth session or user missing', 'AuthInvalidTokenResponseError', 500],
    ['Invalid JWT structure', 'AuthInvalidJwtError', 400],
    [
      'You must provide either an email or phone number and a password',
      'AuthInvalidCredentialsError',
      400,
    ],
    ['Email rate limit exceeded', 'AuthApiError', 429],
  ])('shows the message "%s"', (message, name, status) => {
    expect(authMessage({ name, message, status })).toBe(message)
  })

  test.each([500, 501, 502, 503, 504, 520, 530])(
    'shows an unexpected error for the status %d, whose message is lost',
    (status) => {
      expect(authMessage({ name: 'AuthRetryableFetchError', message: '{}', status })).toBe(
        unexpected,
      )
    },
  )

  test('shows an unexpected error without a connection', () => {
    expect(
      authMessage({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }),
    ).toBe(unexpected)
  })

  test.each(['', '{}', '{"error_code":"x"}', '[]'])(
    'shows an unexpected error for the message %j',
    (message) => {
      expect(authMessage({ name: 'AuthApiError', message, status: 400 })).toBe(unexpected)
      expect(authMessage({ name: 'AuthApiError', message, status: 429 })).toBe(tooMany)
    },
  )

  test('shows an unexpected error for a response that is not JSON', () => {
    const message = `Unexpected token '<', "<html>" is not valid JSON`
    expect(authMessage({ name: 'AuthUnknownError', message, status: undefined })).toBe(unexpected)
  })
})

describe('databaseMessage', () => {
  test.each([
    ['42501', 403, 'You don’t have permission to do this. Log in again and retry.'],
    ['23502', 400, 'A required field is empty.'],
    ['23505', 409, 'This already exists.'],
    ['23503', 409, 'Something this depends on has been deleted.'],
    ['22P05', 400, 'The text contains a character that can’t be stored.'],
    [
      '57014',
      500,
      'This took too long and was stopped. Try again; if you searched, try fewer words.',
    ],
    ['PGRST116', 406, 'We couldn’t find it, or it isn’t yours.'],
    ['PGRST301', 401, ended],
    ['PGRST302', 401, ended],
    ['PGRST303', 401, ended],
  ])('explains the code %s', (code, status, words) => {
    expect(databaseMessage({ code, message: 'Of the server' }, status)).toBe(words)
  })

  test('names the field of a constraint', () => {
    const message = 'new row for relation "posts" violates check constraint "posts_title_length"'
    expect(databaseMessage({ code: '23514', message }, 400)).toBe(
      'Check the title: it may be too long, or have characters we can’t store.',
    )
  })

  test('shows the message of the server for another code', () => {
    expect(databaseMessage({ code: 'P0001', message: 'Slow down, please.' }, 400)).toBe(
      'Slow down, please.',
    )
  })

  test('explains the status 429 whatever the code', () => {
    expect(databaseMessage({ code: '42501', message: 'x' }, 429)).toBe(tooMany)
  })

  test('shows the message of our own limits', () => {
    const message = 'We’re getting too many messages right now.'
    expect(databaseMessage({ code: 'PT429', message }, 429)).toBe(message)
  })

  test('shows the fallback without a connection', () => {
    const failure = { code: '', message: 'TypeError: fetch failed' }
    expect(databaseMessage(failure, 0)).toBe(unexpected)
    expect(databaseMessage(failure, 0, 'Not sent.')).toBe('Not sent.')
  })

  test.each([
    [200, '{"half'],
    [201, 'You are in the Wi-Fi of this hotel'],
    [400, '{"message": "half'],
    [504, 'upstream request timeout'],
  ])('ignores a message that the server did not write: status %d, %s', (status, message) => {
    expect(databaseMessage({ code: '', message }, status)).toBe(unexpected)
  })

  test.each(['', '<html><h1>502 Bad Gateway</h1></html>', '\n<!DOCTYPE html>'])(
    'shows an unexpected error, or the fallback, for the message %j',
    (message) => {
      expect(databaseMessage({ code: '', message }, 502)).toBe(unexpected)
      expect(databaseMessage({ code: '', message }, 502, 'Not sent.')).toBe('Not sent.')
    },
  )
})
