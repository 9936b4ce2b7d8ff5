import { expect, test } from 'vitest'
import type { InquiryField } from '@/content/types'
import { formatInquiry, getMinDate, validateAnswers } from './answers'

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

test('the message has dates in words', () => {
  const message = formatInquiry('Inquiry', [{ kind: 'date', name: 'on', label: 'Date' }], {
    on: '2026-01-31',
  })
  expect(message).toBe('Inquiry\nDate: Saturday, January 31, 2026')
})

const year = new Date().getFullYear()
const zip: InquiryField = { kind: 'zip', name: 'answer', label: 'ZIP code' }
const people: InquiryField = { kind: 'number', name: 'answer', label: 'People', min: 1, max: 5000 }
const built: InquiryField = { kind: 'year', name: 'answer', label: 'Year built', min: 1600 }

test.each<[InquiryField, string, string | undefined]>([
  [zip, 'Springfield', 'Enter a five-digit ZIP code.'],
  [zip, '94110', undefined],
  [zip, '94110-1234', undefined],
  [people, 'a few', 'Enter a whole number.'],
  [people, '0', 'Enter a number from 1 to 5,000.'],
  [people, '1', undefined],
  [people, '5,001', 'Enter a number from 1 to 5,000.'],
  [people, '5,000', undefined],
  [built, '1599', `Enter a year from 1600 to ${year}.`],
  [built, String(year + 1), `Enter a year from 1600 to ${year}.`],
  [built, String(year), undefined],
])('the answer to %o, %s: %s', (field, answer, message) => {
  expect(validateAnswers([field], { answer })).toEqual({ answer: message })
})

const toDate = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('rejects dates in the past, on the day of the arrival, and after a year', () => {
  const departure: InquiryField = {
    kind: 'date',
    name: 'departure',
    label: 'Departure',
    after: 'arrival',
  }
  const fields: InquiryField[] = [
    { kind: 'date', name: 'arrival', label: 'Arrival', isWithinYear: true },
    departure,
  ]
  const validate = (arrival: number, leaving: number) =>
    validateAnswers(fields, { arrival: toDate(arrival), departure: toDate(leaving) })
  expect(validate(20, 21)).toEqual({})
  expect(validate(-2, 21)).toEqual({ arrival: 'This date is in the past.' })
  expect(validate(20, 20).departure).toMatch(/^Choose \w+day, .+ or later\.$/)
  expect(validate(368, 369)).toEqual({ arrival: 'Choose a date within a year from today.' })
  expect(getMinDate(departure, { arrival: toDate(20) })).toBe(toDate(21))
})
