import { HttpResponse } from 'msw'
import { toPostValues, type Post } from '@/posts/post-fields'
import { ada } from './backend'

export const postId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A post of Ada as PostgREST sends it. The one with the higher number is newer. */
export function post(number: number, changes: Partial<Post> = {}): Post {
  const time = `2026-01-05T09:00:00.${String(number).padStart(6, '0')}+00:00`
  return {
    ...toPostValues(),
    id: postId(number),
    user_id: ada.id,
    title: `Post ${number}`,
    content: `Content ${number}`,
    created_at: time,
    updated_at: time,
    ...changes,
  }
}

/** The response to a create, with the post that it has made. */
export const createdPost = (number: number, changes?: Partial<Post>) =>
  HttpResponse.json(post(number, changes), { status: 201 })
