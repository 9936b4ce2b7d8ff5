import type { Tables } from '@/lib/database.types'

export type Post = Tables<'posts'>

/** A version of a post: each update changes `updated_at`. */
export type PostVersion = Pick<Post, 'id' | 'updated_at'>

/** The fields of a post that its author fills in, with the limits and options of the table's constraints. */
export const postFields = {
  title: { kind: 'text', label: 'Title', max: 200, required: true },
  content: { kind: 'text', label: 'Content', max: 20_000, required: false },
} satisfies {
  [Name in keyof Post]?: { label: string; required: boolean } & (
    { kind: 'text'; max: number } | { kind: 'choice'; options: string[] }
  )
}

export type PostField = keyof typeof postFields

export const postFieldNames = Object.keys(postFields) as PostField[]

/** The fields that a search looks in. */
export const textFields = postFieldNames.filter((name) => postFields[name].kind === 'text')

/** The values of the fields, as the form has them and the server gets them. */
export type PostValues = Record<PostField, string>

/** Makes an object that has a value for each field. */
export const mapPostFields = <Value>(value: (name: PostField) => Value) =>
  Object.fromEntries(postFieldNames.map((name) => [name, value(name)])) as Record<PostField, Value>

/** A post, a part of one or its values. */
export type PostLike = { [Name in PostField]?: string | null }

/** The fields of a post, or of nothing, as text. */
export const toPostValues = (post?: PostLike): PostValues =>
  mapPostFields((name) => post?.[name] ?? '')

/** Returns whether the values of two posts are equal. */
export const haveSameValues = (one: PostLike, other: PostLike) =>
  postFieldNames.every((name) => toPostValues(one)[name] === toPostValues(other)[name])
