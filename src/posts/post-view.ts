import { draftOf, fieldNames, type PostText } from './post-fields'

/** Which posts the list shows, and in which order. The dashboard's address has both. */
export interface PostView {
  search: string
  order: 'newest' | 'oldest'
}

/** The maximum length of a search, which is a part of URLs, and how many words of it count. */
export const maxSearchLength = 200
const maxWords = 8

/** Reads a view from the query string of the dashboard. */
export const viewOf = (params: URLSearchParams): PostView => ({
  search: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
  order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
})

/** The query string of a view. What is the default is left out. */
export const paramsOf = ({ search, order }: PostView) => ({
  ...(search && { q: search }),
  ...(order === 'oldest' && { order }),
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
