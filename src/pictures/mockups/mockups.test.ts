import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dashboardMockup } from '@/content/mockups/dashboard'
import type {
  Mockup,
  PictureMockup,
  ScheduleMockup,
  TableMockup,
  WeekMockup,
} from '@/content/mockups/types'
import { steps } from '@/content/pages/_home-steps'
import type { PageContent } from '@/content/types'
import { isMockup } from '@/pictures/picture'
import { getHtmlText } from '../../../tests/helpers/html-text'
import { MockupPreview, MockupView } from './mockup-view'

const modules = import.meta.glob<{ content?: PageContent }>(['./**/*.ts', '!**/_*'], {
  base: '../../content/pages',
  eager: true,
})

const mockups: { name: string; mockup: Mockup }[] = [
  ...Object.entries(modules).flatMap(([name, { content }]) => {
    const picture = content?.hero.picture
    return picture && isMockup(picture) ? [{ name, mockup: picture }] : []
  }),
  { name: 'the dashboard', mockup: dashboardMockup },
  ...steps.map(({ title, mockup }) => ({ name: `the step "${title}"`, mockup })),
]

const getMockupsOfKind = <M extends Mockup>(kind: M['kind']) =>
  mockups.filter((entry): entry is { name: string; mockup: M } => entry.mockup.kind === kind)

const loans = mockups.find(({ name }) => name === './services/finance/loans.ts')!.mockup

/** The fields of mockups that choose a look or a place, and aren't shown as text. */
const choices = ['kind', 'tone', 'style', 'picture', 'day', 'row']

/** Returns all texts of a mockup. */
function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) =>
    choices.includes(key) ? [] : getTexts(field),
  )
}

/** Renders a mockup, or its upper part, without a browser. */
const renderMockup = (mockup: Mockup, upper = false) =>
  renderToStaticMarkup(createElement(upper ? MockupPreview : MockupView, { mockup, className: '' }))

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

test.each(mockups)('the mockup of $name shows each of its texts', ({ mockup }) => {
  const shown = withoutSpaces(getHtmlText(renderMockup(mockup)))
  expect(getTexts(mockup).filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([])
})

test('screen readers skip mockups', () => {
  expect(renderMockup(loans)).toMatch(/^<div[^>]* aria-hidden="true"/)
})

const pictures = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('each picture has a file, and each file is shown', () => {
  const shown = getMockupsOfKind<PictureMockup>('picture').map(({ mockup }) => mockup.picture)
  expect(shown.sort().map((name) => `./pictures/${name}.svg`)).toEqual(Object.keys(pictures))
})

test.each(Object.entries(pictures))('%s is an SVG with the element "picture"', (_, svg) => {
  expect(svg).toMatch(/^<svg [^>]*>\s*<\w+ [^>]*id="picture"/)
})

test.each(getMockupsOfKind<TableMockup>('table'))(
  'the table of $name has a cell for each column after the first',
  ({ mockup: { columns, rows } }) => {
    expect(rows.map(({ cells }) => cells.length + 1)).toEqual(rows.map(() => columns.length))
  },
)

test.each(getMockupsOfKind<ScheduleMockup>('schedule'))(
  'today is one of the days in the schedule of $name',
  ({ mockup: { days, today } }) => expect(days).toContain(today),
)

test.each(getMockupsOfKind<WeekMockup>('week'))(
  'the blocks in the week of $name are at its days and rows',
  ({ mockup: { days, rows, blocks } }) => {
    expect(days).toEqual(expect.arrayContaining(blocks.map(({ day }) => day)))
    expect(rows).toEqual(expect.arrayContaining(blocks.map(({ row }) => row)))
  },
)

test('mockups do not animate on their own', () => {
  for (const { mockup } of mockups) expect(renderMockup(mockup, true)).not.toMatch(/animate-/)
})

test('only the mockup of a hero has its floating card', () => {
  expect(renderMockup(loans)).toContain('You pay back')
  expect(renderMockup(loans, true)).not.toContain('You pay back')
})
