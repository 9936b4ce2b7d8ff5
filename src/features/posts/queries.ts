import {
  keepPreviousData,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { deletedMessages, fetchErrorTitle, mutationToasts } from './copy'
import { type DraftName, discardSent, type FormValues } from '@/drafts/drafts'
import { type ApiError, isErrorOfKind, toApiError } from '@/lib/errors'
import { showErrorToast, showToast, useToastStore } from '@/ui/toast-store'
import {
  ChangedElsewhereError,
  createPost,
  DeletedElsewhereError,
  deletePost,
  fetchPaginatedPosts,
  fetchPost,
  type PaginatedPosts,
  type PostListParams,
  updatePost,
} from './api'
import type { Post, PostValues, PostVersion } from './post'
import {
  discardSavedText,
  discardText,
  keepTextOfGonePost,
  rebaseText,
  rememberSentText,
} from './post-draft'

const listsKey = (userId: string) => ['posts', userId, 'list']
export const postKey = (userId: string, id?: string) => ['posts', userId, 'post', id]

/** Shows why posts failed to load, unless a toast says what else failed. */
function showFetchError({ message }: ApiError) {
  const { toast } = useToastStore.getState()
  if (!toast?.open || toast.variant !== 'destructive') showErrorToast(fetchErrorTitle, message)
}

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

/** Returns a function that reloads the active lists, even if they are still loading. */
function useReloadLists(userId: string) {
  const queryClient = useQueryClient()
  const lists = { queryKey: listsKey(userId) }
  return async () => {
    // An invalidation doesn't replace a first fetch, whose response may be older than the mutation.
    await queryClient.cancelQueries(lists)
    await queryClient.invalidateQueries(lists)
    // TanStack Query passes the list to React in the next task. The focus depends on the list.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

// Toasts report the results of mutations, even after the user leaves the page. If a response was
// lost, the list shows whether the post was changed, as soon as there is a connection.

/** Creates a post. `name` is the draft with its text. */
export function useCreatePost(userId: string) {
  const reloadLists = useReloadLists(userId)
  return useMutation({
    mutationFn: ({ values, key }: { name: DraftName; values: PostValues; key: string }) =>
      createPost(userId, values, key),
    async onSuccess(_, { name, key }) {
      await reloadLists()
      discardSent(name, key)
      showToast({ title: mutationToasts.create.done })
    },
    onError(error) {
      showErrorToast(mutationToasts.create.failed, toApiError(error).message)
      if (isErrorOfKind(error, 'unknown-outcome')) void reloadLists()
    },
  })
}

interface PostUpdate {
  version: PostVersion
  values: PostValues
  /** The key of the draft, unless nothing was typed. */
  key?: string
  /** Earlier values whose responses were lost. */
  sent?: FormValues[]
}

/** Updates a version of a post. */
export function useUpdatePost(userId: string) {
  const queryClient = useQueryClient()
  const reloadLists = useReloadLists(userId)
  const setPost = (id: string, post: Post | null) =>
    queryClient.setQueryData<Post | null>(postKey(userId, id), post)

  return useMutation({
    mutationFn: ({ version, values, sent }: PostUpdate) =>
      updatePost(userId, version, values, sent),
    async onSuccess(saved, { key }) {
      setPost(saved.id, saved)
      discardSavedText(userId, saved, key)
      await reloadLists()
      showToast({ title: mutationToasts.update.done })
    },
    onError(error, { version: { id }, values }) {
      let { message } = toApiError(error)
      if (error instanceof ChangedElsewhereError) {
        rebaseText(userId, error.current)
        setPost(id, error.current)
      } else if (error instanceof DeletedElsewhereError) {
        if (keepTextOfGonePost(userId, id) !== 'none') message = deletedMessages.textKept
        setPost(id, null)
      } else if (isErrorOfKind(error, 'unknown-outcome')) rememberSentText(userId, id, values)
      else return showErrorToast(mutationToasts.update.failed, message)
      showErrorToast(mutationToasts.update.failed, message)
      void reloadLists()
    },
  })
}

const deletionKey = (userId: string) => ['posts', userId, 'delete']

/** Deletes a post and its unsaved text. The form of the post closes, as of one deleted elsewhere. */
export function useDeletePost(userId: string) {
  const queryClient = useQueryClient()
  const reloadLists = useReloadLists(userId)
  return useMutation({
    mutationKey: deletionKey(userId),
    mutationFn: (id: string) => deletePost(userId, id),
    async onSuccess(_, id) {
      await reloadLists()
      discardText(userId, id)
      queryClient.setQueryData<Post | null>(postKey(userId, id), null)
      showToast({ title: mutationToasts.delete.done })
    },
    onError(error) {
      showErrorToast(mutationToasts.delete.failed, toApiError(error).message)
      if (isErrorOfKind(error, 'unknown-outcome')) void reloadLists()
    },
  })
}

/** Returns the IDs of the posts that are being deleted. */
export const useDeletingIds = (userId: string) =>
  useMutationState({
    filters: { mutationKey: deletionKey(userId), status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
