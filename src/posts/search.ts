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

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns whether each word of a search is in a post's title or content, as the server decides it. */
export const matchesSearch = (search: string, post: { title: string; content: string | null }) =>
  wordsOf(search).every((word) => `${post.title}\n${post.content}`.toLowerCase().includes(word))

/** The condition of a search, in the syntax of PostgREST. */
export const searchFilter = (search: string) => `and(${wordsOf(search).map(wordFilter).join(',')})`

function wordFilter(word: string) {
  // ilike would take a * for a wildcard. Characters that separate PostgREST's conditions, and those
  // that a bracket expression cannot contain, match any character.
  const pattern = word.replace(/[\\^\]()",]|([.*+?$|{}[])/g, (_, special?: string) =>
    special ? `[${special}]` : '.',
  )
  return `or(title.imatch."${pattern}",content.imatch."${pattern}")`
}
