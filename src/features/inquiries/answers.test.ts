import { expect, test } from 'vitest'
import type { InquiryField } from '@/content/inquiries/inquiry-content'
import { formatInquiry, validateAnswers } from './answers'

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

test('rejects a departure on the day of the arrival, and a date after a year', () => {
  const toDate = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const fields: InquiryField[] = [
    { kind: 'date', name: 'arrival', label: 'Arrival', isWithinYear: true },
    { kind: 'date', name: 'departure', label: 'Departure', after: 'arrival' },
  ]
  const validate = (arrival: number, departure: number) =>
    validateAnswers(fields, { arrival: toDate(arrival), departure: toDate(departure) })
  expect(validate(20, 21)).toEqual({})
  expect(validate(20, 20).departure).toMatch(/^Choose \w+day, .+ or later\.$/)
  expect(validate(368, 369)).toEqual({ arrival: 'Choose a date within a year from today.' })
})
