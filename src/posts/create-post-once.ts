import { type DraftName, readDraft } from '@/lib/drafts'
import { toApiError } from '@/lib/errors'
import { usePerTabStore } from '@/lib/per-tab-store'
import { createPost, fetchNewestPosts, type PostsApiContext } from './api'
import { haveSameValues, type PostValues } from './post-fields'

/**
 * Creates a post once, even if its response is lost. If it is then called again with the same
 * values, it first looks for them among the newest posts. An older post with the same values counts,
 * too, so that a retry never makes a second copy.
 */
export async function createPostOnce(
  context: PostsApiContext,
  values: PostValues,
  draftName: DraftName,
) {
  const lostPost = JSON.stringify(values)
  const isRetry = usePerTabStore.getState().lostPost === lostPost
  const newest = isRetry ? await fetchNewestPosts(context) : []
  const found = newest.find((post) => haveSameValues(post, values))
  try {
    const post = found ?? (await createPost(context, values))
    usePerTabStore.setState({ lostPost: undefined })
    return post
  } catch (error) {
    // A logout in the meantime has discarded the draft.
    const hasDraft = readDraft(context.userId, draftName) !== undefined
    if (hasDraft && toApiError(error).kind === 'unknown-outcome')
      usePerTabStore.setState({ lostPost })
    throw error
  }
}
