const newPost = 'new'
const editedPost = 'post-'

/** The name of a post's draft, or of the new post's. */
export const draftName = (postId?: string) => (postId ? editedPost + postId : newPost)

/** What the names of all drafts of posts start with. */
export const draftPrefixes = [newPost, editedPost]

/** The name under which the post that the form edits is kept, as it was when editing began. */
export const editingName = 'editing'

/** The name under which a create is kept whose answer was lost. */
export const pendingCreateName = 'pending-create'
