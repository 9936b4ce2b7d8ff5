import { expect, test } from 'vitest'
import { nearest } from './nearest'

const candidates = [
  { path: '/', label: 'Home' },
  { path: '/pricing', label: 'Pricing' },
  { path: '/services/healthcare', label: 'Healthcare Solutions' },
  { path: '/services/healthcare/find-care', label: 'Find Care' },
  { path: '/services/community/school-management', label: 'School Management' },
  { path: '/services/sales-management', label: 'Sales Management' },
  { path: '/services/travel-tours', label: 'Travel & Tours' },
]

const paths = (asked: string, count = 4) =>
  nearest(asked, candidates, count).map(({ path }) => path)

test.each([
  ['/prcing', '/pricing'],
  ['/Pricing/', '/pricing'],
  ['/school', '/services/community/school-management'],
  ['/services/school-managment', '/services/community/school-management'],
  ['/healthcare/findcare', '/services/healthcare/find-care'],
  ['/travel_and_tours', '/services/travel-tours'],
  ['/services/sales', '/services/sales-management'],
])('suggests for %s the page %s', (asked, path) => {
  expect(paths(asked)[0]).toBe(path)
})

test('returns at most `count` candidates, best first', () => {
  expect(paths('/sales-management', 2)).toEqual([
    '/services/sales-management',
    '/services/community/school-management',
  ])
  expect(paths('/sales-management', 1)).toEqual(['/services/sales-management'])
})

test.each(['/xyzzy-qwerty', '/', '/a', '/services', '/%F0%9F%99%82', '/日本語'])(
  '%s resembles nothing',
  (asked) => {
    expect(paths(asked)).toEqual([])
  },
)
