import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationToasts, outsideSearchMessage } from '@/content/posts'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { ConflictError, deletePost, type PostsApiContext, updatePost } from './api'
import { useIdempotentCreate } from './idempotent-create'
import { applySavedMutation, type PostMutation, type SavedMutation } from './optimistic-updates'
import { matchesSearchText, type PaginatedPosts } from './paginated-posts'
import { getPostDraftName } from './post-drafts'
import { type Post, type PostValues, type PostVersion, toFormValues } from './post-fields'
import { listsKey, postKey, postsKey, usePostsApiContext } from './queries'

export type PostMutations = ReturnType<typeof usePostMutations>

/**
 * Mutations for posts, which the list shows immediately. Toasts report the results, even after the
 * user leaves the page. `searchText` is the list's current search.
 */
export function usePostMutations(userId: string, searchText: string) {
  const context = usePostsApiContext(userId)
  const create = useIdempotentCreate(context)
  const queryClient = useQueryClient()
  const lists = { queryKey: listsKey(userId) }

  const { mutateAsync } = useMutation({
    mutationKey: postsKey(userId),
    mutationFn: (mutation: PostMutation) => sendMutation(context, create, mutation),
    async onSuccess(saved, { id }) {
      // A list that is being fetched is older than the mutation.
      await queryClient.cancelQueries(lists)
      queryClient.setQueriesData<PaginatedPosts>(
        lists,
        (page) => page && applySavedMutation(page, saved),
      )
      if (saved.kind === 'update')
        queryClient.setQueryData<Post>(
          postKey(userId, id),
          (post) => post && { ...post, ...saved.values, updated_at: saved.updated_at },
        )
      if (saved.kind === 'delete') queryClient.setQueryData(postKey(userId, id), null)
      discardDraft(userId, getPostDraftName(id))
      void queryClient.invalidateQueries(lists)
      const isOutsideSearch = saved.kind === 'create' && !matchesSearchText(searchText, saved.post)
      showToast({
        title: mutationToasts[saved.kind].done,
        description: isOutsideSearch ? outsideSearchMessage : undefined,
      })
    },
    onError(error, mutation) {
      showErrorToast(mutationToasts[mutation.kind].failed, error.message)
      if (error instanceof ConflictError) rebaseDraft(error.current)
      if (error.kind === 'not-found' && mutation.kind === 'update') keepAsNewPost(mutation)
      if (error.kind === 'not-found' || error.kind === 'conflict')
        void queryClient.invalidateQueries(lists)
    },
  })

  /** Lets the next update of a post replace this version. */
  function rebaseDraft(current: Post) {
    const name = getPostDraftName(current.id)
    const draft = readDraft(userId, name)
    if (draft) saveDraft(userId, name, { ...draft, baseVersion: current.updated_at })
    queryClient.setQueryData(postKey(userId, current.id), current)
  }

  /** Lets the form of a deleted post create a new one. */
  function keepAsNewPost({ id, values }: { id: string; values: PostValues }) {
    saveDraft(userId, getPostDraftName(id), { values: toFormValues(values) })
    queryClient.setQueryData(postKey(userId, id), null)
  }

  return {
    /** `deletedId` is the ID of a deleted post whose draft becomes the new post. */
    create: (values: PostValues, deletedId?: string) =>
      mutateAsync({ kind: 'create', id: deletedId, values }),
    update: (version: PostVersion, values: PostValues) =>
      mutateAsync({ kind: 'update', ...version, values }),
    remove: (id: string) => mutateAsync({ kind: 'delete', id }),
  }
}

/** Sends a mutation to the server. */
async function sendMutation(
  context: PostsApiContext,
  create: (values: PostValues) => Promise<Post>,
  mutation: PostMutation,
): Promise<SavedMutation> {
  if (mutation.kind === 'create') return { kind: 'create', post: await create(mutation.values) }
  if (mutation.kind === 'update')
    return { ...mutation, updated_at: await updatePost(context, mutation, mutation.values) }
  await deletePost(context, mutation.id)
  return mutation
}
