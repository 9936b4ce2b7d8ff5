/** Matches each word of a text. */
export const words = /([\p{L}\p{N}]+)/gu

/** A word as it is compared: in lower case and without accents. */
export const termOf = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
