import { expect, test } from 'vitest'
import { matchesSearch, paramsOf, searchFilter, viewOf } from './post-view'

test.each([
  ['', { search: '', order: 'newest' }],
  ['q=hours&order=oldest', { search: 'hours', order: 'oldest' }],
  ['q=%20hours%20&order=sideways', { search: 'hours', order: 'newest' }],
  [`q=${'x'.repeat(300)}`, { search: 'x'.repeat(200), order: 'newest' }],
])('reads the view of the address ?%s', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toEqual(view)
})

test.each(['', 'q=hours', 'order=oldest', 'q=two+words&order=oldest'])(
  'writes the view of the address ?%s',
  (query) => {
    const params = paramsOf(viewOf(new URLSearchParams(query)))
    expect(new URLSearchParams(params).toString()).toBe(query)
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

test('writes no character into a filter that PostgREST or the regular expression would interpret', () => {
  const patterns = [
    'a[.]b',
    '[[.quotation-mark.]]c[[.comma.]]d[[.quotation-mark.]]',
    '[[.left-parenthesis.]]e[[.right-parenthesis.]]',
    '[[.backslash.]]f',
    '[[.circumflex.]]g',
    'c[+][+]',
    '50%',
  ]
  expect(searchFilter('a.b "c,d" (e) \\f ^g C++ 50%')).toEqual(
    `and(${patterns.map((pattern) => `or(title.imatch."${pattern}",content.imatch."${pattern}")`).join(',')})`,
  )
  expect(searchFilter('é')).toEqual(
    'and(or(title.imatch."é",title.imatch."e\u0301",content.imatch."é",content.imatch."e\u0301"))',
  )
})
