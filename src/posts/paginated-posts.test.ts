import { expect, test } from 'vitest'
import { postValues } from '../../tests/post-fixtures'
import { matchesSearchText } from './paginated-posts'

test('matches posts that contain all words, in any order, in the title or content', () => {
  const post = postValues({ title: 'Opening HOURS', content: 'Nine to six' })
  expect(matchesSearchText('six hour', post)).toBe(true)
  expect(matchesSearchText('six seven', post)).toBe(false)
  expect(matchesSearchText('', postValues({ title: 'Post', content: null }))).toBe(true)
  expect(matchesSearchText('null', postValues({ title: 'Post', content: null }))).toBe(false)
  expect(matchesSearchText('(50%) \\', postValues({ title: 'Sale (50%) \\o/' }))).toBe(true)
  expect(matchesSearchText('cafe\u0301', postValues({ title: 'Café', content: null }))).toBe(true)
  // Only eight words count.
  expect(matchesSearchText('opening hours nine to six o e i absent', post)).toBe(true)
})
