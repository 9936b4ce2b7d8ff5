import { expect, test } from 'vitest'
import { readContactPrefill, requestMessage } from './prefill-contact'

test('the message has the subject, the request and the answers in lines, long answers below their label', () => {
  const message = requestMessage('TravelSupport', 'Travel request: Flights', [
    { label: 'Destination', text: 'Lisbon' },
    { label: 'Anything else', text: 'Aisle seat,\nplease', long: true },
  ])
  expect(message).toBe(
    'Subject: Travel support\n\nTravel request: Flights\nDestination: Lisbon\n\nAnything else:\nAisle seat,\nplease',
  )
})

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
