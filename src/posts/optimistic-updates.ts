import { matchesSearchText, pageSize, type PaginatedPosts } from './paginated-posts'
import type { Post, PostValues } from './post-fields'

type Update = { kind: 'update'; id: string; updated_at: string; values: PostValues }
type Delete = { kind: 'delete'; id: string }

/** The variables of a mutation of a user's posts. `updated_at` is the version that an update replaces. */
export type PostMutation =
  /** `id` belongs to a deleted post whose draft becomes a new post. */
  { kind: 'create'; id?: string; values: PostValues } | Update | Delete

/** A mutation that the server has carried out. `updated_at` is the new version. */
export type SavedMutation = { kind: 'create'; post: Post } | Update | Delete

/** A page of posts with pending mutations. Posts that are being created have no ID yet. */
export interface OptimisticPosts extends PaginatedPosts {
  pendingPosts: PostValues[]
}

/** Returns a page of posts with its pending mutations applied. */
export function applyPendingMutations(
  page: PaginatedPosts,
  mutations: PostMutation[],
): OptimisticPosts {
  const created: PostValues[] = []
  let changed = page
  for (const mutation of mutations) {
    if (mutation.kind !== 'create') changed = applySavedMutation(changed, mutation)
    else if (matchesSearchText(page.searchText, mutation.values)) created.push(mutation.values)
  }
  return {
    ...changed,
    pendingPosts: showsNewPosts(changed) ? created : [],
    total: changed.total + created.length,
  }
}

/**
 * Returns a page of posts with a saved mutation applied. A post that it already shows is not added
 * twice.
 */
export function applySavedMutation(page: PaginatedPosts, mutation: SavedMutation): PaginatedPosts {
  if (mutation.kind === 'create') return addPost(page, mutation.post)
  const { posts, total, searchText } = page
  if (mutation.kind === 'update' && matchesSearchText(searchText, mutation.values)) {
    const { id, values, updated_at } = mutation
    return {
      ...page,
      posts: posts.map((post) => (post.id === id ? { ...post, ...values, updated_at } : post)),
    }
  }
  const kept = posts.filter(({ id }) => id !== mutation.id)
  return { ...page, posts: kept, total: total - (posts.length - kept.length) }
}

function addPost(page: PaginatedPosts, post: Post): PaginatedPosts {
  const { posts, total, searchText, order } = page
  if (!matchesSearchText(searchText, post) || posts.some(({ id }) => id === post.id)) return page
  const added = order === 'newest' ? [post, ...posts] : [...posts, post]
  return { ...page, posts: showsNewPosts(page) ? added : posts, total: total + 1 }
}

/** Whether new posts belong on a page: at its start or, if the oldest are first, at its end. */
const showsNewPosts = ({ posts, total, order, pageNumber }: PaginatedPosts) =>
  order === 'newest' ? pageNumber === 1 : (pageNumber - 1) * pageSize + posts.length === total
