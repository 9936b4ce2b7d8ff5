import { HttpResponse } from 'msw'
import {
  type Post,
  type PostField,
  type PostValues,
  textFields,
  toFormValues,
  toPostValues,
} from '@/posts/post-fields'
import { ada } from './mock-backend'

export const postId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The values of a post that are sent, the others empty. */
export const postValues = (overrides: Partial<PostValues>): PostValues => ({
  ...toPostValues(toFormValues()),
  ...overrides,
})

/** The values of a post with a text in each text field. */
export const textValues = (toText: (name: PostField) => string): PostValues =>
  postValues(Object.fromEntries(textFields.map((name) => [name, toText(name)])))

/** A post of Ada as PostgREST sends it. The one with the higher number is newer. */
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

/** The response to a create, with the post that it has made. */
export const createdPost = (number: number, overrides?: Partial<Post>) =>
  HttpResponse.json(post(number, overrides), { status: 201 })
