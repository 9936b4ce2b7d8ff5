/** Returns the draft name of a post, or of a new post if there is no ID. */
export const getPostDraftName = (postId = 'new') => `post-${postId}`
