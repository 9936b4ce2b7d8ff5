import { type DraftName, readDraft } from '@/lib/drafts'
import { isErrorOfKind } from '@/lib/errors'
import { usePerTabStore } from '@/lib/per-tab-store'
import { createPost, fetchNewestPosts } from './api'
import { haveSameValues, type PostValues } from './post-fields'

/**
 * Creates a post once, even if its response is lost. If it is then called again with the same
 * values, it first looks for them among the newest posts. An older post with the same values counts,
 * too, so that a retry never makes a second copy.
 */
export async function createPostOnce(userId: string, values: PostValues, draftName: DraftName) {
  const lostPost = JSON.stringify(values)
  const isRetry = usePerTabStore.getState().lostPost === lostPost
  const newest = isRetry ? await fetchNewestPosts(userId) : []
  const found = newest.find((post) => haveSameValues(post, values))
  try {
    const post = found ?? (await createPost(userId, values))
    usePerTabStore.setState({ lostPost: undefined })
    return post
  } catch (error) {
    // A logout in the meantime has discarded the draft.
    const hasDraft = readDraft(userId, draftName) !== undefined
    if (hasDraft && isErrorOfKind(error, 'unknown-outcome')) usePerTabStore.setState({ lostPost })
    throw error
  }
}
