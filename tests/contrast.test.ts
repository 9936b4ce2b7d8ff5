import { type Color, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import tailwind from '../tailwind.config'
import { readColor } from '../build/design-tokens'
import { type Suite, suites } from '../src/content/catalog/suites'

type Pairs = Record<string, string[]>

/** Text and icon colors with their backgrounds. WCAG AA requires a contrast of 4.5. */
const texts: Pairs = {
  ink: ['page', 'surface', 'sunken', 'accent-tint', 'accent-line', 'danger-tint', 'success-tint'],
  muted: ['page', 'surface', 'sunken', 'accent-tint', 'danger-tint'],
  accent: ['page', 'surface', 'sunken', 'accent-tint'],
  danger: ['page', 'surface', 'danger-tint'],
  success: ['page', 'surface', 'accent-tint', 'success-tint'],
  'on-accent': ['accent-solid', 'accent-hover'],
  'on-inverse': ['inverse'],
  'inverse-danger': ['inverse'],
  'inverse-success': ['inverse'],
  'on-danger': ['danger', 'danger-hover'],
}

/**
 * Colors that show a control, its state, the focus or a rating without text. WCAG AA requires 3.
 */
const marks: Pairs = {
  control: ['page', 'surface', 'sunken', 'danger-tint'],
  accent: ['page', 'surface', 'sunken', 'accent-tint'],
  'accent-solid': ['page', 'surface', 'sunken', 'accent-tint'],
  danger: ['surface', 'danger-tint'],
  star: ['surface'],
}

/** Colors without their own meaning, such as hairlines, dots, stars and overlays. */
const decoration = [
  'line',
  'accent-line',
  'accent-vivid',
  'star',
  'scrim',
  'white',
  'current',
  'transparent',
]

const failing = (pairs: Pairs, least: number, token: (name: string) => Color) =>
  Object.entries(pairs).flatMap(([color, grounds]) =>
    grounds.flatMap((ground) => {
      const contrast = wcagContrast(token(color), token(ground))
      return contrast < least ? [`${color} on ${ground}: ${contrast.toFixed(2)}`] : []
    }),
  )

describe.each(Object.keys(suites) as Suite[])('in the colors of %s', (suite) => {
  test.each(['light', 'dark'] as const)(
    'every used pair of colors has enough contrast in the %s theme',
    (theme) => {
      const token = (name: string) => readColor(name, suite, theme)
      expect([...failing(texts, 4.5, token), ...failing(marks, 3, token)]).toEqual([])
    },
  )
})

describe('the list of pairs is complete:', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../src/**/*.tsx', '!**/*.test.tsx', '!../src/pictures/mockups/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
  const names = Object.keys(tailwind.theme.colors).join('|')

  /** Returns the colors in classes of a kind, such as `text` in `hover:text-muted`. */
  const used = (kind: string) => {
    const classes = new RegExp(`(?<![\\w-])${kind}-(${names})(?![\\w-])`, 'g')
    return new Set(
      sources.flatMap(([, source]) => [...source.matchAll(classes)].map(([, name]) => name!)),
    )
  }

  test('no component uses another text color', () => {
    expect([...used('text')]).toContain('muted')
    expect(
      [...used('text')].filter((name) => !(name in texts) && !decoration.includes(name)),
    ).toEqual([])
  })

  test('no component uses another background color', () => {
    const grounds = new Set([...Object.values(texts), ...Object.values(marks)].flat())
    expect([...used('bg')]).toContain('surface')
    expect(
      [...used('bg')].filter((name) => !grounds.has(name) && !decoration.includes(name)),
    ).toEqual([])
  })
})

test('colors are only in tailwind.config.ts, suites.ts and drawings', () => {
  const sources = import.meta.glob<string>(
    ['../src/**/*.{ts,tsx,css}', '!**/*.test.{ts,tsx}', '!../src/content/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const color = /(?<!\w)(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(rgb|hsl|oklch|oklab)a?\()/i
  const offenders = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split('\n')
      .filter((line) => color.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(offenders).toEqual([])
})
