import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import type { Auth } from '@/auth/auth-provider'
import { storedRefreshToken } from '@/auth/stored-session'
import { notRenewed } from '@/content/messages'
import { databaseMessage, sessionExpiredMessage, unexpectedError } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { showErrorToast } from '@/ui/toasts'
import { hasSameText, type Post, type PostDraft, type PostVersion } from './post-fields'
import { type PostView, searchFilter } from './post-view'

/** What the calls need of `useAuth()`, and whose posts they are about. */
type PostsAuth = Pick<Auth, 'getClient' | 'expireSession' | 'fetchUser'> & { userId: string }

/** A range of the posts of a view, counted from its first. */
export interface PageRange extends PostView {
  start: number
  count: number
}

/** How many posts are loaded at first, and how many more each time. */
export const pageSize = 50

/** How many posts a page of the export has: at most 4 MB. */
const exportPageSize = 200

type Failure =
  /** The server rejected the session, which has been ended. */
  | 'session'
  /** The post does not exist, belongs to another user, or is not the version that was to be updated. */
  | 'not-found'
  /** The post was changed since editing began. */
  | 'conflict'
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

/** Shows a toast about whatever was thrown, with a note. */
export const showPostError = (title: string, error: unknown, note = '') =>
  showErrorToast(title, `${postError(error).message} ${note}`.trim())

const invalidResponse = () => new PostError(unexpectedError, 'unknown-outcome')

/** Makes a call within the time limit. Throws a `PostError` if it fails. */
async function request<R extends Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>>(
  auth: PostsAuth,
  call: (client: Client, signal: AbortSignal) => PromiseLike<R>,
  signal?: AbortSignal,
): Promise<R> {
  const { getClient, expireSession } = auth
  const sent = storedRefreshToken()
  const result = await withTimeout(
    async (callSignal) => call(await getClient(), callSignal),
    signal,
  ).catch(() => {
    throw invalidResponse()
  })
  const { error, status } = result
  if (!error) return result
  if (status === 401 && isAboutSession(error)) {
    // Without a token, the server has rejected no session.
    const rejected = error.code === noTokenCode ? undefined : sent
    throw expireSession(rejected)
      ? new PostError(sessionExpiredMessage, 'session')
      : new PostError(notRenewed, 'refused')
  }
  // Row-level security refuses a new post of a session that has ended elsewhere.
  if (status === 403) await checkSession(auth)
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
const noTokenCode = '42501'

/** Returns whether PostgREST rejected the token. A gateway's 401 can mean anything. */
const isAboutSession = ({ code }: { code: string }) =>
  code === noTokenCode || /^PGRST30[1-3]$/.test(code)

const ownPosts = (client: Client, { userId }: PostsAuth, withTotal = false) =>
  client
    .from('posts')
    .select('*', { count: withTotal ? 'exact' : undefined })
    .eq('user_id', userId)

type OwnPosts = ReturnType<typeof ownPosts>

/** Loads posts of a user. Without retries: they would delay the report of a lost connection by 7 s. */
async function readPosts(
  auth: PostsAuth,
  narrow: (posts: OwnPosts) => OwnPosts,
  { withTotal, signal }: { withTotal?: boolean; signal?: AbortSignal } = {},
) {
  const { data: posts, count: total } = await request(
    auth,
    (client, callSignal) =>
      narrow(ownPosts(client, auth, withTotal))
        .retry(false)
        .abortSignal(callSignal),
    signal,
  )
  if (!Array.isArray(posts)) throw invalidResponse()
  return { posts, total: total ?? undefined }
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
    const { posts, total } = await readPosts(
      auth,
      (own) =>
        (search ? own.or(searchFilter(search)) : own)
          .order('created_at', { ascending: order === 'oldest' })
          .order('id')
          .range(start, start + count - 1),
      { withTotal: true, signal },
    )
    return { search, order, start, posts, total: total ?? start + posts.length }
  } catch (error) {
    if (start > 0 && postError(error).failure === 'not-found')
      return listPosts(auth, { ...range, start: 0 }, signal)
    throw error
  }
}

/**
 * Yields the posts of a user in pages, from the one after an id on; the first page of all with their
 * number. By ids, posts that come or go meanwhile shift nothing.
 */
export async function* readAllPosts(auth: PostsAuth, signal: AbortSignal, after?: string) {
  for (let last = after; ;) {
    const page = await readPosts(
      auth,
      (own) => (last ? own.gt('id', last) : own).order('id').limit(exportPageSize),
      { withTotal: !last, signal },
    )
    last = page.posts.at(-1)?.id
    if (!last) return
    yield page
  }
}

/** Returns the `created_at` of a user's newest post, if there is one. */
export async function newestDate(auth: PostsAuth) {
  const { posts } = await readPosts(auth, (own) =>
    own.order('created_at', { ascending: false }).limit(1),
  )
  return posts[0]?.created_at ?? ''
}

/** Throws if the session has ended elsewhere: the server then shows no posts, and takes none. */
export async function checkSession({ fetchUser }: PostsAuth) {
  const user = await fetchUser().catch(() => undefined)
  if (user === null) throw new PostError(sessionExpiredMessage, 'session')
}

/** Loads a post of a user. Returns undefined if it does not exist. */
export async function readPost(auth: PostsAuth, id: string) {
  const { posts } = await readPosts(auth, (own) => own.eq('id', id))
  return posts.find((post) => post.id === id)
}

/** Creates a post of a user. */
export async function createPost(auth: PostsAuth, draft: PostDraft) {
  const { status } = await request(auth, (client, signal) =>
    client
      .from('posts')
      .insert({ ...draft, user_id: auth.userId })
      .abortSignal(signal),
  )
  // supabase-js takes an empty 404 for success.
  if (status !== 201) throw invalidResponse()
}

/**
 * Returns whether a user has a post with this text that is newer than `since`, a `created_at` of the
 * server. Compares in the browser: a title in the URL would end up in server logs.
 */
export async function wasCreated(auth: PostsAuth, draft: PostDraft, since: string) {
  const { posts } = await readPosts(auth, (own) =>
    (since ? own.gt('created_at', since) : own)
      .order('created_at', { ascending: false })
      .limit(pageSize),
  )
  return posts.some((post) => hasSameText(post, draft))
}

/** Updates a version of a post, unless there is a newer one. Returns the `updated_at` of the new one. */
export async function updatePost(
  auth: PostsAuth,
  { id, updated_at }: PostVersion,
  draft: PostDraft,
) {
  const { data } = await request(auth, (client, signal) =>
    client
      .from('posts')
      .update(draft)
      .eq('id', id)
      .eq('user_id', auth.userId)
      .eq('updated_at', updated_at)
      .select('updated_at')
      .abortSignal(signal)
      .single(),
  )
  if (!data?.updated_at) throw invalidResponse()
  return data.updated_at
}

/** Deletes a post of a user. */
export async function deletePost(auth: PostsAuth, id: string) {
  const { data } = await request(auth, (client, signal) =>
    client
      .from('posts')
      .delete()
      .eq('id', id)
      .eq('user_id', auth.userId)
      .select('id')
      .abortSignal(signal)
      .single(),
  )
  if (!data) throw invalidResponse()
}
