/** How many words of a search count. */
const maxWords = 8

/** The words of a search that count, in composed form. */
const wordsOf = (search: string) =>
  search.normalize().toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)

/** Returns whether each word of a search is in one of the texts, as the server decides it. */
export function matchesWords(search: string, texts: string[]) {
  const searched = texts.map((text) => text.normalize().toLowerCase())
  return wordsOf(search).every((word) => searched.some((text) => text.includes(word)))
}

/** The condition that each word of a search is in one of the columns, in the syntax of PostgREST. */
export const wordsFilter = (search: string, columns: string[]) =>
  `and(${wordsOf(search)
    .map((word) => wordFilter(word, columns))
    .join(',')})`

/** Looks for both the composed and the decomposed form of a word. */
function wordFilter(word: string, columns: string[]) {
  const patterns = [...new Set([word, word.normalize('NFD')])].map(patternOf)
  const conditions = columns.flatMap((column) =>
    patterns.map((pattern) => `${column}.imatch."${pattern}"`),
  )
  return `or(${conditions.join(',')})`
}

/** What Postgres calls characters that PostgREST or a regular expression would interpret. */
const characterNames: Record<string, string> = {
  '\\': 'backslash',
  '^': 'circumflex',
  '[': 'left-square-bracket',
  ']': 'right-square-bracket',
  '(': 'left-parenthesis',
  ')': 'right-parenthesis',
  '"': 'quotation-mark',
  ',': 'comma',
}

/** A regular expression for a word. (ilike would take a * for a wildcard.) */
const patternOf = (word: string) =>
  word.replace(/[\\^[\]()",.*+?$|{}]/g, (character) =>
    character in characterNames ? `[[.${characterNames[character]}.]]` : `[${character}]`,
  )
