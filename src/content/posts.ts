// The words of the list and the form of posts.

/** The titles of the toasts about a change of a post. */
export const changeToasts = {
  create: { done: 'Post Created!', failed: 'Error creating post' },
  update: { done: 'Post Updated!', failed: 'Error updating post' },
  delete: { done: 'Post Deleted', failed: 'Error deleting post' },
}

/** The words of the form for a new post, and of the one that edits a post. */
export const postForms = {
  create: { title: 'New post', submit: 'Create Post', withoutTitle: 'Title is required' },
  update: {
    title: 'Edit post',
    submit: 'Update Post',
    withoutTitle: 'Title is required for update',
  },
}

/** The error of an update after another one, and what the form says then, with or without a restored draft. */
export const changedElsewhere = 'The post was changed elsewhere. Choose a version.'
export const editConflict = {
  typed: 'The post was changed elsewhere in the meantime.',
  restored:
    'We restored what you typed earlier, but the post was changed elsewhere in the meantime.',
  savedVersion: 'Saved version',
  keep: 'Keep mine',
  discard: 'Use the saved version',
}

/** Added to the error of a save without a connection. */
export const offlineNote = 'There is no connection. Your text is kept here.'

export const exportText =
  'Download all of your posts: JSON for other programs, CSV for spreadsheets.'

/** Asked before a log-out that discards what was typed into a post. */
export const discardDialog = {
  question: 'Log out without saving your changes?',
  text: 'You have started or changed a post and not saved it. Logging out discards that.',
  confirmLabel: 'Log out',
}

/** Asked before leaving the page while there are unsaved changes. */
export const leaveQuestion = {
  question: 'Leave without saving your changes?',
  text: 'This browser keeps them for 7 days. Edit the post again to restore them.',
  confirmLabel: 'Leave',
}

export const deleteQuestion = {
  question: 'Are you sure you want to delete this post?',
  text: (title: string) => `This deletes “${title}” and can’t be undone.`,
  confirmLabel: 'Delete',
}
