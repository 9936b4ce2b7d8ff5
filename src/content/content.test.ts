import { describe, expect, test } from 'vitest'
import { isMockup } from '@/pictures/picture'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { isSunken } from '@/sections/content-page'
import { pageRoutes } from './catalog/page-routes'
import { findService, isOpen } from './catalog/open-services'
import { testimonials } from './pages/_home-testimonials'
import { leaders } from './pages/about'
import { suiteContents } from './pages/features'
import { featuredServices, services } from './pages/home'
import {
  contactHref,
  homeServiceHref,
  quoteHref,
  signupHref,
  travelSearchHref,
} from './catalog/hrefs'
import { homeServices, quoteTypes, travelTypes } from './catalog/inquiry-slugs'
import { contactSubjects } from './catalog/contact-subjects'
import { suites } from './catalog/suites'
import { signupServices } from './catalog/signup-services'
import type { CardContent, PageContent } from './types'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})

/** The content of each file in src/content/pages/, by the path of its page. */
const pageContents = new Map(
  Object.entries(modules).flatMap(([file, module]) => {
    const path = 'content' in module && /^\.\/pages((?:\/[^/_][^/]*)+)\.ts$/.exec(file)?.[1]
    return path ? [[path === '/home' ? '/' : path, module.content as PageContent] as const] : []
  }),
)

const getContent = (path: string) => {
  const content = pageContents.get(path)
  if (!content) throw new Error(`no content for ${path}`)
  return content
}

const getCards = (content: PageContent): CardContent[] =>
  content.sections.flatMap((section) => (section.kind === 'cards' ? section.cards : []))

/** Returns the labels of the first list of services. */
const getServiceLabels = ({ sections }: PageContent) => {
  const list = sections.find((section) => section.kind === 'services')
  return list?.services.map(({ path }) => findPageRoute(path)!.label) ?? []
}

/** Returns every link in a piece of content, at any depth. */
function getLinks(value: unknown): { label?: unknown; to: string }[] {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  const { to, label } = value as Record<string, unknown>
  const nested = Object.values(value).flatMap(getLinks)
  return typeof to === 'string' ? [{ to, label }, ...nested] : nested
}

const getTitles = (cards: CardContent[]) => cards.map(({ title }) => title)

describe('at least one page', () => {
  const targets = Object.values(modules).flatMap((module) => getLinks(module).map(({ to }) => to))

  test.each(Object.keys(contactSubjects) as (keyof typeof contactSubjects)[])(
    'links to the contact form about %s',
    (subject) => expect(targets).toContain(contactHref(subject)),
  )

  test.each(Object.keys(signupServices) as (keyof typeof signupServices)[])(
    'links to the sign-up for %s',
    (service) => expect(targets).toContain(signupHref(service)),
  )
})

describe('cards', () => {
  test.each([...pageContents])('the cards of %s have unique titles', (_, content) => {
    const titles = getTitles(getCards(content))
    expect(titles).toEqual([...new Set(titles)])
  })

  test('every service page has cards or a list of at least six services', () => {
    const without = [...pageContents].filter(([path, content]) => {
      const hasCards = getCards(content).length > 0 || getServiceLabels(content).length > 5
      return path.startsWith('/services/') && !hasCards
    })
    expect(without.map(([path]) => path)).toEqual([])
  })

  test.each(['/services/manage', '/services/grow'])('sorts the services of %s', (path) => {
    const labels = getServiceLabels(getContent(path))
    expect(labels.length).toBeGreaterThan(5)
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b)))
  })

  test.each([
    ['/services/insurance-plus', quoteTypes.map(quoteHref)],
    ['/services/travel-tours', travelTypes.map(travelSearchHref)],
    ['/services/home-services', homeServices.map(homeServiceHref)],
  ])('the cards of %s link to each type of request', (path, hrefs) => {
    const targets = getCards(getContent(path)).map(({ link }) => link?.to)
    expect(targets.filter((to) => to !== contactHref('TravelSupport'))).toEqual(hrefs)
  })
})

test.each(
  [...pageContents].filter(
    ([path, { hero }]) =>
      hero.picture &&
      isMockup(hero.picture) &&
      (path.startsWith('/blog/') || /finance|healthcare/.test(getSuite(findPageRoute(path)))),
  ),
)('the picture of money or health at %s says that it is an example', (_, content) => {
  expect(JSON.stringify(content.hero.picture)).toMatch(/\b(example|sample)/i)
})

test.each(
  [...pageContents].flatMap(([path, { sections }]) =>
    sections.flatMap((section) => (section.kind === 'table' ? { path, ...section } : [])),
  ),
)('the rows of "$title" at $path have a cell for each column', ({ columns, rows }) => {
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length))
})

test.each([...pageContents])('no two neighboring sections of %s are tinted', (_, { sections }) => {
  const tinted = sections.map(isSunken)
  expect(tinted.some((isTinted, index) => isTinted && tinted[index + 1])).toBe(false)
})

test('home and the features page call no open service planned', () => {
  const shown = Object.values(suiteContents).flatMap((suite) => suite.services)
  const planned = [...shown, ...featuredServices, ...services].filter((entry) => entry.planned)
  expect(planned.filter(({ path }) => isOpen(findService(findPageRoute(path))!))).toEqual([])
})

test('the labels of pages are ASCII, so that menus can sort them by their code points', () => {
  for (const { label } of pageRoutes) expect(label).toMatch(/^[ -~]+$/)
})

test.each(['label', 'shortLabel'] as const)('each suite has its own %s', (name) => {
  const labels = Object.values(suites).map((suite) => suite[name])
  expect(labels).toEqual([...new Set(labels)])
})

const sources = import.meta.glob<string>(
  ['./**/*.ts', '../**/{copy,error-messages}.ts', '!./**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

test('testimonials and leaders have names that appear nowhere else', () => {
  const people = [...testimonials, ...leaders]
  const text = Object.values(sources).join('\n')
  const names = people.flatMap(({ name }) => name.split(' '))
  expect(names.filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length !== 2)).toEqual([])
})

test('copy uses curly quotes and apostrophes, except where the product owner wrote straight ones', () => {
  const exceptions = [
    "Thanks for your message! I'm processing your request...",
    "You haven't created any posts yet.",
  ]
  const lines = Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').map((line) => ({ file, text: line.trim() })),
  )
  // Prettier writes a string in double quotes only for an apostrophe in it.
  const offenders = lines.filter(
    ({ text }) =>
      /"|\w'\w/.test(text) &&
      !/^(\/\/|\/?\*)/.test(text) &&
      !exceptions.some((exception) => text.includes(exception)),
  )
  expect(offenders).toEqual([])
})
