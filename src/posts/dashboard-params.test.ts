import { expect, test } from 'vitest'
import { dashboardUrl, firstPage, matchesSearch, parseParams } from './dashboard-params'

test.each([
  ['', firstPage],
  ['q=hours&order=oldest&page=2', { search: 'hours', order: 'oldest', pageNumber: 2 }],
  ['q=%20hours%20&order=sideways', { ...firstPage, search: 'hours' }],
  ['page=0', firstPage],
  ['page=1e3&edit=', firstPage],
  ['page=-1', firstPage],
  [`q=${'x'.repeat(300)}`, { ...firstPage, search: 'x'.repeat(200) }],
])('reads the parameters of the address ?%s', (query, params) => {
  expect(parseParams(new URLSearchParams(query))).toEqual(params)
})

test.each(['', 'q=hours', 'order=oldest', 'q=two+words&order=oldest&page=2', 'edit=1'])(
  'writes the parameters of the address ?%s',
  (query) => {
    expect(dashboardUrl(parseParams(new URLSearchParams(query))).search).toBe(query)
  },
)

test('finds posts with all words, in any order, in title or content', () => {
  const post = { title: 'Opening HOURS', content: 'Nine to six' }
  expect(matchesSearch('six hour', post)).toBe(true)
  expect(matchesSearch('six seven', post)).toBe(false)
  expect(matchesSearch('', { title: 'Post', content: null })).toBe(true)
  expect(matchesSearch('null', { title: 'Post', content: null })).toBe(false)
  expect(matchesSearch('(', post)).toBe(false)
  expect(matchesSearch('\\', post)).toBe(false)
  expect(matchesSearch('cafe\u0301', { title: 'Café', content: null })).toBe(true)
  // Only eight words count.
  expect(matchesSearch('opening hours nine to six o e i absent', post)).toBe(true)
})
