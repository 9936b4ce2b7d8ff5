import type { Auth } from '@/auth/auth-provider'
import { readStoredSession } from '@/auth/session'
import type { Tables } from '@/lib/database.types'
import {
  databaseMessage,
  notRenewed,
  sessionEnded,
  unexpectedError,
  unreachable,
} from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'

export type Post = Tables<'posts'>

/** What the calls need of `useAuth()`. */
export type PostsAuth = Pick<Auth, 'getClient' | 'expireSession'>

/** The fields of a post that its author writes. */
export interface PostDraft {
  title: string
  content: string
}

/** A range of a user's posts, counted from the newest. */
export interface PageRange {
  start: number
  count: number
}

/** How many posts are loaded at first, and how many more each time. */
export const pageSize = 50

/** The maximum lengths of title and content, as in the table's constraints. */
export const postLimits = { title: 200, content: 20_000 }

type Failure =
  /** The server rejected the session, which has been ended. */
  | 'session'
  /** The post does not exist, or belongs to another user. */
  | 'not-found'
  /** The server may or may not have done it. */
  | 'unknown-outcome'
  | 'refused'

/** A failed call, with a user-facing message. */
export class PostError extends Error {
  constructor(
    message: string,
    readonly failure: Failure,
  ) {
    super(message)
  }
}

/** Returns whatever was thrown as a `PostError`. */
export const postError = (error: unknown) =>
  error instanceof PostError ? error : new PostError(unexpectedError, 'unknown-outcome')

interface Result<T> {
  data: T
  error: { code: string; message: string } | null
  status: number
}

const invalidResponse = () => new PostError(unexpectedError, 'unknown-outcome')

/** Makes a call within the time limit. Throws a `PostError` if it fails. */
async function request<T, R extends Result<T>>(
  { getClient, expireSession }: PostsAuth,
  call: (client: Client, signal: AbortSignal) => PromiseLike<R>,
  signal?: AbortSignal,
): Promise<R> {
  const before = readStoredSession()
  const result = await withTimeout(
    async (limited) => call(await getClient(), limited),
    signal,
  ).catch(() => {
    throw new PostError(unreachable, 'unknown-outcome')
  })
  const { error, status } = result
  if (!error) return result
  if (status === 401 && isAboutSession(error)) {
    const now = readStoredSession()
    // The server rejected neither a newer session nor one that was not sent.
    if (now && (now !== before || error.code === withoutToken))
      throw new PostError(notRenewed, 'refused')
    expireSession()
    throw new PostError(sessionEnded, 'session')
  }
  throw new PostError(
    databaseMessage(error, status),
    /^PGRST1(03|16)$/.test(error.code)
      ? 'not-found'
      : status >= 400 && status < 500
        ? 'refused'
        : 'unknown-outcome',
  )
}

/**
 * The code for the anonymous role, which may do nothing here: the request was sent without a token,
 * because the session had ended or was not renewed.
 */
const withoutToken = '42501'

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutSession = ({ code }: { code: string }) =>
  code === withoutToken || /^PGRST30[1-3]$/.test(code)

/** A page of a user's posts, newest first. */
export interface PostPage {
  posts: Post[]
  /** How many posts are newer than the first of this page. */
  start: number
  /** How many there are in all. */
  total: number
}

/** Loads a page of a user's posts, or the newest page if the range is no longer there. */
export async function listPosts(
  auth: PostsAuth,
  userId: string,
  { start, count }: PageRange,
  signal: AbortSignal,
): Promise<PostPage> {
  try {
    const { data, count: total } = await request(
      auth,
      (client, limited) =>
        client
          .from('posts')
          .select('*', { count: 'exact' })
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .range(start, start + count - 1)
          .abortSignal(limited),
      signal,
    )
    if (!Array.isArray(data)) throw invalidResponse()
    return { posts: data, start, total: total ?? start + data.length }
  } catch (error) {
    if (start > 0 && postError(error).failure === 'not-found')
      return listPosts(auth, userId, { start: 0, count }, signal)
    throw error
  }
}

/** Loads a post of a user. Returns undefined if it does not exist. */
export async function readPost(auth: PostsAuth, userId: string, id: string) {
  const { data } = await request(auth, (client, signal) =>
    client.from('posts').select('*').eq('id', id).eq('user_id', userId).abortSignal(signal),
  )
  if (!Array.isArray(data)) throw invalidResponse()
  return data.find((post) => post.id === id)
}

/** Creates a post of a user. */
export async function createPost(auth: PostsAuth, userId: string, { title, content }: PostDraft) {
  const { status } = await request(auth, (client, signal) =>
    client.from('posts').insert({ title, content, user_id: userId }).abortSignal(signal),
  )
  // supabase-js takes an empty 404 for success.
  if (status !== 201) throw invalidResponse()
}

/**
 * Returns whether a user has a post with this title and content that is newer than `since`, a
 * `created_at` of the server. Compares in the browser: a title in the URL would end up in server logs.
 */
export async function wasCreated(
  auth: PostsAuth,
  userId: string,
  { title, content }: PostDraft,
  since: string,
) {
  const { data } = await request(auth, (client, signal) => {
    const posts = client.from('posts').select('title, content').eq('user_id', userId)
    return (since ? posts.gt('created_at', since) : posts)
      .order('created_at', { ascending: false })
      .limit(pageSize)
      .abortSignal(signal)
  })
  if (!Array.isArray(data)) throw invalidResponse()
  return data.some((post) => post.title === title && (post.content ?? '') === content)
}

/** Updates a post of a user. */
export async function updatePost(
  auth: PostsAuth,
  userId: string,
  id: string,
  { title, content }: PostDraft,
) {
  const { data } = await request(auth, (client, signal) =>
    client
      .from('posts')
      .update({ title, content })
      .eq('id', id)
      .eq('user_id', userId)
      .select('id')
      .abortSignal(signal)
      .single(),
  )
  if (!data) throw invalidResponse()
}

/** Deletes a post of a user. */
export async function deletePost(auth: PostsAuth, userId: string, id: string) {
  const { data } = await request(auth, (client, signal) =>
    client
      .from('posts')
      .delete()
      .eq('id', id)
      .eq('user_id', userId)
      .select('id')
      .abortSignal(signal)
      .single(),
  )
  if (!data) throw invalidResponse()
}
