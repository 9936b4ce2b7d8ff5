import {
  keepPreviousData,
  type QueryKey,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { fetchErrorTitle, postNotFound } from '@/content/posts'
import type { ApiError } from '@/lib/errors'
import { showErrorToast } from '@/ui/toast-store'
import { fetchPaginatedPosts, fetchPost } from './api'
import { applyPendingMutations, type PostMutation } from './optimistic-updates'
import type { PaginatedPosts, PostListParams } from './paginated-posts'
import type { Post } from './post-fields'

/** The key prefix of a user's queries, and the key of the user's mutations. */
export const postsKey = (userId: string): QueryKey => ['posts', userId]
export const listsKey = (userId: string): QueryKey => [...postsKey(userId), 'list']
export const postKey = (userId: string, id?: string): QueryKey => [...postsKey(userId), 'post', id]

/** Returns the pending mutations, including those started before the page was reopened. */
const usePendingMutations = (userId: string) =>
  useMutationState({
    filters: { mutationKey: postsKey(userId), status: 'pending' },
    select: ({ state }) => state.variables as PostMutation,
  })

/** Whether the form of a post is being saved, or the form of a new post if there is no ID. */
export const useIsSaving = (userId: string, id?: string) =>
  usePendingMutations(userId).some((mutation) => mutation.kind !== 'delete' && mutation.id === id)

/**
 * Returns a page of a user's posts with pending mutations, and keeps it until the next page loads.
 */
export function usePosts(userId: string, { searchText, order, pageNumber }: PostListParams) {
  const mutations = usePendingMutations(userId)
  // Without `edit`, which doesn't change the list.
  const params = { searchText, order, pageNumber }
  const {
    data: page,
    isPending,
    isFetched,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey: [...listsKey(userId), params],
    queryFn: ({ signal }) => fetchPaginatedPosts(userId, params, signal),
    placeholderData: keepPreviousData,
    meta: { onError: showFetchError },
  })
  const data = page && applyPendingMutations(page, mutations)
  /** Whether the user has no posts; false until the posts have loaded. */
  const isEmpty = data?.total === 0 && !data.searchText
  return { data, isEmpty, isPending, isFetched, isFetching, isError, refetch }
}

/**
 * Returns a user's post from a cached list, or fetches it. Null if the user has no such post, after
 * a toast with `notFoundText`.
 */
export function usePost(userId: string, id: string | undefined, notFoundText: string) {
  const queryClient = useQueryClient()
  return useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: id
      ? async () => {
          const post = await fetchPost(userId, id)
          if (!post) showErrorToast(postNotFound.title, notFoundText)
          return post
        }
      : skipToken,
    initialData: () =>
      queryClient
        .getQueriesData<PaginatedPosts>({ queryKey: listsKey(userId) })
        .flatMap(([, page]) => page?.posts.find((post) => post.id === id) ?? [])[0],
    // Never refetch, because the form keeps the version that it was opened with.
    staleTime: Infinity,
    meta: { onError: showFetchError },
  })
}

const showFetchError = ({ message }: ApiError) => showErrorToast(fetchErrorTitle, message)
