import { sessionClient } from '@/auth/session'
import type { Tables } from '@/lib/database.types'
import { databaseMessage } from '@/lib/errors'

export type Post = Tables<'posts'>

/** What a person writes of a post. */
export interface PostDraft {
  title: string
  content: string
}

/** How many posts are asked for at a time. */
export const pageSize = 50

/** The longest title and content, in characters, as the table's constraints have them. */
export const postLimits = { title: 200, content: 20_000 }

/** A call that failed, with the message for the person. */
export class PostError extends Error {}

interface Answer<T> {
  data: T
  error: { code: string; message: string } | null
  status: number
}

function unwrap<T>({ data, error, status }: Answer<T>): NonNullable<T> {
  if (error) throw new PostError(databaseMessage(error, status))
  return data as NonNullable<T>
}

/** The first `count` posts of a person, newest first, and how many there are in all. */
export async function listPosts(userId: string, count: number, signal: AbortSignal) {
  const client = await sessionClient()
  const answer = await client
    .from('posts')
    .select('*', { count: 'exact' })
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(0, count - 1)
    .abortSignal(signal)
  const posts: Post[] = unwrap(answer)
  return { posts, total: answer.count ?? posts.length }
}

/** Saves a new post of a person. */
export async function createPost(userId: string, { title, content }: PostDraft) {
  const client = await sessionClient()
  unwrap(await client.from('posts').insert({ title, content, user_id: userId }))
}

/** Changes a post of a person; a post that is gone or somebody else's is an error. */
export async function updatePost(userId: string, id: string, { title, content }: PostDraft) {
  const client = await sessionClient()
  unwrap(
    await client
      .from('posts')
      .update({ title, content })
      .eq('id', id)
      .eq('user_id', userId)
      .select('id')
      .single(),
  )
}

/** Deletes a post of a person; a post that is gone or somebody else's is an error. */
export async function deletePost(userId: string, id: string) {
  const client = await sessionClient()
  unwrap(
    await client.from('posts').delete().eq('id', id).eq('user_id', userId).select('id').single(),
  )
}
