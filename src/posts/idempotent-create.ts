import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '@/lib/errors'
import { createPost, fetchNewestPosts, type PostsApiContext } from './api'
import { firstPageParams, type PaginatedPosts } from './paginated-posts'
import { haveSameValues, type PostValues } from './post-fields'
import { listKey } from './queries'

/**
 * Returns a function that creates a post once, even if a response is lost. In that case, it checks
 * the newest posts for a new post with the same values, immediately and again before a retry.
 */
export function useIdempotentCreate(context: PostsApiContext) {
  const queryClient = useQueryClient()
  /** The latest create whose response was lost, with the IDs of the newest posts before it. */
  const unknownOutcomeRef = useRef<{ values: PostValues; knownIds: Set<string> }>(undefined)

  const findCreated = async (values: PostValues, knownIds: Set<string>) =>
    (await fetchNewestPosts(context)).find(
      (post) => !knownIds.has(post.id) && haveSameValues(post, values),
    )

  async function getKnownIds() {
    const firstPage = queryClient.getQueryData<PaginatedPosts>(
      listKey(context.userId, firstPageParams),
    )
    const posts = firstPage?.posts ?? (await fetchNewestPosts(context))
    return new Set(posts.map(({ id }) => id))
  }

  return async (values: PostValues) => {
    const { current: last } = unknownOutcomeRef
    const earlier = last && haveSameValues(last.values, values) ? last : undefined
    const knownIds = earlier?.knownIds ?? (await getKnownIds())
    try {
      const found = earlier && (await findCreated(values, knownIds))
      const post = found ?? (await createPost(context, values))
      unknownOutcomeRef.current = undefined
      return post
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'unknown-outcome')) throw error
      const found = await findCreated(values, knownIds).catch(() => undefined)
      unknownOutcomeRef.current = found ? undefined : { values, knownIds }
      if (!found) throw error
      return found
    }
  }
}
