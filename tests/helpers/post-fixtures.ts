import { HttpResponse } from 'msw'
import { type Post, type PostValues, toPostValues } from '@/features/posts/post'
import { ada } from './mock-backend'

export const postId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Returns a post's values with the given ones, and the others empty. */
export const postValues = (overrides: Partial<PostValues>): PostValues => ({
  ...toPostValues(),
  ...overrides,
})

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
    request_id: null,
    ...overrides,
  }
}

/** Returns a later version of a post. */
export const newerPost = (number: number, overrides?: Partial<Post>) =>
  post(number, { updated_at: '2026-01-06T09:00:00.000001+00:00', ...overrides })

/** Returns the response to an update, or to a deletion. */
export const updatedPost = (number: number, overrides?: Partial<Post>) =>
  HttpResponse.json([newerPost(number, overrides)])
export const deletedPost = (number: number) => HttpResponse.json([{ id: postId(number) }])

/** Returns the response to a create, with the created post. */
export const createdPost = (number: number, overrides?: Partial<Post>) =>
  HttpResponse.json([post(number, overrides)], { status: 201 })
