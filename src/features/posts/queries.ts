import {
  keepPreviousData,
  type MutationFunction,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Draft, discardDraft, findDraft, sendDraft } from '@/drafts/drafts'
import { ApiError, isErrorOfKind, toApiError } from '@/lib/errors'
import { showErrorToast, showFirstErrorToast, showToast } from '@/ui/toast-store'
import {
  createPost,
  deletePost,
  fetchPaginatedPosts,
  fetchPost,
  type PaginatedPosts,
  updatePost,
} from './api'
import { changedMessages, fetchErrorTitle, mutationToasts, notFoundMessages } from './copy'
import type { PostListParams } from './dashboard-search-params'
import { type Post, type PostVersion, toPostValues } from './post'

const listsKey = (userId: string) => ['posts', userId, 'list']
export const postKey = (userId: string, id?: string) => ['posts', userId, 'post', id]

const showFetchError = ({ message }: ApiError) => showFirstErrorToast(fetchErrorTitle, message)

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

/** Returns a user's post, or null if it doesn't exist. */
export const usePost = (userId: string, id: string | undefined) =>
  useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: () => fetchPost(userId, id!),
    enabled: id !== undefined,
    // The form keeps the version that the user has read. A newer one is a conflict.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
    meta: { onError: showFetchError },
  })

/** Returns the IDs of posts that are being deleted, or were: a list may still show them. */
export const useDeletingIds = (userId: string) =>
  useMutationState({
    filters: {
      mutationKey: ['delete', userId],
      predicate: ({ state }) => state.status !== 'error',
    },
    select: ({ state }) => (state.variables as PostVersion).id,
  })

/** Returns a mutation, which ends with a toast on any page, and reloads lists that it may change. */
function usePostMutation<Variables>(
  kind: keyof typeof mutationToasts,
  userId: string,
  mutationFn: MutationFunction<void, Variables>,
) {
  const queryClient = useQueryClient()
  const queryKey = listsKey(userId)

  function reloadLists() {
    // Without posts, the list starts over: the user may have one now, and the response to a first
    // fetch may be older than the mutation.
    void queryClient.resetQueries({
      queryKey,
      predicate: ({ state }) => !state.data || isEmpty(state.data as PaginatedPosts),
    })
    void queryClient.invalidateQueries({ queryKey })
  }

  return useMutation({
    mutationKey: [kind, userId],
    mutationFn,
    onSuccess() {
      showToast({ title: mutationToasts[kind].done })
      reloadLists()
    },
    onError(caught) {
      const error = toApiError(caught)
      showErrorToast(mutationToasts[kind].failed, error.message)
      if (isErrorOfKind(error, 'unknown-outcome', 'conflict')) reloadLists()
    },
  })
}

/** Creates a post from a draft, also from the text of a post that is gone. */
export const useCreatePost = (userId: string) =>
  usePostMutation('create', userId, (draft: Draft) =>
    sendDraft(draft, () => createPost(userId, toPostValues(draft.values), draft.key)),
  )

/** Updates the version of a post that its form knows. */
export const useUpdatePost = (userId: string, post?: Post) =>
  usePostMutation('update', userId, (draft: Draft, { client }) =>
    sendDraft(draft, async () => {
      const values = toPostValues(draft.values)
      const queryKey = postKey(userId, post!.id)
      const { current, isSaved } = await updatePost(userId, post!, values, draft.unanswered)
      // The next submit replaces this version. An earlier load must not overwrite it.
      await client.cancelQueries({ queryKey })
      client.setQueryData<Post | null>(queryKey, current)
      if (!current) throw new ApiError(notFoundMessages.plain, 'conflict')
      if (!isSaved) throw new ApiError(changedMessages.edited, 'conflict')
    }),
  )

/** Deletes a version of a post, and the post's unsaved text. */
export const useDeletePost = (userId: string) =>
  usePostMutation('delete', userId, async (version: PostVersion, { client }) => {
    await deletePost(userId, version)
    const draft = findDraft(userId, `post:${version.id}`)
    if (draft) discardDraft(draft.key)
    client.removeQueries({ queryKey: postKey(userId, version.id) })
  })
