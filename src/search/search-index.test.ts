import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchDocuments } from '@/content/search-documents'
import { render } from '@/entry-prerender'
import { pagesLike, search } from './search-index'

test.each([
  ['invoice', '/services/payment-platform'],
  ['bookkeeping', '/services/accounting-insights'],
  ['doctor', '/services/healthcare/find-care'],
  ['wedding', '/services/finance/marriage-loan'],
  ['baby', '/services/finance/pregnancy-fund'],
  ['retirement', '/services/finance/pension-management'],
  ['halal', '/services/finance/islamic-fund'],
  ['telehealth', '/services/healthcare/virtual-care'],
  ['lawyer', '/services/legal'],
  ['crm', '/services/sales-cloud'],
  ['plumber', '/services/home-services'],
  ['teachers', '/services/community/school-management'],
  ['visa', '/services/community/study-abroad'],
  ['forgot password', '/auth/recover'],
  ['how much does it cost', '/pricing'],
  ['hire', '/services/recruitment'],
  ['accountin', '/services/accounting-insights'],
  ['docter', '/services/healthcare/find-care'],
  ['resturant', '/services/restaurant-hospitality'],
  ['Pensión managment', '/services/finance/pension-management'],
  // An accent may be a character of its own.
  ['pensio\u0301n', '/services/finance/pension-management'],
  ['pest', '/services/home-services/pest-control'],
  ['no-code', '/services/create-app'],
])('finds for "%s" %s first', (query, href) => {
  expect(search(query)[0]?.href).toBe(href)
})

test('finds accounting for an invoice as well', () => {
  expect(search('invoice').map(({ href }) => href)).toContain('/services/accounting-insights')
})

test('finds a question, and links to it on its page', () => {
  const question = searchDocuments.find(
    ({ href, title }) => href.startsWith('/pricing#') && title.endsWith('?'),
  )!
  expect(search(question.title)[0]).toMatchObject({ href: question.href, page: 'Pricing' })
})

test('returns at most twenty results, and three of a page', () => {
  const found = search('loan')
  expect(found.length).toBeLessThanOrEqual(20)
  expect(found.filter(({ page }) => page === 'Loans')).toHaveLength(3)
})

test('finds nothing for words that the site does not have', () => {
  expect(search('zzzqqq')).toEqual([])
})

test('shows the popular pages until two characters are typed', () => {
  expect(search(' a ')).toEqual(search(''))
  expect(search('')).toHaveLength(6)
})

test.each([
  ['/prcing', '/pricing'],
  ['/school', '/services/community/school-management'],
  ['/services/school-managment', '/services/community/school-management'],
  ['/travel_and_tours', '/services/travel-tours'],
  ['/services/helthcare', '/services/healthcare'],
])('suggests for the unknown path %s the page %s', (path, href) => {
  const found = pagesLike(path)
  expect(found[0]!.href).toBe(href)
  expect(found.length).toBeLessThanOrEqual(4)
})

test.each(['/xyzzy', '/', '/a', '/services', '/%F0%9F%99%82', '/日本語'])(
  'suggests the popular pages for %s, which resembles none',
  (path) => {
    expect(pagesLike(path)).toEqual(search(''))
  },
)

test('every result links to an element of its page', { timeout: 60_000 }, async () => {
  const missing: string[] = []
  for (const path of new Set(searchDocuments.map(({ href }) => href.split(/[?#]/, 1)[0]!))) {
    const { body } = await render(path)
    const ids = new Map<string, number>()
    for (const [, id] of body.matchAll(/ id="([^"]*)"/g)) ids.set(id!, (ids.get(id!) ?? 0) + 1)
    for (const { href } of searchDocuments) {
      const [page, id] = href.split('#')
      if (page === path && id && ids.get(id) !== 1) missing.push(href)
    }
  }
  expect(missing).toEqual([])
})

test('what the browser loads of the content is smaller than 120 KB', () => {
  const { length } = brotliCompressSync(JSON.stringify(searchDocuments))
  expect(length).toBeLessThan(120 * 1024)
})

test('results take less than 50 ms', () => {
  const queries = [
    'i',
    'in',
    'invoice',
    'docter',
    'how do I hire a cook for a wedding abroad',
    'zz',
  ]
  const times = queries.map((query) => {
    const start = performance.now()
    search(query)
    return performance.now() - start
  })
  expect(times.toSorted((a, b) => a - b)[queries.length / 2]).toBeLessThan(50)
})
