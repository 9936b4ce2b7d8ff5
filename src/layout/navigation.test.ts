import { expect, test } from 'vitest'
import { isPathWithin } from './navigation'

test.each([
  ['/', '/', true],
  ['/pricing', '/', false],
  ['/pricing', '/pricing', true],
  ['/pricing-old', '/pricing', false],
  ['/dashboard/drafts', '/dashboard', true],
  ['/services/finance', '/services/finance/loans', false],
])('%s is within %s: %s', (path, page, within) => {
  expect(isPathWithin(path, page)).toBe(within)
})
