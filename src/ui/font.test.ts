import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'

const [first] = /figtree\.woff2[^}]*/.exec(readFileSync('src/index.css', 'utf8'))!

const ranges = [...first.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, from, to = from]) => [parseInt(from!, 16), parseInt(to!, 16)],
)

const copy = import.meta.glob<string>('/src/{content,sections,pages,layout}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Characters that Figtree does not have at all. */
const elsewhere = '₂ń¾'

test.each(Object.entries(copy))('%s is written in the font of the first view', (_, text) => {
  const other = [...text].filter((character) => {
    const code = character.codePointAt(0)!
    return (
      code > 31 &&
      !elsewhere.includes(character) &&
      !ranges.some(([from, to]) => code >= from! && code <= to!)
    )
  })
  expect(other).toEqual([])
})
