import { hasDrafts } from '@/lib/drafts'

/** The name of the draft of a post, or of a new one. */
export const draftName = (postId = 'new') => `post-${postId}`

/** Returns whether a user has started or changed a post in this tab and not saved it. */
export const hasUnsavedPosts = (userId: string) => hasDrafts(userId, 'post-')
