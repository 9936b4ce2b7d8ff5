import { clampRgb, type Color, formatHex, parse } from 'culori'
import type { Suite } from '../src/content/catalog/suites.ts'
import { getTokens } from '../tailwind.config.ts'

type Theme = 'light' | 'dark'

/** Returns a color of tailwind.config.ts. Outside sRGB, it is clipped as browsers do on sRGB screens. */
export function readColor(name: string, suite: Suite, theme: Theme): Color {
  const tokens = getTokens(suite)
  const resolve = (token: string): string => {
    const value = tokens[token]
    if (value === undefined) throw new Error(`tailwind.config.ts has no color ${token}`)
    return String(Array.isArray(value) ? value[theme === 'light' ? 0 : 1] : value)
      .replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => resolve(other))
      .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) => `${+a * +b}`)
  }
  const color = parse(resolve(name))
  if (!color) throw new Error(`${name} is no color: ${resolve(name)}`)
  return clampRgb(color)
}

export const readHex = (name: string, suite: Suite, theme: Theme) =>
  formatHex(readColor(name, suite, theme))
