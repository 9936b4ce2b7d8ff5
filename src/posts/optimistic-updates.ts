import { matchesSearchText, pageSize, type PaginatedPosts } from './dashboard-search-params'
import type { Post, PostValues } from './post-fields'

/** A change of a user's posts, while it is saved and after. */
export type PostMutation =
  | { kind: 'create'; post: Post }
  | { kind: 'update'; id: string; values: PostValues & { updated_at: string } }
  | { kind: 'delete'; id: string }

/** A new post as the list shows it until the server has given it an id. */
export function pendingPost(values: PostValues, user_id: string): Post {
  const now = new Date().toISOString()
  return { ...values, id: `pending-${now}`, user_id, created_at: now, updated_at: now }
}

/** Returns whether a post has no id of the server yet. */
export const isPending = ({ id }: Post) => id.startsWith('pending-')

/** Returns a list with a change. A post that it shows already is not added twice. */
export function applyMutation(list: PaginatedPosts, change: PostMutation): PaginatedPosts {
  if (change.kind === 'create') return addPost(list, change.post)
  const { posts, total, search } = list
  const { id } = change
  if (change.kind === 'update' && matchesSearchText(search, change.values)) {
    const { values } = change
    return { ...list, posts: posts.map((post) => (post.id === id ? { ...post, ...values } : post)) }
  }
  const kept = posts.filter((post) => post.id !== id)
  return { ...list, posts: kept, total: total - (posts.length - kept.length) }
}

/** A new post is the first of the first page or, if the oldest are first, the last of the last page. */
function addPost(list: PaginatedPosts, post: Post): PaginatedPosts {
  const { posts, total, search, order, pageNumber } = list
  if (!matchesSearchText(search, post) || posts.some(({ id }) => id === post.id)) return list
  const added = { ...list, total: total + 1 }
  if (order === 'newest') return pageNumber === 1 ? { ...added, posts: [post, ...posts] } : added
  const isLastPage = (pageNumber - 1) * pageSize + posts.length === total
  return isLastPage ? { ...added, posts: [...posts, post] } : added
}
