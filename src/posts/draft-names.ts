const newPost = 'new'
const editedPost = 'post-'

/** The name of a post's draft, or of the new post's. */
export const draftName = (postId?: string) => (postId ? editedPost + postId : newPost)

/** What the names of all drafts of posts start with. */
export const draftPrefixes = [newPost, editedPost]
