import type { Tables } from '@/lib/database.types'

export type Post = Tables<'posts'>

/** A version of a post. Each update changes `updated_at`. */
export type PostVersion = Pick<Post, 'id' | 'updated_at'>

/** What the user types into the form of a post. */
export type PostValues = Record<'title' | 'content', string>

/** The maximum lengths in characters, the same as the table's constraints. */
export const limits = { title: 200, content: 20_000 }

/** Posts per page. 25 of the longest are 2 MB, the most that a slow connection should load. */
export const pageSize = 25

/** Returns the values of a post or a draft, or empty ones for a new post. */
export const toPostValues = ({ title, content }: Partial<Post> = {}): PostValues => ({
  title: title ?? '',
  content: content ?? '',
})
