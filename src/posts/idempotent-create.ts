import { useRef } from 'react'
import { ApiError } from '@/lib/errors'
import { createPost, fetchNewestPosts, type PostsApiContext } from './api'
import { haveSameValues, type PostValues } from './post-fields'

/**
 * Returns a function that creates a post once, even if its response is lost. If it is then called
 * again with the same values, it first looks for them among the newest posts. An older post with
 * the same values counts, too, so that a retry never makes a second copy.
 */
export function useIdempotentCreate(context: PostsApiContext) {
  /** The values of the latest create, if its response was lost. */
  const lostValuesRef = useRef<PostValues>(undefined)

  return async (values: PostValues) => {
    const { current: lostValues } = lostValuesRef
    const isRetry = lostValues && haveSameValues(lostValues, values)
    const newest = isRetry ? await fetchNewestPosts(context) : []
    const found = newest.find((post) => haveSameValues(post, values))
    try {
      const post = found ?? (await createPost(context, values))
      lostValuesRef.current = undefined
      return post
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unknown-outcome')
        lostValuesRef.current = values
      throw error
    }
  }
}
