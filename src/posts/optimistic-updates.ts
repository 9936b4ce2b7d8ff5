import { matchesSearchText, pageSize, type PaginatedPosts } from './paginated-posts'
import type { Post, PostValues } from './post-fields'

/** The variables of a mutation of a user's posts. */
export type PostMutation =
  /** `id` belongs to a deleted post whose draft becomes a new post. */
  | { kind: 'create'; id?: string; values: PostValues }
  /** `updated_at` is the version that the update replaces. */
  | { kind: 'update'; id: string; updated_at: string; values: PostValues }
  | { kind: 'delete'; id: string }

/** The result of a mutation: the post as the server has saved it, or the deleted post's ID. */
export type SavedMutation =
  { kind: 'create' | 'update'; post: Post } | { kind: 'delete'; id: string }

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
    if (mutation.kind === 'update') changed = changePost(changed, mutation.id, mutation.values)
    else if (mutation.kind === 'delete') changed = removePost(changed, mutation.id)
    else if (matchesSearchText(page.searchText, mutation.values)) created.push(mutation.values)
  }
  return {
    ...changed,
    pendingPosts: showsNewPosts(changed) ? created : [],
    total: changed.total + created.length,
  }
}

/** Returns a page of posts with the result of a mutation. */
export function applySavedMutation(page: PaginatedPosts, saved: SavedMutation): PaginatedPosts {
  switch (saved.kind) {
    case 'create':
      return addPost(page, saved.post)
    case 'update':
      return changePost(page, saved.post.id, saved.post)
    case 'delete':
      return removePost(page, saved.id)
  }
}

/** Adds a post if it belongs on the page and is not there yet. */
function addPost(page: PaginatedPosts, post: Post): PaginatedPosts {
  const { posts, total, searchText, order } = page
  if (!matchesSearchText(searchText, post) || posts.some(({ id }) => id === post.id)) return page
  const added = order === 'newest' ? [post, ...posts] : [...posts, post]
  return { ...page, posts: showsNewPosts(page) ? added : posts, total: total + 1 }
}

/** Changes a post, or removes it if the search no longer finds it. */
function changePost(page: PaginatedPosts, id: string, changes: PostValues | Post): PaginatedPosts {
  if (!matchesSearchText(page.searchText, changes)) return removePost(page, id)
  const posts = page.posts.map((post) => (post.id === id ? { ...post, ...changes } : post))
  return { ...page, posts }
}

function removePost(page: PaginatedPosts, id: string): PaginatedPosts {
  const posts = page.posts.filter((post) => post.id !== id)
  return { ...page, posts, total: page.total - (page.posts.length - posts.length) }
}

/** Whether new posts belong on a page: at its start or, if the oldest are first, at its end. */
const showsNewPosts = ({ posts, total, order, pageNumber }: PaginatedPosts) =>
  order === 'newest' ? pageNumber === 1 : (pageNumber - 1) * pageSize + posts.length === total
