import { HttpResponse } from 'msw'
import type { PostListParams } from '@/posts/paginated-posts'
import {
  type Post,
  type PostField,
  type PostValues,
  searchableFields,
  toFormValues,
  toPostValues,
} from '@/posts/post-fields'
import { ada } from './mock-backend'

/** The parameters of the first page of all posts. */
export const firstPageParams: PostListParams = { searchText: '', order: 'newest', pageNumber: 1 }

export const postId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Returns a post's values with the given ones, and the others empty. */
export const postValues = (overrides: Partial<PostValues>): PostValues => ({
  ...toPostValues(toFormValues()),
  ...overrides,
})

/** Returns a post's values with this text in every text field. */
export const textValues = (toText: (name: PostField) => string): PostValues =>
  postValues(Object.fromEntries(searchableFields.map((name) => [name, toText(name)])))

/** Returns a post of Ada as PostgREST sends it. Higher numbers are newer. */
export function post(number: number, overrides: Partial<Post> = {}): Post {
  const time = `2026-01-05T09:00:00.${String(number).padStart(6, '0')}+00:00`
  return {
    ...postValues({}),
    id: postId(number),
    user_id: ada.id,
    title: `Post ${number}`,
    content: `Content ${number}`,
    created_at: time,
    updated_at: time,
    ...overrides,
  }
}

/** Returns the response to a create, with the created post. */
export const createdPost = (number: number, overrides?: Partial<Post>) =>
  HttpResponse.json(post(number, overrides), { status: 201 })
