import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { sitemapFiles } from '../../build/sitemap'
import type * as Renderer from './entry-prerender'
import { openOnly } from '../../tests/helpers/open-only'

let renderer: typeof Renderer

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://omnia.test/')
  renderer = await import('./entry-prerender')
  return () => vi.unstubAllEnvs()
})

const canonical = async (url: string) =>
  /<link[^>]* rel="canonical" href="([^"]*)"/.exec((await renderer.render(url)).head)?.[1]

// tests/build/build.test.ts compares every alias with its page.
test.each([
  ['/blog', '/'],
  ['/about', '/about'],
  ['/services/home-services/pest-control', '/services/home-services/pest-control'],
  ['/services/home-services/Pest-Control/', '/services/home-services/pest-control'],
])('the canonical URL of %s is that of %s', async (url, path) => {
  expect(await canonical(url)).toBe(`https://omnia.test${path}`)
})

test.each([
  ['/auth', 'Log in or sign up'],
  ['/login', 'Log in'],
  ['/signup', 'Create your account'],
])('the login page at %s has the title "%s"', async (path, title) => {
  expect((await renderer.render(path)).head).toContain(`>${title} | ${brand.name}</title>`)
})

/** The properties that Google requires or recommends: https://developers.google.com/search/docs */
const properties: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'email', 'telephone', 'address'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** Returns an object of JSON-LD and those in it. */
const getDataObjects = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [
        ...('@type' in value ? [value as Record<string, unknown>] : []),
        ...Object.values(value).flatMap(getDataObjects),
      ]
    : []

/** Returns the objects of JSON-LD on a page, by type. */
async function getStructuredData(path: string) {
  const { head } = await renderer.render(path)
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, json]) => getDataObjects(JSON.parse(json!)))
}

/** Sets whether the contact details are examples, for one test. */
function setExample(isExample: true | undefined) {
  const previous = brand.isExample
  brand.isExample = isExample
  onTestFinished(() => void (brand.isExample = previous))
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/about', []],
  // Without offers: there is no checkout.
  ['/pricing', ['FAQPage']],
  ['/services/insurance-plus/quote', ['BreadcrumbList', 'ListItem', 'ListItem']],
  ['/services/home-services/pest-control', ['BreadcrumbList', 'ListItem', 'ListItem']],
  ['/dashboard', []],
])('search engines find complete data about %s: %j', async (path, types) => {
  setExample(undefined)
  openOnly('/services/recruitment')
  const objects = await getStructuredData(path)
  expect(
    objects
      .map((object) => object['@type'])
      .filter((type) => type !== 'Question' && type !== 'Answer'),
  ).toEqual(types)
  for (const { '@type': type, '@context': _, ...values } of objects) {
    expect(Object.keys(values)).toEqual(properties[type as string])
    expect(Object.values(values)).not.toContain('')
  }
})

test('search engines find no invented contact details', async () => {
  setExample(true)
  const [organization] = await getStructuredData('/')
  expect(organization).toMatchObject({ '@type': 'Organization', name: brand.name })
  expect(organization).not.toHaveProperty('email')
  expect(organization).not.toHaveProperty('telephone')
  expect(organization).not.toHaveProperty('address')
})

test('the sitemap contains every page once, except pages that need an account', () => {
  const files = new Map(sitemapFiles('https://omnia.test/', renderer.sitemapPaths))
  const listed = [...files.get('sitemap.xml')!.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  )
  const expected = pageRoutes
    .filter(({ path, noindex }) => !path.includes(':') && !noindex)
    .map(({ path }) => path)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(listed.filter((path) => !expected.some((known) => known === path))).toEqual(
    renderer.paths.filter((url) => /^\/services\/home-services\/./.test(url)),
  )
  expect(listed).not.toContain('/dashboard/account')
  expect(files.get('robots.txt')).toContain('Sitemap: https://omnia.test/sitemap.xml')
  expect(files.get('robots.txt')).toContain('Disallow: /dashboard')
})

test('without the URL of the site, there is no sitemap', () => {
  expect(sitemapFiles(undefined, renderer.sitemapPaths).map(([file]) => file)).toEqual([
    'robots.txt',
  ])
})
