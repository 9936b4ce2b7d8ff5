import {
  keepPreviousData,
  type QueryKey,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useAuth } from '@/auth/auth-provider'
import { fetchErrorTitle, postNotFoundToast } from '@/content/posts'
import { dismissError, showErrorToast, showToast } from '@/ui/toast-store'
import { fetchPaginatedPosts, fetchPost, type PostsApiContext } from './api'
import { applyPendingMutations, type PostMutation } from './optimistic-updates'
import type { PaginatedPosts, PostListParams } from './paginated-posts'
import type { Post } from './post-fields'

/** The start of the keys of a user's queries, and the key of the user's mutations. */
export const postsKey = (userId: string): QueryKey => ['posts', userId]
export const listsKey = (userId: string): QueryKey => [...postsKey(userId), 'list']
export const listKey = (userId: string, params: PostListParams): QueryKey => [
  ...listsKey(userId),
  params,
]
export const postKey = (userId: string, id?: string): QueryKey => [...postsKey(userId), 'post', id]

export const usePostsApiContext = (userId: string): PostsApiContext => ({ ...useAuth(), userId })

/** The mutations that are being saved, maybe since before the page was opened again. */
const usePendingMutations = (userId: string) =>
  useMutationState({
    filters: { mutationKey: postsKey(userId), status: 'pending' },
    select: ({ state }) => state.variables as PostMutation,
  })

/** Whether the form of a post, or without an id that of a new post, is being saved. */
export const useIsSaving = (userId: string, id?: string) =>
  usePendingMutations(userId).some((mutation) => mutation.kind !== 'delete' && mutation.id === id)

/** A page of a user's posts with the pending mutations. It stays until the next page has loaded. */
export function usePosts(userId: string, { searchText, order, pageNumber }: PostListParams) {
  const context = usePostsApiContext(userId)
  const mutations = usePendingMutations(userId)
  const params = { searchText, order, pageNumber }
  const query = useQuery({
    queryKey: listKey(userId, params),
    queryFn: ({ signal }) => fetchPaginatedPosts(context, params, signal),
    placeholderData: keepPreviousData,
    meta: {
      // While posts show, as after a mutation whose toast stays, the list itself reports the error.
      onError: ({ kind, message }, hasData) =>
        (!hasData || kind === 'session-ended') && showErrorToast(fetchErrorTitle, message),
    },
  })
  const data = query.data && applyPendingMutations(query.data, mutations)
  return {
    data,
    /** Whether the user has no posts; false until they have loaded. */
    isEmpty: data?.total === 0 && !data.searchText,
    ...toQueryStatus(query),
  }
}

/** A post of a user, from a list if one has it: null if the user has no post with this id. */
export function usePost(userId: string, id?: string) {
  const context = usePostsApiContext(userId)
  const queryClient = useQueryClient()
  const query = useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: id
      ? async () => {
          const post = await fetchPost(context, id)
          if (!post) showToast(postNotFoundToast)
          return post
        }
      : skipToken,
    initialData: () =>
      queryClient
        .getQueriesData<PaginatedPosts>({ queryKey: listsKey(userId) })
        .flatMap(([, page]) => page?.posts.find((post) => post.id === id) ?? [])[0],
    // The form keeps the version that it was opened with.
    staleTime: Infinity,
    meta: { onError: ({ message }) => showErrorToast(fetchErrorTitle, message) },
  })
  return { post: query.data, ...toQueryStatus(query) }
}

/** Returns the status of a query, and a function that fetches it again. */
const toQueryStatus = ({ isFetching, isError, refetch }: UseQueryResult) => ({
  isFetching,
  isError: isError && !isFetching,
  refetch() {
    dismissError()
    void refetch()
  },
})
