import { expect, test } from 'vitest'
import { wordsFilter } from './word-search'

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
  expect(wordsFilter('a.b "c,d" (e) \\f ^g C++ 50%', ['title', 'content'])).toEqual(
    `and(${patterns.map((pattern) => `or(title.imatch."${pattern}",content.imatch."${pattern}")`).join(',')})`,
  )
  expect(wordsFilter('é', ['title', 'content'])).toEqual(
    'and(or(title.imatch."é",title.imatch."e\u0301",content.imatch."é",content.imatch."e\u0301"))',
  )
})
