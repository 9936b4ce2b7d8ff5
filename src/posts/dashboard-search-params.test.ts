import { expect, test } from 'vitest'
import {
  dashboardHref,
  firstPageParams,
  matchesSearchText,
  parseDashboardSearchParams,
} from './dashboard-search-params'

test.each([
  ['', firstPageParams],
  ['q=hours&order=oldest&page=2', { search: 'hours', order: 'oldest', pageNumber: 2 }],
  ['q=%20hours%20&order=sideways', { ...firstPageParams, search: 'hours' }],
  ['page=0', firstPageParams],
  ['page=1e3&edit=', firstPageParams],
  ['page=-1', firstPageParams],
  [`q=${'x'.repeat(300)}`, { ...firstPageParams, search: 'x'.repeat(200) }],
])('reads the parameters of the address ?%s', (query, params) => {
  expect(parseDashboardSearchParams(new URLSearchParams(query))).toEqual(params)
})

test.each(['', 'q=hours', 'order=oldest', 'q=two+words&order=oldest&page=2', 'edit=1'])(
  'writes the parameters of the address ?%s',
  (query) => {
    expect(dashboardHref(parseDashboardSearchParams(new URLSearchParams(query))).search).toBe(query)
  },
)

test('finds posts with all words, in any order, in title or content', () => {
  const post = { title: 'Opening HOURS', content: 'Nine to six' }
  expect(matchesSearchText('six hour', post)).toBe(true)
  expect(matchesSearchText('six seven', post)).toBe(false)
  expect(matchesSearchText('', { title: 'Post', content: null })).toBe(true)
  expect(matchesSearchText('null', { title: 'Post', content: null })).toBe(false)
  expect(matchesSearchText('(', post)).toBe(false)
  expect(matchesSearchText('\\', post)).toBe(false)
  expect(matchesSearchText('cafe\u0301', { title: 'Café', content: null })).toBe(true)
  // Only eight words count.
  expect(matchesSearchText('opening hours nine to six o e i absent', post)).toBe(true)
})
