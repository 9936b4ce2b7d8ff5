/** Matches each word of a text. */
export const tokenPattern = /([\p{L}\p{M}\p{N}]+)/gu

/** Normalizes a word for comparison, to lowercase without accents. */
const normalizeTerm = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Returns the normalized words of a text. */
export const tokenize = (text: string) => (text.match(tokenPattern) ?? []).map(normalizeTerm)

/** Converts a word to a search term, so that singulars and plurals match each other. */
export const toSearchTerm = (word: string) => normalizeTerm(word).replace(/(?<=..[^siu])s$/, '')
