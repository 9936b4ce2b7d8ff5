import { type Clinician, clinicians, stateNames } from '@/content/catalog/care-directory'
import { tokenize } from '@/lib/tokenize'

/** Words that a search ignores, as in "a doctor who takes Medicare". */
const ignoredWords = new Set(
  'a an and at for i in insurance me my near need of on or plan plans specialist takes that the to who with'.split(
    ' ',
  ),
)

/** Whether every search token, without the s of a plural, is a prefix of another token. */
const matches = (searchTokens: string[], tokens: string[]) =>
  searchTokens.every((word) => tokens.some((token) => token.startsWith(word.replace(/s$/, ''))))

/** Shortens ZIP codes to their first three digits, which name an area. */
const toZipArea = (location: string) => location.replace(/\b(\d{3})\d{2}(-\d{4})?\b/g, '$1')

/** Returns the clinicians who match both texts, those with the exact ZIP code first. */
export function findClinicians(searchQuery: string, location: string): Clinician[] {
  const query = tokenize(searchQuery).filter((word) => !ignoredWords.has(word))
  const place = tokenize(toZipArea(location))
  return clinicians
    .filter(
      ({ name, title, specialty, treats, alsoCalled, plans, city, state, zip }) =>
        matches(
          query,
          tokenize([name, title, specialty, treats, alsoCalled, ...plans].join(' ')),
        ) && matches(place, tokenize([city, state, stateNames[state], zip].join(' '))),
    )
    .toSorted((a, b) => Number(location.includes(b.zip)) - Number(location.includes(a.zip)))
}
