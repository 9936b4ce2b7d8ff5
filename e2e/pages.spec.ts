import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pageRoutes } from '@/content/catalog/page-routes'
import type { PageContent } from '@/content/types'
import { findPageRoute, getPageFile, getPagePaths, getSuite } from '@/routing/route-lookup'
import { signedInPaths } from '../tests/helpers/signed-in-paths'
import { expect, expectAccessible, gotoHydrated, preloadedScripts, test } from './fixtures'

/** Excludes the signed-in pages, which redirect visitors. */
const paths = pageRoutes.filter(({ path }) => !signedInPaths.includes(path)).flatMap(getPagePaths)

/** Whether a page has a component of its own. */
const hasComponent = (path: string) =>
  existsSync(`src/pages/${getPageFile(findPageRoute(path)!)}.tsx`)

/** Returns a page's parts: its own component, or its sections' kinds and properties. */
async function getParts(path: string): Promise<string[]> {
  const file = getPageFile(findPageRoute(path)!)
  if (hasComponent(path)) return [file]
  const { content } = (await import(`../src/content/pages/${file}.ts`)) as { content: PageContent }
  return content.sections.map((section) =>
    [section.kind, ...Object.keys(section).toSorted()].join(' '),
  )
}

/** The paths of pages with at least one new part. Together, they cover every part. */
const pathsWithNewParts = new Set<string>()
const knownParts = new Set<string>()
for (const path of paths) {
  const parts = await getParts(path)
  if (parts.some((part) => !knownParts.has(part))) pathsWithNewParts.add(path)
  for (const part of parts) knownParts.add(part)
}

test.use({ viewport: { width: 1280, height: 900 } })

const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the scripts that the page loaded before hydration. */
const getLoadedScripts = (page: Page) =>
  page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('hydrated')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated!.startTime)
      .map(({ name }) => new URL(name).pathname)
  })

const getSuiteOf = (path: string) => getSuite(findPageRoute(path))
for (const suite of new Set(paths.map(getSuiteOf)))
  test(`the pages of ${suite} fit a desktop and a phone, are accessible, and preload their scripts`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of paths.filter((other) => getSuiteOf(other) === suite))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await gotoHydrated(page, path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
        // The search page requests its index while it hydrates.
        const loaded = await getLoadedScripts(page)
        const scripts = loaded.filter((script) => !script.includes('/search-index-'))
        expect(scripts.toSorted()).toEqual(preloadedScripts(path))
        expect(await getOverflow(page)).toBe(0)
        if (hasComponent(path)) await expectAccessible(page)

        await page.setViewportSize({ width: 390, height: 900 })
        expect(await getOverflow(page)).toBe(0)
        // Other pages have the same parts with different copy, and contrast.test.ts covers their
        // colors.
        if (pathsWithNewParts.has(path)) await expectAccessible(page)
      })
  })
