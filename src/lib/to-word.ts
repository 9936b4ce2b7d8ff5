const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a count as text shows it: in a word up to twelve. */
export const toWord = (count: number) => words[count] ?? String(count)
