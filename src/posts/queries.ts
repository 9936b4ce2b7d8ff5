import {
  keepPreviousData,
  type QueryKey,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { mutationToasts, fetchErrorTitle } from '@/content/posts'
import { discardDraft, readDraft, saveDraft } from '@/lib/drafts'
import { ApiError } from '@/lib/errors'
import { dismissError, showErrorToast, showToast } from '@/ui/toast-store'
import {
  ConflictError,
  createPost,
  deletePost,
  fetchPaginatedPosts,
  fetchNewestPosts,
  type PostsApiContext,
  fetchPost,
  updatePost,
} from './api'
import {
  firstPageParams,
  type PostListParams,
  type PaginatedPosts,
} from './dashboard-search-params'
import { applyMutation, pendingPost, type PostMutation } from './optimistic-updates'
import { getPostDraftName } from './post-drafts'
import {
  haveSameValues,
  type Post,
  type PostValues,
  type PostVersion,
  toPostValues,
} from './post-fields'

/** The start of the keys of a user's queries, and the key of the user's mutations. */
const postsKey = (userId: string): QueryKey => ['posts', userId]
const listsKey = (userId: string): QueryKey => [...postsKey(userId), 'list']
const listKey = (userId: string, params: PostListParams): QueryKey => [...listsKey(userId), params]
const postKey = (userId: string, id?: string): QueryKey => [...postsKey(userId), 'post', id]

const usePostsAuth = (userId: string): PostsApiContext => ({ ...useAuth(), userId })

/** The changes of a user's posts that are being saved, maybe since before the page was opened again. */
const usePendingMutations = (userId: string) =>
  useMutationState({
    filters: { mutationKey: postsKey(userId), status: 'pending' },
    select: ({ state }) => state.variables as PostMutation,
  })

/** What saves changes of posts. */
export type PostMutations = ReturnType<typeof usePostMutations>

/** Returns whether a post, or without an id a new one, is being saved. */
export const useIsSaving = (userId: string, id?: string) =>
  usePendingMutations(userId).some((change) =>
    id ? change.kind === 'update' && change.id === id : change.kind === 'create',
  )

/** A list of a user's posts, with the changes that are being saved. Another list replaces it once loaded. */
export function usePosts(userId: string, { search, order, pageNumber }: PostListParams) {
  const auth = usePostsAuth(userId)
  const changes = usePendingMutations(userId)
  const params = { search, order, pageNumber }
  const list = useQuery({
    queryKey: listKey(userId, params),
    queryFn: ({ signal }) => fetchPaginatedPosts(auth, params, signal),
    placeholderData: keepPreviousData,
    meta: {
      // While posts show, as after a change whose toast stays, the list itself reports the failure.
      onError: ({ kind, message }, hasData) =>
        (!hasData || kind === 'session-ended') && showErrorToast(fetchErrorTitle, message),
    },
  })
  const shown = list.data && changes.reduce(applyMutation, list.data)
  return {
    list: shown,
    /** Whether the user has no posts; before they have loaded, that is not known. */
    isEmpty: shown?.total === 0 && !shown.search,
    ...toQueryStatus(list),
  }
}

/** A post of a user, as a list has shown it, otherwise fetched: null if there is none with this id. */
export function usePost(userId: string, id?: string) {
  const auth = usePostsAuth(userId)
  const client = useQueryClient()
  const query = useQuery<Post | null>({
    queryKey: postKey(userId, id),
    queryFn: id ? () => fetchPost(auth, id) : skipToken,
    initialData: () =>
      client
        .getQueriesData<PaginatedPosts>({ queryKey: listsKey(userId) })
        .flatMap(([, list]) => list?.posts.find((post) => post.id === id) ?? [])[0],
    // The form keeps the version that it was opened with.
    staleTime: Infinity,
    meta: { onError: ({ message }) => showErrorToast(fetchErrorTitle, message) },
  })
  return { post: query.data, ...toQueryStatus(query) }
}

/** Whether a query is loading or has failed, and a function that loads it again. */
const toQueryStatus = ({ isFetching, isError, refetch }: UseQueryResult) => ({
  isLoading: isFetching,
  isFailed: isError && !isFetching,
  reload() {
    dismissError()
    void refetch()
  },
})

/**
 * Saves changes of a user's posts, which the list shows at once. Toasts report how they end, even after
 * the page was left. Each function returns whether it succeeded.
 */
export function usePostMutations(userId: string) {
  const auth = usePostsAuth(userId)
  const create = useIdempotentCreate(auth)
  const client = useQueryClient()
  const lists = { queryKey: listsKey(userId) }

  const { mutateAsync } = useMutation({
    mutationKey: postsKey(userId),
    mutationFn: (change: PostMutation) => save(auth, create, change),
    async onSuccess(change) {
      // A list that is being fetched is older than the change.
      await client.cancelQueries(lists)
      client.setQueriesData<PaginatedPosts>(lists, (list) => list && applyMutation(list, change))
      if (change.kind === 'update')
        client.setQueryData<Post>(
          postKey(userId, change.id),
          (post) => post && { ...post, ...change.values },
        )
      if (change.kind === 'delete') client.setQueryData(postKey(userId, change.id), null)
      discardDraft(userId, getPostDraftName(change.kind === 'create' ? undefined : change.id))
      void client.invalidateQueries(lists)
      showToast({ title: mutationToasts[change.kind].done })
    },
    onError(error, change) {
      showErrorToast(mutationToasts[change.kind].failed, error.message)
      if (error instanceof ConflictError) rebaseDraft(error.current)
      if (error.kind === 'not-found' || error.kind === 'conflict')
        void client.invalidateQueries(lists)
    },
  })

  /** Lets the next update of a post replace this version of it. */
  function rebaseDraft(current: Post) {
    const name = getPostDraftName(current.id)
    const draft = readDraft(userId, name)
    if (draft) saveDraft(userId, name, { ...draft, baseVersion: current.updated_at })
    client.setQueryData(postKey(userId, current.id), current)
  }

  const runMutation = (change: PostMutation) =>
    mutateAsync(change).then(
      () => true,
      () => false,
    )

  return {
    create: (values: PostValues) =>
      runMutation({ kind: 'create', post: pendingPost(values, userId) }),
    update: ({ id, updated_at }: PostVersion, values: PostValues) =>
      runMutation({ kind: 'update', id, values: { ...values, updated_at } }),
    remove: (id: string) => runMutation({ kind: 'delete', id }),
  }
}

/** Sends a change to the server. Returns it as the server has made it. */
async function save(
  auth: PostsApiContext,
  create: (values: PostValues) => Promise<Post>,
  change: PostMutation,
): Promise<PostMutation> {
  if (change.kind === 'update') {
    const { id, values } = change
    const updated_at = await updatePost(auth, { id, ...values }, toPostValues(values))
    return { ...change, values: { ...values, updated_at } }
  }
  if (change.kind === 'create') return { ...change, post: await create(toPostValues(change.post)) }
  await deletePost(auth, change.id)
  return change
}

/**
 * Creates posts. After a lost response, the newest posts tell whether the server has created the post: a
 * new one with this text. They are read at once, and again before the same text is sent a second time.
 */
function useIdempotentCreate(auth: PostsApiContext) {
  const client = useQueryClient()
  /** The latest create whose response was lost, with the ids of the newest posts before it. */
  const lost = useRef<{ values: PostValues; knownIds: Set<string> }>(undefined)

  const findCreated = async (values: PostValues, knownIds: Set<string>) =>
    (await fetchNewestPosts(auth)).find(
      (post) => !knownIds.has(post.id) && haveSameValues(post, values),
    )

  return async (values: PostValues) => {
    const earlier =
      lost.current && haveSameValues(lost.current.values, values) ? lost.current : undefined
    const newest = client.getQueryData<PaginatedPosts>(listKey(auth.userId, firstPageParams))
    const knownIds =
      earlier?.knownIds ??
      new Set((newest?.posts ?? (await fetchNewestPosts(auth))).map(({ id }) => id))
    try {
      const found = earlier && (await findCreated(values, knownIds))
      const post = found ?? (await createPost(auth, values))
      lost.current = undefined
      return post
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'unknown-outcome')) throw error
      const found = await findCreated(values, knownIds).catch(() => undefined)
      lost.current = found ? undefined : { values, knownIds }
      if (!found) throw error
      return found
    }
  }
}
