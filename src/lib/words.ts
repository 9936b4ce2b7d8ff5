/** Matches each word of a text. */
export const wordPattern = /([\p{L}\p{M}\p{N}]+)/gu

/** A word as it is compared: in lower case and without accents. */
export const normalizeWord = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a text, as they are compared. */
export const termsOf = (text: string) => (text.match(wordPattern) ?? []).map(normalizeWord)
