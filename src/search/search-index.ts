import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { maxQueryLength, popularPages } from '@/content/search'
import { stopWords, synonyms } from '@/content/search-terms'
import { normalizeTerm, tokenize, tokenPattern } from '@/lib/tokenize'
import { type SearchDocument, searchDocuments } from './search-documents'

/** What is found, with the words in its title and text that matched. */
export type SearchHit = SearchDocument & { terms: string[] }

/** How many results a query has at most, and how many of them link to the same page. */
const maxResults = 20
const maxPerPage = 3

/** Pages beat sections and questions, those beat other items, and links to other pages come last. */
const kindBoosts = { page: 1.25, section: 1, question: 1, item: 0.8, link: 0.3 }

/** All words of each page, by its path. */
const pageTexts = new Map<string, string>()
for (const { href, title, text } of searchDocuments) {
  const path = href.split('#', 1)[0]!
  pageTexts.set(path, `${pageTexts.get(path) ?? ''} ${title} ${text}`)
}

const firstSynonyms = new Map(
  synonyms.flatMap(([first, ...others]) => others.map((word) => [word, first!])),
)

/** The term that a word is searched by: the first of its synonyms, without the ending of a plural. */
function searchTerm(word: string) {
  const term = normalizeTerm(word).replace(/(?<=..[^siu])s$/, '')
  return firstSynonyms.get(term) ?? term
}

/** The terms of the site, which are not taken for misspellings of others. */
const terms = new Set<string>()

const swapLetters = (word: string, index: number) =>
  word.slice(0, index) + (word[index + 1] ?? '') + word[index] + word.slice(index + 2)

/** The term that a word of a query is searched by. Letters are swapped in one that begins no term. */
function queryTerm(word: string) {
  if (terms.has(searchTerm(word))) return searchTerm(word)
  const typed = normalizeTerm(word)
  if (typed.length < 4 || [...terms].some((term) => term.startsWith(typed))) return typed
  // Fuzzy search counts two swapped letters as two edits, and two edits match too many words.
  const spellings = Array.from(typed, (_, index) => swapLetters(typed, index))
  const known = spellings.find((spelling) => terms.has(spelling))
  return known ? searchTerm(known) : typed
}

const index = new MiniSearch<SearchDocument & { id: number }>({
  fields: ['title', 'headline', 'keywords', 'pageLabel', 'text', 'content'],
  storeFields: ['kind', 'href', 'pageLabel', 'title', 'text', 'keywords'],
  extractField: (document, field) =>
    field === 'content'
      ? (document.kind === 'page' && pageTexts.get(document.href)) || ''
      : document[field as keyof SearchDocument],
  tokenize: (text) => text.match(tokenPattern) ?? [],
  // The word itself is for prefixes: a search begins before the word is complete.
  processTerm: (word) => {
    const own = [normalizeTerm(word), searchTerm(word)]
    own.forEach((term) => terms.add(term))
    return [...new Set(own)]
  },
  searchOptions: {
    processTerm: queryTerm,
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 && !terms.has(term) ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.3 },
    boost: { title: 4, keywords: 6, content: 0.5 },
    boostDocument: (_id, _term, stored) => kindBoosts[stored?.kind as SearchDocument['kind']],
  },
})
index.addAll(searchDocuments.map((document, id) => ({ id, ...document })))

/** The documents that a query finds, best first. */
const find = (query: Query, options?: SearchOptions) =>
  index.search(query, options).map((result): SearchHit => {
    const { terms: found, ...document } = result as SearchResult & SearchDocument
    const words = tokenize(`${document.title} ${document.text}`)
    return {
      ...document,
      terms: words.filter((word) => found.includes(word) || found.includes(searchTerm(word))),
    }
  })

/** Words without the little ones, unless there are no others. */
function getSignificantWords(words: string[]) {
  const others = words.filter((word) => !stopWords.includes(word))
  return others.length > 0 ? others : words
}

/** One popular page of each suite. */
export const popularHits: SearchHit[] = Object.values(popularPages).map(([path]) => ({
  ...searchDocuments.find(({ href }) => href === path)!,
  terms: [],
}))

/** The results for a query, best first: what has all of its words, before what has some. */
export function search(query: string): SearchHit[] {
  const words = tokenize(query.slice(0, maxQueryLength))
  const significant = getSignificantWords(words)
  // Only the last word may be the beginning of one.
  const queries = significant.map((word, place) => ({
    queries: [word],
    prefix: place === significant.length - 1 && word.length > 1,
  }))
  const found = find({
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries },
      { combineWith: 'OR', queries },
      // A little word counts where it is a keyword, as in "my posts".
      {
        queries: words.filter((word) => !significant.includes(word)),
        fields: ['keywords'],
        boost: { keywords: 2 },
        prefix: false,
      },
    ],
  })
  const hrefs = new Set<string>()
  const counts = new Map<string, number>()
  return found
    .filter(({ href, pageLabel }) => {
      const count = counts.get(pageLabel) ?? 0
      if (hrefs.has(href) || count === maxPerPage) return false
      hrefs.add(href)
      counts.set(pageLabel, count + 1)
      return true
    })
    .slice(0, maxResults)
}

/** The words of a part of a path, which may be in no valid encoding. */
function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * The page that an unknown path resembles, or the section that people look for as for a page: by its
 * title, though misspelled, or by a whole keyword. The last part of the path that resembles any decides.
 */
export function findSimilarPage(pathname: string): SearchHit | undefined {
  for (const part of pathname.slice(0, maxQueryLength).split('/').toReversed()) {
    const [found] = find(
      { queries: getSignificantWords(tokenize(decode(part))) },
      {
        fields: ['title', 'keywords'],
        filter: ({ kind, keywords, match, queryTerms }) =>
          (kind === 'page' || !!keywords) &&
          Object.entries(match).some(
            ([term, fields]) => fields.includes('title') || queryTerms.includes(term),
          ),
      },
    )
    if (found) return found
  }
}
