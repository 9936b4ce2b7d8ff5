import MiniSearch, { type SearchOptions } from 'minisearch'
import { ignoredWords, popularPages } from '@/content/search'
import { type SearchDocument, searchDocuments } from '@/content/search-documents'
import { termOf, wordPattern } from '@/lib/words'

/** What is found, with the words in it that matched. */
export type Found = SearchDocument & { terms: string[] }

/** How many results a query has at most, and how many of them lead to the same page. */
const maxResults = 20
const maxPerPage = 3

const index = new MiniSearch<SearchDocument>({
  fields: ['title', 'page', 'words', 'text'],
  storeFields: ['href', 'page', 'title', 'text'],
  tokenize: (text) => text.match(wordPattern) ?? [],
  processTerm: (word) => (ignoredWords.includes(termOf(word)) ? null : termOf(word)),
  searchOptions: {
    prefix: (term) => term.length > 1,
    boost: { title: 4, words: 3, page: 2 },
    // A page comes before its sections.
    boostDocument: (_id, _term, stored) => (stored?.title === stored?.page ? 1.5 : 1),
  },
})
index.addAll(searchDocuments.map((document, id) => ({ id, ...document })))

const find = (query: string, options: SearchOptions) =>
  index.search(query, options) as unknown as Found[]

const misspelled: SearchOptions = { fuzzy: (term) => (term.length > 3 ? 0.25 : false) }

/** All words; else all words, however spelled; else any of them. */
const attempts: SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', ...misspelled },
  misspelled,
]

const popular: Found[] = popularPages.map((path) => ({
  ...searchDocuments.find(({ href }) => href === path)!,
  terms: [],
}))

/** The results for a query, best first; the popular pages for less than two characters. */
export function search(query: string): Found[] {
  if (query.trim().length < 2) return popular
  const counts = new Map<string, number>()
  const found = attempts.map((options) => find(query, options)).find(({ length }) => length > 0)
  return (found ?? [])
    .filter(({ page }) => {
      counts.set(page, (counts.get(page) ?? 0) + 1)
      return counts.get(page)! <= maxPerPage
    })
    .slice(0, maxResults)
}

/** The pages that an unknown path resembles, best first; else the popular pages. */
export function pagesLike(pathname: string): Found[] {
  const found = find(pathname.replace('/services', ''), {
    ...misspelled,
    fields: ['title', 'words'],
    filter: ({ title, page }) => title === page,
  })
  return found.length > 0 ? found.slice(0, 4) : popular
}
