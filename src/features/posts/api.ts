import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { assertSession, runAsUser } from '@/auth/session'
import { conflictMessage, deletedMessage, unknownOutcomeMessages } from './copy'
import { ApiError, unknownOutcomeError } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { haveSameValues, type Post, type PostValues, type PostVersion, toPostValues } from './post'

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

/** The number of posts on a page. */
export const pageSize = 50

/** The number of posts per export request, at most 2 MB in any script, for slow connections. */
const batchSize = 25

/** The post was changed or deleted since the version that the update was based on. */
export class ChangedElsewhereError extends ApiError {
  constructor(readonly current: Post | null) {
    super(current ? conflictMessage : deletedMessage, 'refused')
  }
}

const counted = { count: 'exact' } as const

function selectPosts(userId: string, options: { count?: 'exact' } = {}, searchText = '') {
  const posts = searchText
    ? supabase.rpc('search_posts', { search: searchText.replace(/\s+/g, ' ') }, options)
    : supabase.from('posts').select('*', options)
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

/** Loads a page of a user's posts, or the last one if there are fewer. */
export async function fetchPaginatedPosts(
  userId: string,
  params: PostListParams,
  signal: AbortSignal,
): Promise<PaginatedPosts> {
  const { searchText, order, pageNumber } = params
  const start = (pageNumber - 1) * pageSize
  const { posts, total } = await fetchPosts(
    selectPosts(userId, counted, searchText)
      .order('created_at', { ascending: order === 'oldest' })
      .order('id')
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  )
  if (posts.length === 0 && pageNumber > 1) {
    const rest = await fetchPosts(
      selectPosts(userId, counted, searchText).limit(1).abortSignal(signal),
    )
    const last = Math.max(1, Math.ceil(rest.total / pageSize))
    return fetchPaginatedPosts(userId, { ...params, pageNumber: last }, signal)
  }
  if (total === 0) await assertSession()
  return { ...params, posts, total }
}

/** Loads all of a user's posts in batches. Their order by ID is stable while posts change. */
export async function fetchAllPosts(userId: string, signal: AbortSignal) {
  const all: Post[] = []
  while (true) {
    const query = selectPosts(userId).order('id').limit(batchSize).abortSignal(signal)
    const last = all.at(-1)
    const { posts } = await fetchPosts(last ? query.gt('id', last.id) : query)
    if (posts.length === 0) break
    all.push(...posts)
  }
  await assertSession()
  return all
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

/** Creates a user's post. A second call with the same request ID changes nothing. */
export const createPost = (userId: string, values: PostValues, requestId?: string) =>
  sendMutation('create', () => {
    const insert = supabase
      .from('posts')
      .upsert(
        { ...values, user_id: userId },
        { onConflict: 'user_id,request_id', ignoreDuplicates: true },
      )
      .select('id')
    // The header is the default of request_id.
    return requestId ? insert.setHeader('Idempotency-Key', requestId) : insert
  })

/**
 * Updates a version of a post and returns the new version. Throws a `ChangedElsewhereError` if the
 * server no longer has that version. If it has a newer one with the same values, an earlier response
 * was lost and the update succeeded.
 */
export async function updatePost(userId: string, version: PostVersion, values: PostValues) {
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
  if (current && haveSameValues(toPostValues(current), values)) return current
  throw new ChangedElsewhereError(current)
}

/** Deletes a user's post. A missing post counts as deleted. */
export async function deletePost(userId: string, id: string) {
  const deleted = await sendMutation('delete', () =>
    supabase.from('posts').delete().eq('id', id).eq('user_id', userId).select('id'),
  )
  if (deleted.length === 0) await assertSession()
}
