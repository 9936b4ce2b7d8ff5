import { useEffect, useState } from 'react'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { type Post, readPost } from './posts'

/** What the form needs of the post that it changes. */
export type EditedPost = Pick<Post, 'id' | 'title' | 'content'>

/** The name of the draft of a post, or of the new one. A log-out asks about those of `post-`. */
export const draftName = (postId?: string) => (postId ? `post-${postId}` : 'new')

/**
 * The post that the form is open for, as it is in the list if it is there. Unsaved changes open the
 * form again after a reload or a log-in; `posts` is the list once it is known.
 */
export function useEdited(userId: string, posts?: EditedPost[]) {
  const [edited, setEdited] = useState(() => lastEdited(userId))
  const [reopened] = useState(edited?.id)
  const listed = posts?.find(({ id }) => id === edited?.id)
  const unseen = posts && !listed && edited?.id === reopened ? reopened : undefined

  // The list may begin long after it, and it may have been changed since.
  useEffect(() => {
    if (!unseen) return
    let left = false
    readPost(userId, unseen).then(
      (post) => left || !post || setEdited(post),
      // Whatever is the matter, saving will meet it too, and say so.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [userId, unseen])

  return {
    edited: listed ?? edited,
    edit(post?: EditedPost) {
      setEdited(post)
      if (!post) return discardDraft(userId, 'edited')
      saveDraft(userId, 'edited', { id: post.id, title: post.title, content: post.content ?? '' })
    },
    /** Whether the form is open for a post by now: it may have changed while a call was under way. */
    isEdited: ({ id }: EditedPost) => readDraft(userId, 'edited')?.id === id,
  }
}

function lastEdited(userId: string): EditedPost | undefined {
  const { id, title = '', content = '' } = readDraft(userId, 'edited') ?? {}
  return id && readDraft(userId, draftName(id)) ? { id, title, content } : undefined
}
