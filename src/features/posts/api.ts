import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { assertSession, runAsUser } from '@/auth/session'
import { conflictMessage, deletedMessages, unknownOutcomeMessages } from './copy'
import type { FormValues } from '@/drafts/drafts'
import { ApiError, unknownOutcomeError } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import {
  haveSameValues,
  pageSize,
  type Post,
  type PostValues,
  type PostVersion,
  toPostValues,
} from './post'

/** The search, order and page (from 1) of a list of posts. */
export interface PostListParams {
  searchText: string
  order: 'newest' | 'oldest'
  pageNumber: number
}

/** One page of a post list. */
export interface PaginatedPosts extends PostListParams {
  posts: Post[]
  /** The number of posts on all pages. */
  total: number
}

/** The most posts in a batch of the export. PostgREST returns at most as many. */
const maxBatchSize = 1000

/** The server has a newer version of the post than the one that the update was based on. */
export class ChangedElsewhereError extends ApiError {
  constructor(readonly current: Post) {
    super(conflictMessage, 'refused')
  }
}

/** The post was deleted since the version that the update was based on. */
export class DeletedElsewhereError extends ApiError {
  constructor() {
    super(deletedMessages.plain, 'refused')
  }
}

function selectPosts(userId: string, count?: 'exact', searchText = '') {
  const posts = searchText
    ? supabase.rpc('search_posts', { search: searchText.replace(/\s+/g, ' ') }, { count })
    : supabase.from('posts').select('*', { count })
  // A retry would delay the report of a lost connection by 7 s.
  return posts.eq('user_id', userId).retry(false)
}

/** Makes a query of posts, and returns them and the number of all that match, if it was counted. */
async function fetchPosts(query: ReturnType<typeof selectPosts>) {
  const { data: posts, count } = await runAsUser(async () => {
    const response = await query
    // PostgREST rejects a range after the last row.
    return response.status === 416 ? { data: [], count: 0, error: null } : response
  })
  if (!posts) throw unknownOutcomeError()
  return { posts, total: count ?? posts.length }
}

/** Loads a page of a user's posts. A page after the last one is empty, but has the total. */
export async function fetchPaginatedPosts(
  userId: string,
  params: PostListParams,
  signal: AbortSignal,
): Promise<PaginatedPosts> {
  const { searchText, order, pageNumber } = params
  const select = () => selectPosts(userId, 'exact', searchText).abortSignal(signal)
  const start = (pageNumber - 1) * pageSize
  const page = await fetchPosts(
    select()
      .order('created_at', { ascending: order === 'oldest' })
      .order('id')
      .range(start, start + pageSize - 1),
  )
  if (page.total === 0 && pageNumber > 1) page.total = (await fetchPosts(select().limit(1))).total
  if (page.total === 0) await assertSession()
  return { ...params, ...page }
}

/**
 * Loads all of a user's posts by ID, an order that is stable while posts change. Yields batches and
 * the total. Batches grow while they take less than a second, so that they suit the connection.
 */
export async function* fetchAllPosts(userId: string, signal: AbortSignal) {
  let size = pageSize
  let total: number | undefined
  let last: Post | undefined
  while (true) {
    const started = performance.now()
    const query = selectPosts(userId, last ? undefined : 'exact')
      .order('id')
      .limit(size)
      .abortSignal(signal)
    const batch = await fetchPosts(last ? query.gt('id', last.id) : query)
    last = batch.posts.at(-1)
    if (!last) break
    if (performance.now() - started < 1000) size = Math.min(2 * size, maxBatchSize)
    yield { posts: batch.posts, total: (total ??= batch.total) }
  }
  await assertSession()
}

/** Loads a user's post, or null if it does not exist. */
export async function fetchPost(userId: string, id: string) {
  // Postgres rejects anything else as a uuid.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null
  const { posts } = await fetchPosts(selectPosts(userId).eq('id', id))
  if (!posts[0]) await assertSession()
  return posts[0] ?? null
}

/** Sends a mutation, and returns its data. The message of a lost response depends on `kind`. */
async function sendMutation<Data>(
  kind: keyof typeof unknownOutcomeMessages,
  send: () => PromiseLike<PostgrestSingleResponse<Data>>,
) {
  const unknownOutcomeMessage = unknownOutcomeMessages[kind]
  const { data } = await runAsUser(send, unknownOutcomeMessage)
  // supabase-js treats an empty 404 as a success.
  if (!data) throw unknownOutcomeError(unknownOutcomeMessage)
  return data
}

/** Creates a user's post. A second call with the same key changes nothing. */
export const createPost = (userId: string, values: PostValues, key: string) =>
  sendMutation('create', () =>
    supabase
      .from('posts')
      .upsert(
        { ...values, user_id: userId },
        { onConflict: 'user_id,request_id', ignoreDuplicates: true },
      )
      .select('id')
      // The header is the default of request_id.
      .setHeader('Idempotency-Key', key),
  )

/**
 * Updates a version of a post and returns the new version. A newer version on the server is the
 * user's own if it has these values or those `sent` before. Otherwise, throws a
 * `ChangedElsewhereError`, or a `DeletedElsewhereError` without any version.
 */
export async function updatePost(
  userId: string,
  version: PostVersion,
  values: PostValues,
  sent?: FormValues,
): Promise<Post> {
  const [updated] = await sendMutation('update', () =>
    supabase
      .from('posts')
      .update(values)
      .eq('id', version.id)
      .eq('user_id', userId)
      .eq('updated_at', version.updated_at)
      .select(),
  )
  if (updated) return updated
  const current = await fetchPost(userId, version.id)
  if (!current) throw new DeletedElsewhereError()
  if (haveSameValues(toPostValues(current), values)) return current
  if (sent && haveSameValues(toPostValues(current), sent))
    return updatePost(userId, current, values)
  throw new ChangedElsewhereError(current)
}

/** Deletes a user's post. A missing post counts as deleted. */
export async function deletePost(userId: string, id: string) {
  const deleted = await sendMutation('delete', () =>
    supabase.from('posts').delete().eq('id', id).eq('user_id', userId).select('id'),
  )
  if (deleted.length === 0) await assertSession()
}
