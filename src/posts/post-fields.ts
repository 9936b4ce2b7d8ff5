import type { Tables } from '@/lib/database.types'
import type { DraftName } from '@/lib/drafts'

export type Post = Tables<'posts'>

/** A version of a post. Each update changes `updated_at`. */
export type PostVersion = Pick<Post, 'id' | 'updated_at'>

/** The name of a field that the user fills in. */
export type PostField = Exclude<keyof Post, 'id' | 'user_id' | 'created_at' | 'updated_at'>

/** The fields of a post, as the database stores them. */
export type PostValues = Pick<Post, PostField>

/** The fields of a post, as the form and its draft store them. */
export type PostFormValues = Record<PostField, string>

/** The rules for the input of each field, with the limits of the table's constraints. */
export const postFields = {
  title: { label: 'Title', max: 200, required: true, searchable: true },
  content: { label: 'Content', max: 20_000, required: false, searchable: true },
} satisfies Record<
  PostField,
  { label: string; max?: number; required: boolean; searchable: boolean }
>

export const postFieldNames = Object.keys(postFields) as PostField[]

/** The fields that are searched. */
export const searchableFields = postFieldNames.filter((name) => postFields[name].searchable)

/** Returns an object with a value for each field. */
export const mapPostFields = <Value>(toValue: (name: PostField) => Value) =>
  Object.fromEntries(postFieldNames.map((name) => [name, toValue(name)])) as Record<
    PostField,
    Value
  >

/** Returns the form input for a post, or the empty input for a new post. */
export const toFormValues = (post?: PostValues): PostFormValues =>
  post ? { title: post.title, content: post.content ?? '' } : mapPostFields(() => '')

/** Returns the post fields for a form's input. */
export const toPostValues = ({ title, content }: PostFormValues): PostValues => ({
  title: title.trim(),
  content,
})

/** Returns the draft name of a post, or of a new post if there is no ID. */
export const getPostDraftName = (postId?: string): DraftName =>
  postId ? `post:${postId}` : 'new-post'

/** Whether two posts or inputs have the same values. Missing and empty text are equal. */
export const haveSameValues = (
  one: Record<PostField, unknown>,
  other: Record<PostField, unknown>,
) => postFieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''))
