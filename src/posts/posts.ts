import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import type { Auth } from '@/auth/auth-provider'
import { readStoredSession } from '@/auth/session'
import { notRenewed, sessionEnded, unexpectedError } from '@/content/messages'
import type { Tables } from '@/lib/database.types'
import { databaseMessage } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { showToast } from '@/ui/toasts'
import { type PostView, searchFilter } from './post-view'

export type Post = Tables<'posts'>

/** What the calls need of `useAuth()`, and whose posts they are about. */
export type PostsAuth = Pick<Auth, 'getClient' | 'expireSession'> & { userId: string }

/** The fields of a post that its author writes. */
export type PostDraft = Record<'title' | 'content', string>

/** A range of the posts of a view, counted from its first. */
export interface PageRange extends PostView {
  start: number
  count: number
}

/** How many posts are loaded at first, and how many more each time. */
export const pageSize = 50

/** How many posts a page of the export has: at most 4 MB. */
const exportPageSize = 200

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
  error instanceof PostError ? error : invalidResponse()

/** Shows a toast about whatever was thrown. */
export const showPostError = (title: string, error: unknown) =>
  showToast({ title, description: postError(error).message, variant: 'destructive' })

const invalidResponse = () => new PostError(unexpectedError, 'unknown-outcome')

/** Makes a call within the time limit. Throws a `PostError` if it fails. */
async function request<R extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>>(
  { getClient, expireSession }: PostsAuth,
  call: (client: Client, signal: AbortSignal) => PromiseLike<R>,
  signal?: AbortSignal,
): Promise<R> {
  const before = readStoredSession()?.refresh_token
  const result = await withTimeout(
    async (limited) => call(await getClient(), limited),
    signal,
  ).catch(() => {
    throw invalidResponse()
  })
  const { error, status } = result
  if (!error) return result
  if (status === 401 && isAboutSession(error)) {
    const now = readStoredSession()?.refresh_token
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

const ownPosts = (client: Client, { userId }: PostsAuth) =>
  client.from('posts').select('*', { count: 'exact' }).eq('user_id', userId)

type OwnPosts = ReturnType<typeof ownPosts>

/** Loads posts of a user. Without retries: they would delay the report of a lost connection by 7 s. */
async function readPosts(
  auth: PostsAuth,
  narrow: (posts: OwnPosts) => OwnPosts,
  signal?: AbortSignal,
) {
  const { data: posts, count } = await request(
    auth,
    (client, limited) => narrow(ownPosts(client, auth)).retry(false).abortSignal(limited),
    signal,
  )
  if (!Array.isArray(posts)) throw invalidResponse()
  return { posts, count }
}

/** A page of the posts of a view. */
export interface PostPage extends PostView {
  posts: Post[]
  /** How many posts of the view are before the first of this page. */
  start: number
  /** How many there are in all. */
  total: number
}

/** Loads a page of a user's posts, or the first page if the range is no longer there. */
export async function listPosts(
  auth: PostsAuth,
  range: PageRange,
  signal?: AbortSignal,
): Promise<PostPage> {
  const { search, order, start, count } = range
  try {
    const { posts, count: total } = await readPosts(
      auth,
      (own) =>
        (search ? own.or(searchFilter(search)) : own)
          .order('created_at', { ascending: order === 'oldest' })
          .order('id')
          .range(start, start + count - 1),
      signal,
    )
    return { search, order, start, posts, total: total ?? start + posts.length }
  } catch (error) {
    if (start > 0 && postError(error).failure === 'not-found')
      return listPosts(auth, { ...range, start: 0 }, signal)
    throw error
  }
}

/**
 * Yields all posts of a user in pages, with the number of those that follow. A page starts after the id
 * of the last post, so that posts that come or go meanwhile shift nothing.
 */
export async function* readAllPosts(auth: PostsAuth, signal: AbortSignal) {
  for (let after: string | undefined; ;) {
    const { posts, count } = await readPosts(
      auth,
      (own) => (after ? own.gt('id', after) : own).order('id').limit(exportPageSize),
      signal,
    )
    after = posts.at(-1)?.id
    if (!after) return
    yield { posts, remaining: Math.max(0, (count ?? 0) - posts.length) }
  }
}

/** Loads a post of a user. Returns undefined if it does not exist. */
export async function readPost(auth: PostsAuth, id: string) {
  const { posts } = await readPosts(auth, (own) => own.eq('id', id))
  return posts.find((post) => post.id === id)
}

/** Creates a post of a user. */
export async function createPost(auth: PostsAuth, { title, content }: PostDraft) {
  const { status } = await request(auth, (client, signal) =>
    client.from('posts').insert({ title, content, user_id: auth.userId }).abortSignal(signal),
  )
  // supabase-js takes an empty 404 for success.
  if (status !== 201) throw invalidResponse()
}

/**
 * Returns whether a user has a post with this title and content that is newer than `since`, a
 * `created_at` of the server. Compares in the browser: a title in the URL would end up in server logs.
 */
export async function wasCreated(auth: PostsAuth, { title, content }: PostDraft, since: string) {
  const { posts } = await readPosts(auth, (own) =>
    (since ? own.gt('created_at', since) : own)
      .order('created_at', { ascending: false })
      .limit(pageSize),
  )
  return posts.some((post) => post.title === title && (post.content ?? '') === content)
}

/** Updates a post of a user, or deletes it if there is no draft. */
export async function changePost(auth: PostsAuth, id: string, draft?: PostDraft) {
  const { data } = await request(auth, (client, signal) => {
    const posts = client.from('posts')
    return (draft ? posts.update({ title: draft.title, content: draft.content }) : posts.delete())
      .eq('id', id)
      .eq('user_id', auth.userId)
      .select('id')
      .abortSignal(signal)
      .single()
  })
  if (!data) throw invalidResponse()
}
