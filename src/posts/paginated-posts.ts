import { type Post, type PostValues, searchableFields } from './post-fields'

/** The search, order and page (from 1) of a list of posts. */
export interface PostListParams {
  searchText: string
  order: 'newest' | 'oldest'
  pageNumber: number
}

/** One page of a post list. */
export interface PaginatedPosts extends PostListParams {
  posts: Post[]
  /** The number of posts on all pages. */
  total: number
}

/** The number of posts on a page. */
export const pageSize = 50

/** Returns the words of a search, up to the limit. */
export const toSearchWords = (searchText: string) => searchText.trim().split(/\s+/).slice(0, 8)

/** Whether a post matches a search, as search_posts() in the database decides. */
export function matchesSearchText(searchText: string, post: PostValues) {
  const text = fold(searchableFields.map((name) => post[name] ?? '').join(' '))
  return toSearchWords(searchText).every((word) => text.includes(fold(word)))
}

const fold = (text: string) => text.normalize().toLowerCase()
