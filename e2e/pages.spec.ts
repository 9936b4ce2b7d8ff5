import type { Page } from '@playwright/test'
import { getSuiteByPath } from '@/routing/route-lookup'
import { expect, expectAccessible, gotoHydrated, preloadedScripts, test } from './fixtures'
import { hasComponent, paths, pathsWithNewParts } from './page-paths'

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

for (const suite of new Set(paths.map(getSuiteByPath)))
  test(`the pages of ${suite} fit a desktop and a phone, are accessible, and preload their scripts`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of paths.filter((other) => getSuiteByPath(other) === suite))
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
