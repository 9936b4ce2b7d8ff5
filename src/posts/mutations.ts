import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationToasts, outsideSearchMessage } from '@/content/posts'
import { discardDraft, saveDraft } from '@/lib/drafts'
import { toApiError } from '@/lib/errors'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { ChangedElsewhereError, deletePost, updatePost } from './api'
import { createPostOnce } from './create-post-once'
import { applySavedMutation, type PostMutation, type SavedMutation } from './optimistic-updates'
import { matchesSearchText, type PaginatedPosts } from './paginated-posts'
import { getPostDraftName, toFormValues } from './post-fields'
import { listsKey, postKey, postsKey } from './queries'

export type MutatePost = ReturnType<typeof useMutatePost>

/**
 * Returns a function that creates, updates or deletes a post. The list shows the change
 * immediately. A toast reports the result, even after the user leaves the page. `searchText` is the
 * list's current search.
 */
export function useMutatePost(userId: string, searchText: string) {
  const queryClient = useQueryClient()
  const lists = { queryKey: listsKey(userId) }

  const { mutateAsync } = useMutation({
    mutationKey: postsKey(userId),
    async mutationFn(mutation: PostMutation): Promise<SavedMutation> {
      switch (mutation.kind) {
        case 'create': {
          const draftName = getPostDraftName(mutation.id)
          return { kind: 'create', post: await createPostOnce(userId, mutation.values, draftName) }
        }
        case 'update':
          return { kind: 'update', post: await updatePost(userId, mutation, mutation.values) }
        case 'delete':
          await deletePost(userId, mutation.id)
          return mutation
      }
    },
    async onSuccess(saved, { id }) {
      // A list that is being fetched is older than the mutation.
      await queryClient.cancelQueries(lists)
      queryClient.setQueriesData<PaginatedPosts>(
        lists,
        (page) => page && applySavedMutation(page, saved),
      )
      if (saved.kind === 'update') queryClient.setQueryData(postKey(userId, id), saved.post)
      discardDraft(userId, getPostDraftName(id))
      void queryClient.invalidateQueries(lists)
      const isOutsideSearch = saved.kind === 'create' && !matchesSearchText(searchText, saved.post)
      showToast({
        title: mutationToasts[saved.kind].done,
        description: isOutsideSearch ? outsideSearchMessage : undefined,
      })
    },
    onError(error, mutation) {
      showErrorToast(mutationToasts[mutation.kind].failed, toApiError(error).message)
      if (mutation.kind !== 'update' || !(error instanceof ChangedElsewhereError)) return
      // The next submit replaces the newer version, or creates a post if this one was deleted.
      saveDraft(userId, getPostDraftName(mutation.id), {
        values: toFormValues(mutation.values),
        baseVersion: error.current?.updated_at,
      })
      queryClient.setQueryData(postKey(userId, mutation.id), error.current)
      void queryClient.invalidateQueries(lists)
    },
  })
  return mutateAsync
}
