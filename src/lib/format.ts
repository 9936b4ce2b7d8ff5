/** Returns a number with commas, such as "1,234". */
export const formatCount = (count: number) => count.toLocaleString('en-US')

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a count as text shows it: in a word up to twelve. */
export const toWord = (count: number) => words[count] ?? String(count)
