/** Matches each word of a text. */
export const tokenPattern = /([\p{L}\p{M}\p{N}]+)/gu

/** A word as it is compared: in lower case and without accents. */
export const normalizeTerm = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a text, as they are compared. */
export const tokenize = (text: string) => (text.match(tokenPattern) ?? []).map(normalizeTerm)
