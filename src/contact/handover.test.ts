import { expect, test } from 'vitest'
import { handedOverMessage, handoverOf } from './handover'

test('says subject, request and answers in lines, long answers below their label', () => {
  const { message } = handoverOf('TravelSupport', 'Travel request: Flights', [
    { label: 'Destination', text: 'Lisbon' },
    { label: 'Anything else', text: 'Aisle seat,\nplease', long: true },
  ])
  expect(message).toBe(
    'Subject: Travel support\n\nTravel request: Flights\nDestination: Lisbon\n\nAnything else:\nAisle seat,\nplease',
  )
})

test('reads back what was handed over', () => {
  expect(handedOverMessage({ message: 'Hello' })).toBe('Hello')
  expect(handedOverMessage({ message: '🙂'.repeat(5000) })).toBeDefined()
})

test.each([
  null,
  undefined,
  'Hello',
  { text: 'Hello' },
  { message: 7 },
  { message: '  ' },
  { message: 'x'.repeat(5001) },
])('takes nothing from %j', (state) => {
  expect(handedOverMessage(state)).toBeUndefined()
})
