import { endSession, sessionClient, storedSession } from '@/auth/session'
import type { Tables } from '@/lib/database.types'
import { databaseMessage, notRenewed, sessionEnded } from '@/lib/errors'
import { limited } from '@/lib/limited'
import { unexpectedError, unreachable } from '@/lib/failures'
import type { Client } from '@/lib/supabase'

export type Post = Tables<'posts'>

/** What a person writes of a post. */
export interface PostDraft {
  title: string
  content: string
}

/** A stretch of a person's posts, counted from the newest. */
export interface Range {
  start: number
  count: number
}

/** How many posts are shown first, and how many more each time. */
export const pageSize = 50

/** The longest title and content, in characters, as the table's constraints have them. */
export const postLimits = { title: 200, content: 20_000 }

type Failure =
  /** The server does not take the session, which has been ended. */
  | 'session'
  /** What was asked for is gone, or somebody else's. */
  | 'gone'
  /** Nobody knows whether the server has done it. */
  | 'unsure'
  | 'refused'

/** A call that failed, with the message for the person. */
export class PostError extends Error {
  constructor(
    message: string,
    readonly failure: Failure,
  ) {
    super(message)
  }
}

/** What went wrong, as a `PostError`, whatever was thrown. */
export const postError = (error: unknown) =>
  error instanceof PostError ? error : new PostError(unexpectedError, 'unsure')

interface Answer<T> {
  data: T
  error: { code: string; message: string } | null
  status: number
}

const notAnAnswer = () => new PostError(unexpectedError, 'unsure')

/** Makes a call within the time limit; throws a `PostError` for anything but an answer without error. */
async function answerOf<T, A extends Answer<T>>(
  call: (client: Client, signal: AbortSignal) => PromiseLike<A>,
  controller?: AbortController,
): Promise<A> {
  const before = storedSession()
  const answer = await limited(
    async (signal) => call(await sessionClient(), signal),
    controller,
  ).catch(() => {
    throw new PostError(unreachable, 'unsure')
  })
  const { error, status } = answer
  if (!error) return answer
  if (status === 401 && isAboutSession(error)) {
    const now = storedSession()
    // Another one by now, or one that did not go along, has not been refused.
    if (now && (now !== before || error.code === withoutToken))
      throw new PostError(notRenewed, 'refused')
    endSession()
    throw new PostError(sessionEnded, 'session')
  }
  throw new PostError(
    databaseMessage(error, status),
    /^PGRST1(03|16)$/.test(error.code)
      ? 'gone'
      : status >= 400 && status < 500
        ? 'refused'
        : 'unsure',
  )
}

/**
 * What the anonymous role is told, which may do nothing here: the session had ended when the call went
 * out, or the auth service did not renew it.
 */
const withoutToken = '42501'

/** Whether a 401 is about the session: PostgREST says so; a gateway before it can mean anything. */
const isAboutSession = ({ code }: { code: string }) =>
  code === withoutToken || /^PGRST30[1-3]$/.test(code)

/** Posts of a person, newest first. */
export interface Listing {
  posts: Post[]
  /** How many are newer than the first of these. */
  start: number
  /** How many there are in all. */
  total: number
}

/** A stretch of a person's posts; the newest when there are no longer as many. */
export async function listPosts(
  userId: string,
  { start, count }: Range,
  controller: AbortController,
): Promise<Listing> {
  try {
    const answer = await answerOf(
      (client, signal) =>
        client
          .from('posts')
          .select('*', { count: 'exact' })
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .range(start, start + count - 1)
          .abortSignal(signal),
      controller,
    )
    const posts: unknown = answer.data
    if (!Array.isArray(posts)) throw notAnAnswer()
    return { posts: posts as Post[], start, total: answer.count ?? start + posts.length }
  } catch (error) {
    if (start > 0 && postError(error).failure === 'gone')
      return listPosts(userId, { start: 0, count }, controller)
    throw error
  }
}

/** A post of a person as it is stored; none where it is gone. */
export async function readPost(userId: string, id: string) {
  const { data } = await answerOf((client, signal) =>
    client.from('posts').select('*').eq('id', id).eq('user_id', userId).abortSignal(signal),
  )
  if (!Array.isArray(data)) throw notAnAnswer()
  return data.find((post) => post.id === id)
}

/** Saves a new post of a person. */
export async function createPost(userId: string, { title, content }: PostDraft) {
  const { status } = await answerOf((client, signal) =>
    client.from('posts').insert({ title, content, user_id: userId }).abortSignal(signal),
  )
  // supabase-js takes an empty 404 for a success.
  if (status !== 201) throw notAnAnswer()
}

/** Whether a person has a post of these words that is newer than `since`, a `created_at` of the server. */
export async function isPosted(userId: string, { title, content }: PostDraft, since: string) {
  const { data } = await answerOf((client, signal) => {
    const same = client.from('posts').select('content').eq('user_id', userId).eq('title', title)
    return (since ? same.gt('created_at', since) : same).abortSignal(signal)
  })
  if (!Array.isArray(data)) throw notAnAnswer()
  // The content may be too long for an address.
  return data.some((post) => (post.content ?? '') === content)
}

/** Changes a post of a person; a post that is gone or somebody else's is an error. */
export async function updatePost(userId: string, id: string, { title, content }: PostDraft) {
  const { data } = await answerOf((client, signal) =>
    client
      .from('posts')
      .update({ title, content })
      .eq('id', id)
      .eq('user_id', userId)
      .select('id')
      .abortSignal(signal)
      .single(),
  )
  if (!data) throw notAnAnswer()
}

/** Deletes a post of a person; a post that is gone or somebody else's is an error. */
export async function deletePost(userId: string, id: string) {
  const { data } = await answerOf((client, signal) =>
    client
      .from('posts')
      .delete()
      .eq('id', id)
      .eq('user_id', userId)
      .select('id')
      .abortSignal(signal)
      .single(),
  )
  if (!data) throw notAnAnswer()
}
