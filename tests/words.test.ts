import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../src/**/*.{ts,tsx}', '!../src/content/**', '!**/copy.ts', '!**/*.test.*', '!**/gallery.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

/** A text between tags or in quotes that has a space and ends with a punctuation mark. */
const sentence =
  /[>}]\s*([A-Za-z][^<>{}()=;]* [^<>{}()=;]*[.!?…])\s*[<{]|(?<!Error\()(['"`])((?:(?!\2).)* (?:(?!\2).)*[.!?…])\2/g

test('sentences are in src/content or in a copy.ts, not in code', () => {
  const sentences = Object.entries(sources).flatMap(([file, source]) =>
    [...source.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '').matchAll(sentence)].map(
      ([, text, , quoted]) => `${file}: ${text ?? quoted}`,
    ),
  )
  expect(sentences).toEqual([])
})
