import { draftOf, fieldNames, type PostText } from './post-fields'

/** Which posts a list shows, in which order, and which page of them, counted from 1. */
export interface ListView {
  search: string
  order: 'newest' | 'oldest'
  page: number
}

/** What the dashboard shows. Its address holds all of it. */
export interface PostView extends ListView {
  /** The id of the post that the form edits; without one, the form creates a post. */
  edit?: string
}

/** The first page of all posts. */
export const firstPage: ListView = { search: '', order: 'newest', page: 1 }

/** The maximum length of a search, which is a part of URLs, and how many words of it count. */
export const maxSearchLength = 200
const maxWords = 8

/** Reads a view from the query string of the dashboard. */
export const viewOf = (params: URLSearchParams): PostView => ({
  search: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
  order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
  page: /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  edit: params.get('edit') || undefined,
})

/** The address of a view. What is the default is left out. */
export const addressOf = ({ search, order, page, edit }: PostView) => ({
  pathname: '/dashboard' as const,
  search: new URLSearchParams({
    ...(search && { q: search }),
    ...(order === 'oldest' && { order }),
    ...(page > 1 && { page: String(page) }),
    ...(edit && { edit }),
  }).toString(),
})

export const formatCount = (count: number) => count.toLocaleString('en-US')

/** The words of a search that count, in composed form. */
const wordsOf = (search: string) => {
  const text = search.slice(0, maxSearchLength).normalize().toLowerCase()
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/** Returns whether each word of a search is in the text of a post, as the server decides it. */
export const matchesSearch = (search: string, post: PostText) => {
  const texts = Object.values(draftOf(post)).map((text) => text.normalize().toLowerCase())
  return wordsOf(search).every((word) => texts.some((text) => text.includes(word)))
}

/** The condition of a search, in the syntax of PostgREST. */
export const searchFilter = (search: string) => `and(${wordsOf(search).map(wordFilter).join(',')})`

/** Looks for both the composed and the decomposed form of a word in each field. */
const wordFilter = (word: string) => {
  const patterns = [...new Set([word, word.normalize('NFD')])].map(patternOf)
  const conditions = fieldNames.flatMap((name) =>
    patterns.map((pattern) => `${name}.imatch."${pattern}"`),
  )
  return `or(${conditions.join(',')})`
}

/** What Postgres calls characters that PostgREST or a regular expression would interpret. */
const characterNames: Record<string, string> = {
  '\\': 'backslash',
  '^': 'circumflex',
  '[': 'left-square-bracket',
  ']': 'right-square-bracket',
  '(': 'left-parenthesis',
  ')': 'right-parenthesis',
  '"': 'quotation-mark',
  ',': 'comma',
}

/** A regular expression for a word. (ilike would take a * for a wildcard.) */
const patternOf = (word: string) =>
  word.replace(/[\\^[\]()",.*+?$|{}]/g, (character) =>
    character in characterNames ? `[[.${characterNames[character]}.]]` : `[${character}]`,
  )
