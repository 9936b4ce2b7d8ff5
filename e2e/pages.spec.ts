import { brand } from '@/content/brand'
import { type PageGroup, pageGroups } from '@/content/catalog/suites'
import { pageRoutes } from '@/content/catalog/page-routes'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import {
  builtHtml,
  expect,
  expectAccessible,
  gotoHydrated,
  preloadedScripts,
  test,
  transferSize,
} from './fixtures'
import { paths, pathsWithNewParts } from './page-paths'

/**
 * Extra scripts that a page requests while it hydrates, such as the search index or supabase-js.
 */
const requestedWhileHydrating: Partial<Record<string, RegExp>> = {
  '/search': /\/search-index-/,
  '/auth/new-password': /\/(supabase|tslib\.es6)-/,
}

/** The paths per suite. A suite's pages share a tab, because they store nothing in the browser. */
const suitePaths = new Map<PageGroup, string[]>()
for (const path of paths) {
  const suite = getSuite(findPageRoute(path)!)
  suitePaths.set(suite, [...(suitePaths.get(suite) ?? []), path])
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

for (const [suite, pathsOfSuite] of suitePaths)
  test(`every page of ${pageGroups[suite].label} fits a desktop and a phone, is accessible, and preloads its scripts`, async ({
    page,
  }) => {
    test.setTimeout(pathsOfSuite.length * 20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pathsOfSuite)
      await test.step(path, async () => {
        await page.setViewportSize(desktop)
        await gotoHydrated(page, path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
        for (const viewport of [desktop, phone]) {
          await page.setViewportSize(viewport)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow).toBe(0)
          // Other pages have the same parts with different copy, and contrast.test.ts covers their
          // colors.
          if (pathsWithNewParts.has(path)) await expectAccessible(page)
        }
        const loaded = await page.evaluate(() => {
          const [hydrated] = performance.getEntriesByName('hydrated')
          return performance
            .getEntriesByType('resource')
            .filter(
              ({ name, startTime }) => name.endsWith('.js') && startTime < hydrated!.startTime,
            )
            .map(({ name }) => new URL(name).pathname)
        })
        const scripts = loaded.filter((script) => !requestedWhileHydrating[path]?.test(script))
        expect(scripts.toSorted()).toEqual(preloadedScripts(path))
      })
  })

test('every page has a title, a description, a header, a footer, nested headings and unique ids', () => {
  for (const path of paths) {
    const html = builtHtml(path)
    expect(html, path).toMatch(new RegExp(`<title[^>]*>[^<]*${brand.name}`))
    expect(html, path).toMatch(/<meta [^>]*name="description" content="[^"]{50,}"/)
    for (const part of [/<header\b/g, /<main\b/g, /<footer\b/g])
      expect(html.match(part), path).toHaveLength(1)
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 1), `${path}, heading ${index + 1}`).toBeLessThan(2)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids, path).toEqual([...new Set(ids)])
  }
})

test('the scripts for the first view of each page are at most 150 KB', () => {
  const large = paths
    .map((path) => ({ path, kilobytes: transferSize(preloadedScripts(path)) / 1024 }))
    .filter(({ kilobytes }) => kilobytes > 150)
    .map(({ path, kilobytes }) => `${path}: ${kilobytes.toFixed(1)} KB`)
  expect(large).toEqual([])
})

test('an alias has the same HTML as its page', () => {
  const aliases = pageRoutes.flatMap(({ path, aliases: others = [] }) =>
    others.map((alias) => ({ alias, path })),
  )
  expect(aliases.length).toBeGreaterThan(5)
  for (const { alias, path } of aliases)
    expect(builtHtml(alias), alias).toBe(
      builtHtml(path).replace(`data-path="${path}"`, `data-path="${alias}"`),
    )
})

test('every internal link of every built page opens a page and its section', () => {
  const found = new Set(['/'])
  for (const url of found) {
    const { pathname, hash } = new URL(url, 'http://localhost')
    // Throws if the path has no file.
    const html = builtHtml(pathname)
    if (hash) expect(html, url).toContain(`id="${hash.slice(1)}"`)
    for (const [, href] of html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      // Before hydration, the query is ignored.
      const link = new URL(href!, `http://localhost${pathname}`)
      if (link.hash !== '#main') found.add(link.pathname + link.hash)
    }
  }
  expect(found.size).toBeGreaterThan(80)
})
