import { normalizeWord, termsOf, wordPattern } from '@/lib/words'

const matches = (text: string, terms: string[]) =>
  termsOf(text).filter((term) => terms.includes(term)).length

/** The sentence of a text with the most matching words, or its first one. */
export const sentenceOf = (text: string, terms: string[]) =>
  text
    .split(/(?<=[.!?]) /)
    .reduce((best, next) => (matches(next, terms) > matches(best, terms) ? next : best))

/** A text with its matching words marked. */
export function Highlighted({ text, terms }: { text: string; terms: string[] }) {
  return text.split(wordPattern).map((part, index) =>
    terms.includes(normalizeWord(part)) ? (
      <mark key={index} className="rounded-sm bg-accent-line text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
