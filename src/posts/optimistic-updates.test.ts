import { describe, expect, test } from 'vitest'
import { firstPageParams, post, postValues } from '../../tests/post-fixtures'
import { applyPendingMutations, applySavedMutation, type PostMutation } from './optimistic-updates'
import type { PostListParams } from './paginated-posts'

const twoPosts = (params: Partial<PostListParams> = {}, total = 2) => ({
  ...firstPageParams,
  ...params,
  posts: [post(2), post(1)],
  total,
})

const shown = ['Post 2', 'Post 1']

/**
 * Returns the titles and total of a page with a pending mutation. Lists new titles without an ID
 * separately.
 */
function applyPending(mutation: PostMutation, params?: Partial<PostListParams>, total?: number) {
  const page = applyPendingMutations(twoPosts(params, total), [mutation])
  const toTitles = (posts: { title: string }[]) => posts.map(({ title }) => title)
  return [toTitles(page.pendingPosts), toTitles(page.posts), page.total]
}

describe('a new post', () => {
  const create: PostMutation = { kind: 'create', values: postValues({ title: 'Post 3' }) }

  test.each([
    ['on the first page', {}, 2, true, 3],
    ['on a page before the second', { pageNumber: 2 }, 52, false, 53],
    ['on the last page if the oldest are first', { order: 'oldest', pageNumber: 2 }, 52, true, 53],
    ['on a page after this one if the oldest are first', { order: 'oldest' }, 52, false, 53],
    ['in the results of a search that it matches', { searchText: 'post 3' }, 2, true, 3],
    ['not in those of a search that it does not match', { searchText: 'hours' }, 2, false, 2],
  ] as const)('is %s', (_, params, total, isShown, newTotal) => {
    expect(applyPending(create, params, total)).toEqual([
      isShown ? ['Post 3'] : [],
      shown,
      newTotal,
    ])
    const saved = applySavedMutation(twoPosts(params, total), { kind: 'create', post: post(3) })
    const added = 'order' in params ? [...shown, 'Post 3'] : ['Post 3', ...shown]
    expect(saved.posts.map(({ title }) => title)).toEqual(isShown ? added : shown)
    expect(saved.total).toBe(newTotal)
  })

  test('is added only once', () => {
    const page = twoPosts()
    expect(applySavedMutation(page, { kind: 'create', post: post(2) })).toEqual(page)
  })
})

describe('a changed post', () => {
  const update = (title: string): PostMutation => ({
    kind: 'update',
    id: post(1).id,
    updated_at: '',
    values: postValues({ title }),
  })

  test('keeps its place', () => {
    expect(applyPending(update('Renamed'))).toEqual([[], ['Post 2', 'Renamed'], 2])
  })

  test('is the only post removed from a search that it no longer matches', () => {
    expect(applyPending(update('Renamed'), { searchText: 'content' })).toEqual([[], ['Post 2'], 1])
  })
})

test('a deleted post is removed, and a deletion on another page changes nothing', () => {
  expect(applyPending({ kind: 'delete', id: post(1).id })).toEqual([[], ['Post 2'], 1])
  expect(applyPending({ kind: 'delete', id: post(9).id })).toEqual([[], shown, 2])
})
