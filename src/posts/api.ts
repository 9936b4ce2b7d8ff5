import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import type { AuthContextValue } from '@/auth/auth-provider'
import type { RequestOptions } from '@/auth/session-manager'
import {
  conflictMessage,
  deletedMessage,
  offlineMessage,
  unknownOutcomeMessages,
} from '@/content/posts'
import { ApiError, unknownOutcomeError } from '@/lib/errors'
import type { DatabaseClient } from '@/lib/supabase'
import {
  type PaginatedPosts,
  pageSize,
  type PostListParams,
  toSearchWords,
} from './paginated-posts'
import { haveSameValues, type Post, type PostValues, type PostVersion } from './post-fields'

/** The parts of `useAuth()` that the calls need, and the owner of the posts. */
export type PostsApiContext = Pick<AuthContextValue, 'runAsUser' | 'assertSession'> & {
  userId: string
}

/** The number of posts per export request, at most 4 MB. */
const batchSize = 200

/** The post was changed or deleted since the version that the update was based on. */
export class ChangedElsewhereError extends ApiError {
  constructor(readonly current: Post | null) {
    super(current ? conflictMessage : deletedMessage, 'conflict')
  }
}

/** The error message for a mutation whose response was lost. */
const getUnknownOutcomeMessage = (kind: keyof typeof unknownOutcomeMessages) =>
  navigator.onLine || kind === 'delete' ? unknownOutcomeMessages[kind] : offlineMessage

function selectOwnPosts(
  client: DatabaseClient,
  { userId }: PostsApiContext,
  { withTotal, searchText }: PostsQueryOptions,
) {
  const options = { count: withTotal ? 'exact' : undefined } as const
  const posts = searchText
    ? client.rpc('search_posts', { search: toSearchWords(searchText).join(' ') }, options)
    : client.from('posts').select('*', options)
  return posts.eq('user_id', userId)
}

interface PostsQueryOptions {
  withTotal?: boolean
  searchText?: string
}

type PostsQuery = ReturnType<typeof selectOwnPosts>

/**
 * Loads a user's posts, without retries, which would delay the report of a lost connection by 7 s.
 */
async function fetchPosts(
  context: PostsApiContext,
  applyFilters: (posts: PostsQuery) => PostsQuery,
  { withTotal, searchText, ...options }: RequestOptions & PostsQueryOptions = {},
) {
  const { data: posts, count: total } = await context.runAsUser(
    (client, signal) =>
      applyFilters(selectOwnPosts(client, context, { withTotal, searchText }))
        .retry(false)
        .abortSignal(signal),
    options,
  )
  if (!posts) throw unknownOutcomeError()
  return { posts, total: total ?? posts.length }
}

/** Loads a page of a user's posts, or the last one if there are fewer. */
export async function fetchPaginatedPosts(
  context: PostsApiContext,
  params: PostListParams,
  signal?: AbortSignal,
): Promise<PaginatedPosts> {
  const { searchText, order, pageNumber } = params
  const start = (pageNumber - 1) * pageSize
  const { posts, total } = await fetchPosts(
    context,
    (own) =>
      own
        .order('created_at', { ascending: order === 'oldest' })
        .order('id')
        .range(start, start + pageSize - 1),
    { withTotal: true, searchText, signal },
  ).catch((error: ApiError) => {
    if (error.kind === 'empty-range') return { posts: [], total: 0 }
    throw error
  })
  if (posts.length === 0 && pageNumber > 1) {
    const first = await fetchPaginatedPosts(context, { ...params, pageNumber: 1 }, signal)
    const last = Math.ceil(first.total / pageSize)
    return last > 1 ? fetchPaginatedPosts(context, { ...params, pageNumber: last }, signal) : first
  }
  if (total === 0) await context.assertSession()
  return { searchText, order, pageNumber, posts, total }
}

/**
 * Yields all of a user's posts in batches. Ordering by ID keeps the batches stable while posts
 * change.
 */
export async function* fetchAllPosts(context: PostsApiContext, signal: AbortSignal) {
  let lastId = ''
  while (true) {
    const batch = await fetchPosts(
      context,
      (own) => (lastId ? own.gt('id', lastId) : own).order('id').limit(batchSize),
      { withTotal: !lastId, signal },
    )
    if (batch.posts.length === 0) return context.assertSession()
    lastId = batch.posts.at(-1)!.id
    yield batch
  }
}

/** Loads a user's newest posts, for a create whose response may be lost. */
export async function fetchNewestPosts(context: PostsApiContext) {
  const { posts } = await fetchPosts(
    context,
    (own) => own.order('created_at', { ascending: false }).limit(pageSize),
    { unknownOutcomeMessage: getUnknownOutcomeMessage('create') },
  )
  return posts
}

/** Loads a user's post, or null if it does not exist. */
export async function fetchPost(
  context: PostsApiContext,
  id: string,
  unknownOutcomeMessage?: string,
) {
  // Postgres rejects anything else as a uuid.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null
  const { posts } = await fetchPosts(context, (own) => own.eq('id', id), { unknownOutcomeMessage })
  if (!posts[0]) await context.assertSession()
  return posts[0] ?? null
}

/** Sends a mutation, and returns its data. The message of a lost response depends on `kind`. */
async function sendMutation<Data>(
  context: PostsApiContext,
  kind: keyof typeof unknownOutcomeMessages,
  send: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<PostgrestSingleResponse<Data>>,
) {
  const unknownOutcomeMessage = getUnknownOutcomeMessage(kind)
  const { data } = await context.runAsUser(send, { unknownOutcomeMessage })
  // supabase-js treats an empty 404 as a success.
  if (!data) throw unknownOutcomeError(unknownOutcomeMessage)
  return data
}

/** Creates a user's post and returns it. */
export const createPost = (context: PostsApiContext, values: PostValues) =>
  sendMutation(context, 'create', (client, signal) =>
    client
      .from('posts')
      .insert({ ...values, user_id: context.userId })
      .select()
      .abortSignal(signal)
      .single(),
  )

/**
 * Updates a version of a post and returns the new version. Throws a `ChangedElsewhereError` if the
 * server no longer has that version. If it has a newer version with the same values, an earlier
 * response was lost and the update succeeded.
 */
export async function updatePost(
  context: PostsApiContext,
  version: PostVersion,
  values: PostValues,
) {
  const [updated] = await sendMutation(context, 'update', (client, signal) =>
    client
      .from('posts')
      .update(values)
      .eq('id', version.id)
      .eq('user_id', context.userId)
      .eq('updated_at', version.updated_at)
      .select()
      .abortSignal(signal),
  )
  if (updated) return updated
  const current = await fetchPost(context, version.id, getUnknownOutcomeMessage('update'))
  if (current && haveSameValues(current, values)) return current
  throw new ChangedElsewhereError(current)
}

/** Deletes a user's post. A missing post counts as deleted. */
export async function deletePost(context: PostsApiContext, id: string) {
  const deleted = await sendMutation(context, 'delete', (client, signal) =>
    client
      .from('posts')
      .delete()
      .eq('id', id)
      .eq('user_id', context.userId)
      .select('id')
      .abortSignal(signal),
  )
  if (deleted.length === 0) await context.assertSession()
}
