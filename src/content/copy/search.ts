import type { RoutePath } from '@/content/catalog/page-routes'
import type { Suite } from '@/content/catalog/suites'

export const meta = {
  title: 'Search',
  description: 'Find a service, a section of a page or the answer to a question, in plain words.',
}

/** Copy for the search field, its results and the popular pages. */
export const searchCopy = {
  field: 'Search the site',
  placeholder: 'What are you looking for?',
  close: 'Close search',
  results: 'Results',
  loading: 'Loading search…',
  failed: 'Search didn’t load. Check your connection and type again.',
  popular: 'Popular pages',
  count: (results: number) => `${results} ${results === 1 ? 'result' : 'results'}`,
  seeAll: 'See all results',
  nothingFound: {
    status: (query: string) => `No results for “${query}”.`,
    text: 'Try fewer or different words, or tell us what you’re looking for.',
    action: 'Ask us about it',
    message: (query: string) => `I searched for “${query}” and didn’t find it.\n\n`,
  },
}

/** Longer queries are cut off, because each word costs time and memory. */
export const maxQueryLength = 200

/** The popular pages of each suite. */
export const popularPages: Record<Suite, [RoutePath, RoutePath]> = {
  company: ['/pricing', '/features'],
  build: ['/services/build', '/services/create-app'],
  manage: ['/services/accounting-insights', '/services/recruitment'],
  grow: ['/services/sales-cloud', '/services/customer-service'],
  finance: ['/services/payment-platform', '/services/finance/loans'],
  community: ['/services/community/school-management', '/services/community/study-abroad'],
  healthcare: ['/services/healthcare/find-care', '/services/healthcare/virtual-care'],
  lifestyle: ['/services/travel-tours', '/services/home-services'],
}
