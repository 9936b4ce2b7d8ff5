import { hasDrafts } from '@/lib/drafts'

const newPost = 'new-post'
const editedPost = 'post-'

/** The name of the draft of a post, or of a new one. */
export const draftName = (postId?: string) => (postId ? editedPost + postId : newPost)

/** Returns whether a user has started or changed a post in this tab and not saved it. */
export const hasUnsavedPosts = (userId: string) =>
  hasDrafts(userId, newPost) || hasDrafts(userId, editedPost)
