import { type Clinician, clinicians, stateNames } from '@/content/catalog/care-directory'
import { tokenize } from '@/lib/tokenize'

/** Words that a search ignores, as in "a doctor who takes Medicare". */
const ignoredWords = tokenize(
  'a an and at for i in insurance me my near need of on or plan plans specialist takes that the to who with',
)

/** Whether every search token, without the s of a plural, is the start of a word in the text. */
function matches(searchTokens: string[], text: string) {
  const words = tokenize(text)
  return searchTokens.every((token) =>
    words.some((word) => word.startsWith(token.replace(/s$/, ''))),
  )
}

/** Shortens ZIP codes to their first three digits, which name an area. */
const toZipArea = (location: string) => location.replace(/\b(\d{3})\d{2}(-\d{4})?\b/g, '$1')

/** Returns the clinicians who match both texts, those with the exact ZIP code first. */
export function findClinicians(searchQuery: string, location: string): Clinician[] {
  const query = tokenize(searchQuery).filter((word) => !ignoredWords.includes(word))
  const place = tokenize(toZipArea(location))
  return clinicians
    .filter(
      ({ city, state, zip, ...practice }) =>
        matches(query, Object.values(practice).flat().join(' ')) &&
        matches(place, `${city} ${state} ${stateNames[state]} ${zip}`),
    )
    .toSorted((a, b) => Number(location.includes(b.zip)) - Number(location.includes(a.zip)))
}
