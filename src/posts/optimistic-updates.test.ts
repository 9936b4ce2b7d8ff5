import { describe, expect, test } from 'vitest'
import { post } from '../../tests/post-fixtures'
import { firstPageParams, type PostListParams } from './dashboard-search-params'
import { applyMutation, type PostMutation } from './optimistic-updates'
import { toPostValues } from './post-fields'

const titlesAfter = (change: PostMutation, params: Partial<PostListParams> = {}, total = 2) => {
  const list = { ...firstPageParams, ...params, posts: [post(2), post(1)], total }
  const changed = applyMutation(list, change)
  return [changed.posts.map(({ title }) => title), changed.total]
}

const shown = ['Post 2', 'Post 1']

describe('a new post', () => {
  const create: PostMutation = { kind: 'create', post: post(3) }

  test.each([
    ['the first of the first page', {}, 2, ['Post 3', ...shown], 3],
    ['on a page before the second', { pageNumber: 2 }, 52, shown, 53],
    [
      'the last of the last page if the oldest are first',
      { order: 'oldest', pageNumber: 2 },
      52,
      [...shown, 'Post 3'],
      53,
    ],
    ['on a page after this one if the oldest are first', { order: 'oldest' }, 52, shown, 53],
    [
      'in the results of a search that it matches',
      { search: 'post 3' },
      2,
      ['Post 3', ...shown],
      3,
    ],
    ['not in those of a search that it does not match', { search: 'hours' }, 2, shown, 2],
  ] as const)('is %s', (_, params, total, titles, newTotal) => {
    expect(titlesAfter(create, params, total)).toEqual([titles, newTotal])
  })

  test('is not added twice', () => {
    expect(titlesAfter({ kind: 'create', post: post(2) })).toEqual([shown, 2])
  })
})

describe('a changed post', () => {
  const update = (title: string): PostMutation => ({
    kind: 'update',
    id: post(1).id,
    values: { ...toPostValues({ title }), updated_at: '' },
  })

  test('keeps its place', () => {
    expect(titlesAfter(update('Renamed'))).toEqual([['Post 2', 'Renamed'], 2])
  })

  test('leaves the results of a search that it no longer matches, and no other post does', () => {
    expect(titlesAfter(update('Renamed'), { search: 'content' })).toEqual([['Post 2'], 1])
  })
})

test('a deleted post is gone, and one of another page changes nothing', () => {
  expect(titlesAfter({ kind: 'delete', id: post(1).id })).toEqual([['Post 2'], 1])
  expect(titlesAfter({ kind: 'delete', id: post(9).id })).toEqual([shown, 2])
})
