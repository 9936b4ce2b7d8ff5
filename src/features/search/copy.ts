export const meta = {
  title: 'Search',
  description: 'Find a service, a section of a page or the answer to a question, in plain words.',
}

/** Copy for the search field, its results and the popular pages. */
export const searchCopy = {
  field: 'Search the site',
  placeholder: 'What are you looking for?',
  results: 'Results',
  loading: 'Loading search…',
  popular: 'Popular pages',
  count: (results: number) => `${results} ${results === 1 ? 'result' : 'results'}`,
  nothingFound: {
    status: (query: string) => `No results for “${query}”.`,
    text: 'Try fewer or different words, or tell us what you’re looking for.',
    action: 'Ask us about it',
  },
}

/** Longer queries are cut off, because each word costs time and memory. */
export const maxQueryLength = 200
