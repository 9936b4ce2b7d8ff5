import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { searchDocuments } from 'virtual:search-documents'
import { toSearchTerm, tokenize, tokenPattern } from '@/lib/tokenize'
import { maxQueryLength } from './copy'
import type { SearchDocument } from './search-document'

/** A document that matches a query, with the terms that matched. */
export type SearchHit = SearchDocument & { terms: string[] }

const maxHits = 20
const maxHitsPerPage = 3

/** Ranks pages above the sections and items, and links to other pages last. */
const kindBoosts = { page: 1.25, section: 1, item: 0.8, link: 0.3 }

/** Words that a search ignores unless it has no others. */
const stopWords = new Set(
  'a about all am an and any are around as at be best by can could do does for from get good have help how i if in into is it its like looking make me much my near nearby need new of on or our out people please see should show site so some somebody someone something software that the their there they this to tool up use us want was we what when where which who why will with without would you your s t d m ll re ve not don doesn isn won'.split(
    ' ',
  ),
)

const index = new MiniSearch<SearchDocument & { id: number }>({
  fields: ['title', 'headline', 'keywords', 'pageLabel', 'text'],
  storeFields: ['kind', 'href', 'pageLabel', 'title', 'text', 'keywords'],
  tokenize: (text) => text.match(tokenPattern) ?? [],
  processTerm: toSearchTerm,
  searchOptions: {
    weights: { prefix: 0.5, fuzzy: 0.2 },
    boost: { title: 4, keywords: 6 },
    boostDocument: (_id, _term, stored) => kindBoosts[stored?.kind as SearchDocument['kind']],
  },
})
index.addAll(searchDocuments.map((document, id) => ({ id, ...document })))

/** How much a word may differ, which longer words may if nothing matches exactly or by prefix. */
const allowTypos = (term: string) => (term.length > 4 ? 0.2 : false)

/** Returns the documents that match a text, best first. */
export function search(text: string, options?: SearchOptions): SearchHit[] {
  const words = tokenize(text.slice(0, maxQueryLength))
  const significant = words.filter((word) => !stopWords.has(word))
  const queries = (significant.length > 0 ? significant : words).map((word, place, { length }) => ({
    queries: [word],
    // Only the last word may be unfinished.
    prefix: place === length - 1 && word.length > 1,
  }))
  // A document with all words ranks above those with some.
  const query: Query = {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries },
      { combineWith: 'OR', queries },
    ],
  }
  const exact = index.search(query, options)
  const matches = exact.length > 0 ? exact : index.search(query, { ...options, fuzzy: allowTypos })
  const hits: SearchHit[] = []
  for (const match of matches as unknown as SearchHit[]) {
    if (hits.length === maxHits) break
    const ofPage = hits.filter(({ pageLabel }) => pageLabel === match.pageLabel)
    const isShown = ofPage.some(({ href }) => href === match.href)
    if (!isShown && ofPage.length < maxHitsPerPage) hits.push(match)
  }
  return hits
}

/** Finds the page whose title or keywords resemble the last part of an unknown path. */
export const findSimilarPage = (path: string): SearchHit | undefined =>
  search(path.split('/').findLast(Boolean) ?? '', {
    fields: ['title', 'keywords'],
    filter: ({ kind, keywords }) => kind === 'page' || keywords !== undefined,
  })[0]
