import { brand } from '@/content/brand'
import { getOpenLabels, getOpenState } from '@/content/catalog/open-services'
import type { RouteLabel } from '@/content/catalog/page-routes'
import type { PageMeta } from '@/content/types'
import { formatCount } from '@/lib/format'
import type { PostValues } from './post'

// Copy for the post list and form.

/** The title of the toast for posts that failed to load. */
export const fetchErrorTitle = 'Error fetching posts'

/** The titles of the toasts for mutations of posts. */
export const mutationToasts = {
  create: { done: 'Post Created!', failed: 'Error creating post' },
  update: { done: 'Post Updated!', failed: 'Error updating post' },
  delete: { done: 'Post Deleted', failed: 'Error deleting post' },
}

/** Closes the form of a post, and discards its text. */
export const cancelEdit = 'Cancel Edit'

/** Closes the message that a post failed to load. Its text stays. */
export const closeForm = 'Close'

/** Copy for the form of a new post, and for the form that edits a post. */
export const postFormCopy = {
  create: { title: 'New post', submit: 'Create Post', withoutTitle: 'Title is required' },
  update: {
    title: 'Edit post',
    submit: 'Update Post',
    withoutTitle: 'Title is required for update',
  },
}

/** The errors if a post was changed since editing began, or since the list was loaded. */
export const changedMessages = {
  edited:
    'This post has changed since you started editing it. Look for that version in your posts, or click “Update Post” to replace it with yours.',
  listed: 'This post has changed since your posts were loaded. Read it, then delete it again.',
}

/** The errors if a user has no such post, without and with a text in its form. */
export const notFoundMessages = {
  plain: 'We couldn’t find this post. It may have been deleted.',
  textKept: 'We couldn’t find this post. It may have been deleted. Your text is kept.',
}

/** The errors of mutations whose responses were lost. */
export const unknownOutcomeMessages = {
  create: 'Your post may have been saved. Look for it in your posts before you create it again.',
  update: 'Your changes may have been saved. Click “Update Post” again to make sure.',
  delete: 'The post may have been deleted. Look for it in your posts.',
}

/** Shown instead of the list or the edit form. */
export const loadErrorMessages = {
  list: 'We couldn’t load your posts.',
  search: 'We couldn’t search your posts. If this happens again, try fewer words.',
  post: 'We couldn’t load this post.',
  postTextKept: 'We couldn’t load this post. What you typed is kept.',
}

export const exportCopy = {
  text: 'Download all of your posts: JSON for other programs, CSV for spreadsheets.',
  progress: (count: string, total: string) => `${count} of ${total}`,
  done: (count: string) => ({ title: 'Posts Downloaded', description: `${count} in all.` }),
  failed: 'Error downloading posts',
}

/** The links to unsaved texts of posts that aren’t open. */
export const unsavedPostsCopy = { label: 'Unfinished:', untitled: 'Untitled' }

/** The status of a search. */
export const searchResult = (total: number, text: string) =>
  `${total === 1 ? '1 post matches' : `${total ? formatCount(total) : 'No'} posts match`} “${text}”.`

export const getConfirmDeleteCopy = (title: string) => ({
  title: 'Are you sure you want to delete this post?',
  description: `This deletes “${title}”, with any unsaved changes, and can’t be undone.`,
  confirmLabel: 'Delete',
})

export const meta: PageMeta = {
  title: 'Your dashboard',
  description: `Write, edit and delete your own posts on ${brand.name}. Other users can’t see or change them.`,
}

export const privatePosts = 'Only you and our administrators can read your posts.'

export const noPosts = "You haven't created any posts yet. Use the form to get started!"

export const loadingPosts = 'Loading your posts'

/** Posts that a user without posts can start from. */
export const outlines: Pick<PostValues, 'title' | 'content'>[] = [
  {
    title: 'Meeting notes',
    content: `Date and people:

Decided:
-

To do, by whom, by when:
-

Next meeting:`,
  },
  {
    title: 'Criteria for our next hire',
    content: `1. Does the main task well within a month:
2. Says early when something goes wrong:
3. Works well with the people here:
4. Can work the hours the job needs:
5. Wants to learn:

Pay range:
Who asks what in the interview:`,
  },
  {
    title: 'Questions to ask',
    content: `What does it cost, this year and next?
What isn’t included?
How do I cancel, and by when?
Who do I call if it goes wrong?
What will I get in writing?`,
  },
]

export const outlinesLabel = 'Start from an outline:'

export const serviceListsLabel = 'Lists to copy:'

/** Returns what a user who signed up for a service can write first, and the link to its page. */
export function getFirstPost(service: RouteLabel, firstPost: string, wantsEmail = false) {
  const email =
    wantsEmail && !getOpenLabels().includes(service) ? '; we’ll email you once if it opens' : ''
  return {
    text: `You came from ${service}${email}. Start with ${firstPost}.`,
    link: `Back to ${service}`,
  }
}

/** Returns the question to users who look for a service, and its link to the contact page. */
export const getServiceQuestion = () =>
  ({
    none: { text: 'Looking for a service? It isn’t open yet;', link: 'tell us which one you need' },
    some: {
      text: `Looking for a service? Open today: ${getOpenLabels().join(', ')}. For others,`,
      link: 'tell us which one you need',
    },
    all: undefined,
  })[getOpenState()]
