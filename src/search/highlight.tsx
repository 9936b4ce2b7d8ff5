import { normalizeTerm, tokenize, tokenPattern } from '@/lib/tokenize'

const matches = (text: string, terms: string[]) =>
  tokenize(text).filter((term) => terms.includes(term)).length

/** The sentence of a text with the most matching words, or its first one. */
export const pickBestSentence = (text: string, terms: string[]) =>
  text
    .split(/(?<=[.!?]) /)
    .reduce((best, next) => (matches(next, terms) > matches(best, terms) ? next : best))

/** A text with its matching words marked. */
export function Highlight({ text, terms }: { text: string; terms: string[] }) {
  return text.split(tokenPattern).map((part, index) =>
    terms.includes(normalizeTerm(part)) ? (
      <mark key={index} className="rounded-sm bg-accent-line text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
