import { expect, test } from 'vitest'
import { formatInquiry } from './answers'

test('the message lists the inquiry and the answers, with long answers below their labels', () => {
  const message = formatInquiry(
    'Travel request: Flights',
    [
      { kind: 'text', name: 'to', label: 'Destination' },
      { kind: 'text', name: 'from', label: 'Departure' },
      { kind: 'textarea', name: 'more', label: 'Anything else' },
    ],
    { to: ' Lisbon ', from: ' ', more: 'Aisle seat,\nplease' },
  )
  expect(message).toBe(
    'Travel request: Flights\nDestination: Lisbon\n\nAnything else:\nAisle seat,\nplease',
  )
})
