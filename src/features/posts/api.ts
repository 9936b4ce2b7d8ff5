import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { assertSession, runAsUser } from '@/auth/session'
import { type Draft, isSameText } from '@/drafts/drafts'
import { notRenewedMessage } from '@/lib/error-messages'
import { ApiError } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { changedMessages, unknownOutcomeMessages } from './copy'
import type { PostListParams } from './dashboard-search-params'
import { pageSize, type Post, type PostValues, type PostVersion, toPostValues } from './post'

/** One page of a post list, with the number of posts on all pages. */
export type PaginatedPosts = Awaited<ReturnType<typeof fetchPaginatedPosts>>

/** The most posts in a batch of the export. PostgREST returns at most as many. */
const maxBatchSize = 1000

function selectPosts(userId: string, count?: 'exact', searchText = '') {
  const posts = searchText
    ? supabase.rpc('search_posts', { search: searchText }, { count })
    : supabase.from('posts').select('*', { count })
  // A retry would delay the report of a lost connection by 7 s.
  return posts.eq('user_id', userId).retry(false)
}

/** Returns the posts of a user's query, and the number of all that match, if the query counts them. */
async function fetchPosts(
  userId: string,
  query: () => PromiseLike<PostgrestSingleResponse<Post[]>>,
) {
  const { data: posts, count } = await runAsUser(query, { userId })
  const total = count ?? posts.length
  // The database hides the posts from a session that has ended, and from another user.
  if (total === 0) await assertSession(userId)
  return { posts, total }
}

/** Loads a page of a user's posts. A page after the last one is empty, but has the total. */
export async function fetchPaginatedPosts(
  userId: string,
  params: PostListParams,
  signal: AbortSignal,
) {
  const { searchText, order, pageNumber } = params
  const select = () => selectPosts(userId, 'exact', searchText).abortSignal(signal)
  const start = (pageNumber - 1) * pageSize
  const page = await fetchPosts(userId, async () => {
    const response = await select()
      .order('created_at', { ascending: order === 'oldest' })
      .order('id')
      .range(start, start + pageSize - 1)
    // PostgREST rejects a range after the last row.
    return response.status === 416 ? select().limit(0) : response
  })
  return { ...params, ...page }
}

/** Yields all of a user's posts in batches, by ID, which is stable while posts change. */
export async function* fetchAllPosts(userId: string, signal: AbortSignal) {
  let size = pageSize
  let total: number | undefined
  let last: Post | undefined
  do {
    const started = performance.now()
    const query = selectPosts(userId, last ? undefined : 'exact')
      .order('id')
      .limit(size)
      .abortSignal(signal)
    const batch = await fetchPosts(userId, () => (last ? query.gt('id', last.id) : query))
    last = batch.posts.at(-1)
    // The size suits the connection.
    if (performance.now() - started < 1000) size = Math.min(2 * size, maxBatchSize)
    yield { posts: batch.posts, total: (total ??= batch.total) }
  } while (last)
}

/** Loads a user's post, or null if it does not exist. */
export async function fetchPost(userId: string, id: string) {
  // Postgres rejects anything else as a uuid.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null
  const { posts } = await fetchPosts(userId, () => selectPosts(userId).eq('id', id))
  return posts[0] ?? null
}

/**
 * Loads what the server has instead of a version that a call did not find: null if the post was
 * deleted. Throws if it is that version, which was hidden from a session that had ended.
 */
async function fetchNewerVersion(userId: string, { id, updated_at }: PostVersion) {
  const post = await fetchPost(userId, id)
  if (post?.updated_at === updated_at) throw new ApiError(notRenewedMessage, 'repeatable')
  return post
}

/** Creates a user's post. A second call with the same key changes nothing. */
export const createPost = (userId: string, values: PostValues, key: string) =>
  runAsUser(
    () =>
      supabase
        .from('posts')
        .upsert(
          { ...values, user_id: userId },
          { onConflict: 'user_id,request_id', ignoreDuplicates: true },
        )
        .select('id')
        // The header is the default of request_id.
        .setHeader('Idempotency-Key', key),
    { userId, unknownOutcomeMessage: unknownOutcomeMessages.create },
  )

/** Whether a post has one of these texts. */
export const hasText = (post: Post | null, texts: readonly Pick<Draft, 'values'>[] = []) =>
  post !== null && texts.some(({ values }) => isSameText(values, toPostValues(post)))

/**
 * Updates a version of a post. A newer version with a text that was sent before is the user's own, whose
 * response was lost. Returns what the server has then: null if the post was deleted.
 */
export async function updatePost(
  userId: string,
  { id, updated_at }: PostVersion,
  values: PostValues,
  sentTexts?: Draft['unanswered'],
): Promise<{ current: Post | null; isSaved: boolean }> {
  const version = { id, user_id: userId, updated_at }
  const update = () => supabase.from('posts').update(values).match(version).select()
  const unknownOutcomeMessage = unknownOutcomeMessages.update
  const [updated] = (await runAsUser(update, { userId, unknownOutcomeMessage })).data
  if (updated) return { current: updated, isSaved: true }
  const current = await fetchNewerVersion(userId, version)
  const isSaved = hasText(current, [{ values }])
  if (current && !isSaved && hasText(current, sentTexts)) return updatePost(userId, current, values)
  return { current, isSaved }
}

/** Deletes a version of a post. A missing post counts as deleted; a newer version is a conflict. */
export async function deletePost(userId: string, { id, updated_at }: PostVersion) {
  const version = { id, user_id: userId, updated_at }
  const send = () => supabase.from('posts').delete().match(version).select('id')
  const unknownOutcomeMessage = unknownOutcomeMessages.delete
  const { data } = await runAsUser(send, { userId, unknownOutcomeMessage })
  if (data.length === 0 && (await fetchNewerVersion(userId, version)))
    throw new ApiError(changedMessages.listed, 'conflict')
}
