import { describe, expect, test } from 'vitest'
import { checkEmail, checkText } from './validate'

describe('a text', () => {
  test.each(['', ' ', '\n\t', '\u00a0\u3000\ufeff'])('that is required is more than %j', (text) => {
    expect(checkText(text, { label: 'Title', max: 9, required: true })).toBe('Title is required.')
  })

  test('that is optional may be empty', () => {
    expect(checkText('', { label: 'Company', max: 9 })).toBeUndefined()
  })

  test('has as many characters as the database counts at most', () => {
    const rule = { label: 'Title', max: 3 }
    expect(checkText('abc', rule)).toBeUndefined()
    expect(checkText('🙂🙂🙂', rule)).toBeUndefined()
    expect(checkText('abcd', rule)).toBe('Title can have 3 characters at most; this has 4.')
    expect(checkText('🙂🙂🙂🙂', rule)).toBe('Title can have 3 characters at most; this has 4.')
  })

  test('has no NUL, which Postgres does not store', () => {
    expect(checkText('a\0b', { label: 'Title', max: 9 })).toBe(
      'Title contains a character that cannot be stored.',
    )
  })

  test('may be in any script, and look like HTML', () => {
    for (const text of [
      '<script>alert(1)</script>',
      'مرحبا بالعالم',
      '日本語',
      "Robert'); DROP TABLE posts;--",
    ])
      expect(checkText(text, { label: 'Title', max: 99, required: true })).toBeUndefined()
  })
})

describe('an e-mail address', () => {
  test.each(['a@b.co', ' ada@example.com ', 'a.b+c@mail.example.co.uk', 'ü@exämple.de'])(
    'may be %j',
    (address) => expect(checkEmail(address, 'Email')).toBeUndefined(),
  )

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'a@b@c.de',
    'ada@example.',
  ])('is not %j', (address) =>
    expect(checkEmail(address, 'Email')).toBe('Email needs the form name@example.com.'),
  )

  // As the constraint of the contacts table has it: no part of the domain is empty.
  test.each(['ada@example..com', 'ada@.example.com'])('is not %j either', (address) =>
    expect(checkEmail(address, 'Email')).toBe('Email needs the form name@example.com.'),
  )

  test('is required, and has 254 characters at most', () => {
    expect(checkEmail(' ', 'Email')).toBe('Email is required.')
    expect(checkEmail(`${'a'.repeat(249)}@b.co`, 'Email')).toBeUndefined()
    expect(checkEmail(`${'a'.repeat(250)}@b.co`, 'Email')).toBe(
      'Email can have 254 characters at most; this has 255.',
    )
  })
})
