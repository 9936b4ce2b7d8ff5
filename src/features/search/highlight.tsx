import { tokenPattern, toSearchTerm } from '@/lib/tokenize'

const countMatches = (text: string, terms: string[]) =>
  text.split(tokenPattern).filter((part) => terms.includes(toSearchTerm(part))).length

/** Returns the sentence of a text with the most matching words, by default the first. */
export const pickBestSentence = (text: string, terms: string[]) =>
  text
    .split(/(?<=[.!?]) /)
    .reduce((best, next) => (countMatches(next, terms) > countMatches(best, terms) ? next : best))

/** A text with its matching words marked. */
export const Highlight = ({ text, terms }: { text: string; terms: string[] }) =>
  text.split(tokenPattern).map((part, index) =>
    terms.includes(toSearchTerm(part)) ? (
      <mark key={index} className="rounded-xs bg-accent-tint font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
