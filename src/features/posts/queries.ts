import {
  keepPreviousData,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { deletedMessages, fetchErrorTitle, mutationToasts } from './copy'
import { type Draft, type DraftName, discardSent } from '@/drafts/drafts'
import { type ApiError, toApiError } from '@/lib/errors'
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

/**
 * Returns functions that end a mutation: the lists reload, and a toast reports the result, even
 * after the user leaves the page. After a failure, too, the list shows what the server has.
 */
function useReport(userId: string, { done, failed }: { done: string; failed: string }) {
  const queryClient = useQueryClient()

  async function reloadLists() {
    const lists = { queryKey: listsKey(userId) }
    // An invalidation doesn't replace a first fetch, whose response may be older than the mutation.
    await queryClient.cancelQueries(lists)
    await queryClient.invalidateQueries(lists)
    // TanStack Query passes the list to React in the next task. The focus depends on the list.
    await new Promise((resolve) => setTimeout(resolve))
  }

  return {
    async reportSuccess() {
      await reloadLists()
      showToast({ title: done })
    },
    reportFailure(message: string) {
      showErrorToast(failed, message)
      void reloadLists()
    },
  }
}

/** Creates a post. `name` is the draft with its text. */
export function useCreatePost(userId: string) {
  const { reportSuccess, reportFailure } = useReport(userId, mutationToasts.create)
  return useMutation({
    mutationFn: ({ values, key }: { name: DraftName; values: PostValues; key: string }) =>
      createPost(userId, values, key),
    onSuccess(_, { name, key }) {
      discardSent(name, key)
      return reportSuccess()
    },
    onError: (error) => reportFailure(toApiError(error).message),
  })
}

/** Updates a version of a post. `draft` is empty if nothing was typed. */
export function useUpdatePost(userId: string) {
  const queryClient = useQueryClient()
  const { reportSuccess, reportFailure } = useReport(userId, mutationToasts.update)
  const setPost = (id: string, post: Post | null) =>
    queryClient.setQueryData<Post | null>(postKey(userId, id), post)

  return useMutation({
    mutationFn: (update: { version: PostVersion; values: PostValues; draft: Partial<Draft> }) =>
      updatePost(userId, update.version, update.values, update.draft.sent),
    onMutate: ({ version, values }) => rememberSentText(userId, version.id, values),
    onSuccess(saved, { draft }) {
      setPost(saved.id, saved)
      discardSavedText(userId, saved, draft.key)
      return reportSuccess()
    },
    onError(error, { version: { id } }) {
      let { message } = toApiError(error)
      if (error instanceof ChangedElsewhereError) {
        rebaseText(userId, error.current)
        setPost(id, error.current)
      } else if (error instanceof DeletedElsewhereError) {
        if (keepTextOfGonePost(userId, id)) message = deletedMessages.textKept
        setPost(id, null)
      }
      reportFailure(message)
    },
  })
}

/** Deletes a post and its unsaved text. */
export function useDeletePost(userId: string) {
  const queryClient = useQueryClient()
  const { reportSuccess, reportFailure } = useReport(userId, mutationToasts.delete)
  return useMutation({
    mutationFn: (id: string) => deletePost(userId, id),
    onSuccess(_, id) {
      discardText(userId, id)
      queryClient.setQueryData<Post | null>(postKey(userId, id), null)
      return reportSuccess()
    },
    onError: (error) => reportFailure(toApiError(error).message),
  })
}
