import { expect, test } from 'vitest'
import { readContactPrefill } from './prefill-contact'

test('reads the prefill of a navigation', () => {
  const state = { message: '🙂'.repeat(5000), draft: 'request' }
  expect(readContactPrefill(state)).toEqual(state)
})

test.each([
  null,
  undefined,
  'Hello',
  { text: 'Hello' },
  { message: 'Hello' },
  { message: 'Hello', draft: 7 },
  { message: 7, draft: 'request' },
  { message: '  ', draft: 'request' },
  { message: 'x'.repeat(5001), draft: 'request' },
])('ignores the invalid state %j', (state) => {
  expect(readContactPrefill(state)).toBeUndefined()
})
