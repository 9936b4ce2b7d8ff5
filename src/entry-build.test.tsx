import { beforeAll, expect, test, vi } from 'vitest'
import { searchFiles } from '../build/search-files'
import type * as Build from './entry-build'
import { type PageRow, pages } from './routes'

const rows: readonly PageRow[] = pages
const aliases = rows.flatMap(({ path, aliases: others = [] }) =>
  others.map((alias): [string, string] => [alias, path]),
)

let build: typeof Build

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://omnia.test/')
  build = await import('./entry-build')
  return () => vi.unstubAllEnvs()
})

const canonical = async (address: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec((await build.render(address)).head)?.[1]

test.each([
  ...aliases,
  ['/about', '/about'],
  ['/services/home-services/pest-control', '/services/home-services/pest-control'],
])('%s is known to search engines as %s', async (address, path) => {
  expect(await canonical(address)).toBe(`https://omnia.test${path}`)
})

test('the sitemap has every page once, and nothing that is only for who has an account', () => {
  const files = new Map(searchFiles('https://omnia.test/', build.indexed))
  const listed = [...files.get('sitemap.xml')!.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
  const expected = rows
    .filter(({ path, unlisted }) => !path.includes(':') && !unlisted)
    .map(({ path }) => path)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(listed.filter((path) => !expected.some((known) => known === path))).toEqual(
    build.addresses.filter((address) => /^\/services\/home-services\/./.test(address)),
  )
  expect(listed).not.toContain('/dashboard/account')
  expect(files.get('robots.txt')).toContain('Sitemap: https://omnia.test/sitemap.xml')
  expect(files.get('robots.txt')).toContain('Disallow: /dashboard')
})

test('without the site’s address there is no sitemap', () => {
  expect(searchFiles(undefined, build.indexed).map(([file]) => file)).toEqual(['robots.txt'])
})
