import {
  keepPreviousData,
  type MutationFunction,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type DraftName, discardSent } from '@/drafts/drafts'
import { ApiError, toApiError } from '@/lib/errors'
import { showErrorToast, showToast, useToastStore } from '@/ui/toast-store'
import {
  createPost,
  deletePost,
  fetchPaginatedPosts,
  fetchPost,
  type PaginatedPosts,
  type PostListParams,
  updatePost,
} from './api'
import { conflictMessage, deletedMessages, fetchErrorTitle, mutationToasts } from './copy'
import { getPostDraftName, type Post, type PostValues, type PostVersion } from './post'
import { discardText, keepTextOfGonePost, rebaseText, rememberSentText } from './post-draft'

const listsKey = (userId: string) => ['posts', userId, 'list']
export const postKey = (userId: string, id?: string) => ['posts', userId, 'post', id]

/** Shows what can't be loaded, unless a toast says what else failed. */
export function showLoadErrorToast(title: string, description: string) {
  const { toast } = useToastStore.getState()
  if (!toast?.open || toast.variant !== 'destructive') showErrorToast(title, description)
}

const showFetchError = ({ message }: ApiError) => showLoadErrorToast(fetchErrorTitle, message)

/** Returns a page of a user's posts, and keeps it until the next page loads. */
export function usePosts(userId: string, { searchText, order, pageNumber }: PostListParams) {
  // Without `edit`, which doesn't change the list.
  const params = { searchText, order, pageNumber }
  return useQuery({
    queryKey: [...listsKey(userId), params],
    queryFn: ({ signal }) => fetchPaginatedPosts(userId, params, signal),
    placeholderData: keepPreviousData,
    meta: { onError: showFetchError },
  })
}

/** Whether a user has no posts; false until the list has loaded. */
export const isEmpty = (page?: PaginatedPosts) => page?.total === 0 && !page.searchText

/** Returns a user's post. Null if the user has no such post. */
export const usePost = (userId: string, id: string | undefined) =>
  useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: id ? () => fetchPost(userId, id) : skipToken,
    // Never refetch, because the form keeps the version that it was opened with.
    staleTime: Infinity,
    meta: { onError: showFetchError },
  })

/** Returns a mutation, which ends with a toast on any page, and reloads lists that it may change. */
function usePostMutation<Variables>(
  userId: string,
  kind: keyof typeof mutationToasts,
  mutationFn: MutationFunction<void, Variables>,
) {
  const queryClient = useQueryClient()

  async function reloadLists() {
    const lists = { queryKey: listsKey(userId) }
    // An invalidation doesn't replace a first fetch, whose response may be older than the mutation.
    await queryClient.cancelQueries(lists)
    await queryClient.invalidateQueries(lists)
    // TanStack Query passes the list to React in the next task. The focus depends on the list.
    await new Promise((resolve) => setTimeout(resolve))
  }

  return useMutation({
    mutationKey: [kind, userId],
    mutationFn,
    async onSuccess() {
      await reloadLists()
      showToast({ title: mutationToasts[kind].done })
    },
    onError(error) {
      const { kind: errorKind, message } = toApiError(error)
      showErrorToast(mutationToasts[kind].failed, message)
      if (errorKind === 'unknown-outcome' || errorKind === 'conflict') void reloadLists()
    },
  })
}

/** Creates a post. */
export const useCreatePost = (userId: string) =>
  usePostMutation(
    userId,
    'create',
    async ({ name, values, key }: { name: DraftName; values: PostValues; key: string }) => {
      await createPost(userId, values, key)
      discardSent(name, key)
    },
  )

/** Updates a version of a post. */
export const useUpdatePost = (userId: string) =>
  usePostMutation(
    userId,
    'update',
    async ({ version, values }: { version: PostVersion; values: PostValues }, { client }) => {
      const { id } = version
      const draft = rememberSentText(userId, id, values)
      const { current, isSaved } = await updatePost(userId, version, values, draft?.sentTexts)
      const isTextKept = !current && keepTextOfGonePost(userId, id)
      client.setQueryData<Post | null>(postKey(userId, id), current)
      if (!current)
        throw new ApiError(deletedMessages[isTextKept ? 'textKept' : 'plain'], 'conflict')
      if (isSaved) discardSent(getPostDraftName(id), draft?.key)
      // Also if it was saved, because of what was typed since.
      rebaseText(userId, current)
      if (!isSaved) throw new ApiError(conflictMessage, 'conflict')
    },
  )

/** Deletes a post and its unsaved text. */
export const useDeletePost = (userId: string) =>
  usePostMutation(userId, 'delete', async (id: string, { client }) => {
    await deletePost(userId, id)
    discardText(userId, id)
    client.setQueryData<Post | null>(postKey(userId, id), null)
  })

/** Whether a post is being deleted, also since before the page was opened. */
export const useIsDeleting = (userId: string, id: string) =>
  useIsMutating({
    mutationKey: ['delete', userId],
    predicate: ({ state }) => state.variables === id,
  }) > 0
