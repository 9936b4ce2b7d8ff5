// Copy for the search form of Find Care and its results.

import { contactHref } from '@/content/catalog/hrefs'

export const careSearchCopy = {
  query: { label: 'Doctor, specialty or plan', placeholder: 'Family doctor, PPO' },
  location: { label: 'ZIP code or city', placeholder: '97205 or Portland' },
  submit: 'Search Now',
  prompt:
    'Fill in one or both fields. For a real appointment, use your insurer’s directory or findahealthcenter.hrsa.gov.',
  results: {
    title: 'Sample directory',
    intro: 'Fictional entries that show what results look like.',
  },
  /** Returns the number of results and the search texts in one line. */
  summary(count: number, query: string, location: string) {
    const what = query && `“${query}”`
    const where = location && ` near “${location}”`
    if (count === 0)
      return `Nothing in the sample directory matched ${what || 'your search'}${where}.`
    return `${count} sample ${count === 1 ? 'entry' : 'entries'}${what && ` for ${what}`}${where}`
  },
  nothingFound:
    'Try fewer words, another ZIP code or a city. For a real appointment, use your insurer’s directory or call your doctor.',
  ask: { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
}
