import { describe, expect, test } from 'vitest'
import { validateEmail, validateText, isBlank } from './validate'

// tests/database/is-blank.test.ts compares every code point with the database.
describe('isBlank', () => {
  const whiteSpace = ' \t\n\r\v\f\u0085\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000'
  const invisible = [
    '\u0001\u007f', // control characters
    '\u00ad\u180e', // soft hyphen, Mongolian vowel separator
    '\u200b\u200c\u200d\u2060\ufeff', // zero-width characters
    '\u061c\u202e\u2066\u2069', // bidirectional controls
    '\u115f\u1160\u3164\uffa0', // Hangul fillers
    '\ufe0f\u{e0100}', // variation selectors
    '\u{e0001}\u{e0061}\u{e007f}', // tags
    '\u2800', // the blank Braille pattern
  ].join('')

  test.each([
    ['an empty text', ''],
    ['white space', whiteSpace],
    ['invisible characters', invisible],
  ])('treats %s as blank', (_, text) => {
    expect(isBlank(text)).toBe(true)
  })

  test.each([
    ['a letter among invisible characters', `${invisible}a${invisible}`],
    ['a Braille pattern with dots', '\u2801'],
    ['a combining mark', '\u0301'],
  ])('does not treat %s as blank', (_, text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('validateText', () => {
  test.each(['', ' ', '\n\t', '\u00a0\u3000\ufeff'])('rejects %j if a text is required', (text) => {
    expect(validateText(text, { label: 'Title', max: 9, required: true })).toBe(
      'Title is required.',
    )
  })

  test('accepts an empty optional text', () => {
    expect(validateText('', { label: 'Company', max: 9 })).toBeUndefined()
  })

  test('counts characters like the database', () => {
    const rule = { label: 'Title', max: 3 }
    expect(validateText('abc', rule)).toBeUndefined()
    expect(validateText('🙂🙂🙂', rule)).toBeUndefined()
    expect(validateText('abcd', rule)).toBe('Title can have at most 3 characters; this has 4.')
    expect(validateText('🙂🙂🙂🙂', rule)).toBe('Title can have at most 3 characters; this has 4.')
  })

  test('rejects NUL, which Postgres cannot store', () => {
    expect(validateText('a\0b', { label: 'Title', max: 9 })).toBe(
      'Title contains a character that can’t be stored.',
    )
  })

  test('accepts any writing system and markup', () => {
    for (const text of [
      '<script>alert(1)</script>',
      'مرحبا بالعالم',
      '日本語',
      "Robert'); DROP TABLE posts;--",
    ])
      expect(validateText(text, { label: 'Title', max: 99, required: true })).toBeUndefined()
  })
})

describe('validateEmail', () => {
  test.each(['a@b.co', ' ada@example.com ', 'a.b+c@mail.example.co.uk', 'ü@exämple.de'])(
    'may be %j',
    (email) => expect(validateEmail(email, 'Email')).toBeUndefined(),
  )

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'a@b@c.de',
    'ada@example.',
  ])('rejects %j', (email) =>
    expect(validateEmail(email, 'Email')).toBe('Email must look like name@example.com.'),
  )

  // Like the constraint of the contacts table, requires every part of the domain to be non-empty.
  test.each(['ada@example..com', 'ada@.example.com'])('rejects %j, like the database', (email) =>
    expect(validateEmail(email, 'Email')).toBe('Email must look like name@example.com.'),
  )

  test('rejects an email address of more than 254 characters', () => {
    expect(validateEmail(' ', 'Email')).toBe('Email is required.')
    expect(validateEmail(`${'a'.repeat(249)}@b.co`, 'Email')).toBeUndefined()
    expect(validateEmail(`${'a'.repeat(250)}@b.co`, 'Email')).toBe(
      'Email can have at most 254 characters; this has 255.',
    )
  })
})
