/** Which posts the list shows, and in which order. The dashboard's address has both. */
export interface PostView {
  search: string
  order: 'newest' | 'oldest'
}

/** The maximum length of a search, which is a part of URLs. */
export const maxSearchLength = 100

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

/** The regular expressions of a search: one for each word. */
const patternsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      // Characters that separate PostgREST's conditions, and those that a bracket expression cannot
      // contain, match any character. (ilike would take a * for a wildcard.)
      word.replace(/[\\^\]()",]|([.*+?$|{}[])/g, (_, special?: string) =>
        special ? `[${special}]` : '.',
      ),
    )

/** Returns whether each word of a search is in a post's title or content, as the server decides it. */
export const matchesSearch = (search: string, post: { title: string; content: string | null }) =>
  patternsOf(search).every((pattern) =>
    [post.title, post.content ?? ''].some((text) => new RegExp(pattern, 'isu').test(text)),
  )

/** The condition of a search, in the syntax of PostgREST. */
export const searchFilter = (search: string) =>
  `and(${patternsOf(search).map(wordFilter).join(',')})`

const wordFilter = (pattern: string) => `or(title.imatch."${pattern}",content.imatch."${pattern}")`
