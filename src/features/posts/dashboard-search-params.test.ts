import { expect, test } from 'vitest'
import { dashboardHref, parseDashboardSearchParams } from './dashboard-search-params'

const firstPageParams = { searchText: '', order: 'newest', pageNumber: 1 }

test.each([
  ['', firstPageParams],
  ['q=hours&order=oldest&page=2', { searchText: 'hours', order: 'oldest', pageNumber: 2 }],
  ['q=%20hours%20&order=sideways', { ...firstPageParams, searchText: 'hours' }],
  ['page=0', firstPageParams],
  ['page=1e3&edit=', firstPageParams],
  ['page=-1', firstPageParams],
  ['page=100000', firstPageParams],
  [`q=${'x'.repeat(300)}`, { ...firstPageParams, searchText: 'x'.repeat(200) }],
  ['q=1++2%0A3+4+5+6+7+8+9', { ...firstPageParams, searchText: '1 2 3 4 5 6 7 8' }],
])('reads the parameters of the URL ?%s', (query, params) => {
  expect(parseDashboardSearchParams(new URLSearchParams(query))).toEqual(params)
})

test.each(['', 'q=hours', 'order=oldest', 'q=two+words&order=oldest&page=2', 'edit=1'])(
  'writes the parameters of the URL ?%s',
  (query) => {
    expect(dashboardHref(parseDashboardSearchParams(new URLSearchParams(query))).search).toBe(query)
  },
)
