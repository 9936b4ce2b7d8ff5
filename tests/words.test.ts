import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../src/**/*.ts*', '!../src/content/**', '!**/{copy,error-messages,gallery}.*', '!**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** A text between tags or in quotes that has a space and ends with a punctuation mark. No class name is one. */
const sentence =
  /[>}]\s*([A-Za-z][^<>{}()=;]* [^<>{}()=;]*[.!?…])\s*[<{]|(?<!Error\(|className=)(['"`])((?:(?!\2).)* (?:(?!\2).)*[.!?…])\2/g

test('sentences are in src/content, a copy.ts or error-messages.ts, not in code', () => {
  const sentences = Object.entries(sources).flatMap(([file, source]) =>
    [...source.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '').matchAll(sentence)].map(
      ([, text, , quoted]) => `${file}: ${text ?? quoted}`,
    ),
  )
  expect(sentences).toEqual([])
})
