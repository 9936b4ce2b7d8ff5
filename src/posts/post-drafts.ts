/** The name of the draft of a post, or of a new one. */
export const getPostDraftName = (postId = 'new') => `post-${postId}`
