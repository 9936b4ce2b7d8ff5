import { clampRgb, type Color, parse } from 'culori'
import type { PageGroup } from '../../src/content/catalog/suites'

type Theme = 'light' | 'dark'

/** Returns the blocks of a stylesheet that declare custom properties, in order. */
const parseDeclarations = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selectors, body]) => ({
      selectors: selectors!.split(',').map((selector) => selector.trim()),
      values: [...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name, value]): [string, string] => [name!, value!.replaceAll(/\s+/g, ' ')],
      ),
    }),
  )

/** Splits a function's arguments at top-level commas. */
function splitArguments(text: string): [string, string] {
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) return [text.slice(0, index), text.slice(index + 1)]
  }
  throw new Error(`not two arguments: ${text}`)
}

/**
 * Returns a suite's colors in a theme by token name. Colors outside sRGB are clipped per channel,
 * as browsers do on sRGB screens.
 */
export function readTokens(css: string, suite: PageGroup, theme: Theme): (token: string) => Color {
  const blocks = parseDeclarations(css)
  const declaredFor = (...matching: string[]) =>
    blocks
      .filter(({ selectors }) => selectors.some((selector) => matching.includes(selector)))
      .flatMap(({ values }) => values)
  // An element's own declarations override those inherited from the root.
  const tokens = new Map([
    ...declaredFor(':root'),
    ...declaredFor('[data-suite]', `[data-suite='${suite}']`),
  ])

  function resolve(token: string): string {
    const declared = tokens.get(token)
    if (declared === undefined) throw new Error(`the stylesheet has no --${token}`)
    const value = declared
      .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(name))
      .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) =>
        String(Number(a) * Number(b)),
      )
    const [, pair] = /^light-dark\((.*)\)$/.exec(value) ?? []
    return pair === undefined ? value : splitArguments(pair)[theme === 'light' ? 0 : 1].trim()
  }

  return (token) => {
    const color = parse(resolve(token))
    if (!color) throw new Error(`--${token} is no color: ${resolve(token)}`)
    return clampRgb(color)
  }
}
