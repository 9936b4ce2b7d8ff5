import { describe, expect, test } from 'vitest'
import { validateEmail, validateText } from './validate'

describe('validateText', () => {
  test.each(['', ' ', '\n\t', '\u00a0\u3000\ufeff'])('rejects %j if a text is required', (text) => {
    const error = validateText(text, { max: 9, required: true })
    expect(error?.('Title')).toBe('Title is required.')
  })

  test('accepts an empty optional text', () => {
    expect(validateText('', { max: 9 })).toBeUndefined()
  })

  test('counts characters like the database', () => {
    const rule = { max: 3 }
    expect(validateText('abc', rule)).toBeUndefined()
    expect(validateText('🙂🙂🙂', rule)).toBeUndefined()
    const message = 'Title can have at most 3 characters; this has 4.'
    expect(validateText('abcd', rule)?.('Title')).toBe(message)
    expect(validateText('🙂🙂🙂🙂', rule)?.('Title')).toBe(message)
  })

  test('rejects NUL, which Postgres cannot store', () => {
    expect(validateText('a\0b', { max: 9 })?.('Title')).toBe(
      'Title contains a character that can’t be stored.',
    )
  })

  test('accepts any writing system and markup', () => {
    const text = '<script>مرحبا 日本語</script>'
    expect(validateText(text, { max: 99, required: true })).toBeUndefined()
  })
})

describe('validateEmail', () => {
  test.each(['a@b.co', ' ada@example.com ', 'a.b+c@mail.example.co.uk', 'ü@exämple.de'])(
    'may be %j',
    (email) => expect(validateEmail(email)).toBeUndefined(),
  )

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'a@b@c.de',
    'ada@example.',
    // Like the constraint of the contacts table, requires every part of the domain to be non-empty.
    'ada@example..com',
    'ada@.example.com',
  ])('rejects %j', (email) =>
    expect(validateEmail(email)?.('Email')).toBe('Email must look like name@example.com.'),
  )

  test('rejects an email address of more than 254 characters', () => {
    expect(validateEmail(' ')?.('Email')).toBe('Email is required.')
    expect(validateEmail(`${'a'.repeat(249)}@b.co`)).toBeUndefined()
    expect(validateEmail(`${'a'.repeat(250)}@b.co`)?.('Email')).toBe(
      'Email can have at most 254 characters; this has 255.',
    )
  })
})
