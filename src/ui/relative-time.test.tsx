import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatRelativeTime, RelativeTime } from './relative-time'

const now = Date.parse('2026-03-10T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23.9 * hour, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day, '2 days ago'],
  [29 * day, '29 days ago'],
  [30 * day, '1 month ago'],
  [364 * day, '12 months ago'],
  [365 * day, '1 year ago'],
  [731 * day, '2 years ago'],
  // Simulates a server whose clock is ahead of this one.
  [-30_000, 'just now'],
  [-2 * hour, 'just now'],
  [-400 * day, 'just now'],
])('formats %d ms before now as %s', (ms, words) => {
  expect(formatRelativeTime(new Date(now - ms), now)).toBe(words)
})

test('shows the full date on hover', () => {
  const date = '2020-02-29T12:00:00.123456+00:00'
  vi.setSystemTime(now)
  render(<RelativeTime date={date} />)
  const time = screen.getByRole('time')
  expect(time).toHaveAttribute('datetime', date)
  expect(time).toHaveAttribute('title', expect.stringMatching(/^Saturday, February 29, 2020 at /))
  expect(time).toHaveTextContent('6 years ago')
})
