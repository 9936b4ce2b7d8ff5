import {
  keepPreviousData,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { fetchErrorTitle, mutationToasts, postNotFound } from './copy'
import { readDraft, setDraft } from '@/drafts/drafts'
import { type ApiError, toApiError } from '@/lib/errors'
import { reportUnexpectedError } from '@/lib/report-error'
import { showErrorToast, showToast } from '@/ui/toast-store'
import {
  ChangedElsewhereError,
  createPost,
  deletePost,
  fetchPaginatedPosts,
  fetchPost,
  type PaginatedPosts,
  type PostListParams,
  updatePost,
} from './api'
import { getPostDraftName, type Post, type PostValues, type PostVersion } from './post'

const listsKey = (userId: string) => ['posts', userId, 'list']
export const postKey = (userId: string, id?: string) => ['posts', userId, 'post', id]

const showFetchError = ({ message }: ApiError) => showErrorToast(fetchErrorTitle, message)

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

/**
 * Turns the draft of a deleted post into that of a new post. Returns false if the user has started a
 * new post, whose draft stays.
 */
function moveToNewPost(userId: string, id: string) {
  if (readDraft(userId, getPostDraftName())) return false
  const draft = readDraft(userId, getPostDraftName(id))
  if (draft) setDraft(userId, getPostDraftName(), { values: draft.values })
  setDraft(userId, getPostDraftName(id), undefined)
  return true
}

/** Returns a user's post. Null if the user has no such post, after a toast. */
export function usePost(userId: string, id: string | undefined) {
  return useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: id
      ? async () => {
          const post = await fetchPost(userId, id)
          if (!post) {
            moveToNewPost(userId, id)
            showErrorToast(postNotFound.title, postNotFound.description)
          }
          return post
        }
      : skipToken,
    // Never refetch, because the form keeps the version that it was opened with.
    staleTime: Infinity,
    meta: { onError: showFetchError },
  })
}

/**
 * Returns a function that reloads the active lists, even if they are still loading, and then calls
 * `onReloaded`. It reports a bug instead of throwing, because TanStack Query would treat a saved post
 * as failed.
 */
function useReloadLists(userId: string) {
  const queryClient = useQueryClient()
  const lists = { queryKey: listsKey(userId) }
  const reload = async () => {
    // An invalidation doesn't replace a first fetch, whose response may be older than the mutation.
    await queryClient.cancelQueries(lists)
    await queryClient.invalidateQueries(lists)
    // TanStack Query passes the list to React in the next task. The focus depends on the list.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return (onReloaded?: () => void) => reload().finally(onReloaded).catch(reportUnexpectedError)
}

interface PostChange {
  values: PostValues
  /** The version to update. Without one, a post is created. */
  version?: PostVersion
  requestId?: string
}

/**
 * Creates a post, or updates a version of one. A toast reports the result, even after the user leaves
 * the page.
 */
export function useSavePost(userId: string) {
  const queryClient = useQueryClient()
  const reloadLists = useReloadLists(userId)

  return useMutation({
    async mutationFn({ values, version, requestId }: PostChange) {
      if (version) return updatePost(userId, version, values)
      await createPost(userId, values, requestId)
      return undefined
    },
    onSuccess: (updated, { version, requestId }) =>
      reloadLists(() => {
        if (updated) queryClient.setQueryData<Post>(postKey(userId, updated.id), updated)
        const name = getPostDraftName(version?.id)
        // Text that was typed in the meantime, in a form that was opened again, stays.
        if (readDraft(userId, name)?.requestId === requestId) setDraft(userId, name, undefined)
        showToast({ title: mutationToasts[updated ? 'update' : 'create'].done })
      }),
    onError(error, { values, version }) {
      const { failed } = mutationToasts[version ? 'update' : 'create']
      showErrorToast(failed, toApiError(error).message)
      if (!version || !(error instanceof ChangedElsewhereError)) return
      const { current } = error
      // The next submit replaces the newer version.
      if (current)
        setDraft(userId, getPostDraftName(current.id), { values, basedOn: current.updated_at })
      else if (!moveToNewPost(userId, version.id)) return
      queryClient.setQueryData<Post | null>(postKey(userId, version.id), current)
      void reloadLists()
    },
  })
}

/** Deletes a post. A toast reports the result, even after the user leaves the page. */
export function useDeletePost(userId: string) {
  const queryClient = useQueryClient()
  const reloadLists = useReloadLists(userId)
  return useMutation({
    mutationFn: (id: string) => deletePost(userId, id),
    onSuccess: (_, id) =>
      reloadLists(() => {
        queryClient.removeQueries({ queryKey: postKey(userId, id) })
        setDraft(userId, getPostDraftName(id), undefined)
        showToast({ title: mutationToasts.delete.done })
      }),
    onError: (error) => showErrorToast(mutationToasts.delete.failed, toApiError(error).message),
  })
}
