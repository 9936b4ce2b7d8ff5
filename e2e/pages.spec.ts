import { expect, expectAccessible, gotoHydrated, preloadedScripts, test } from './fixtures'
import { paths, pathsWithNewParts } from './page-paths'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

for (const path of paths)
  test(`${path} fits a desktop and a phone, is accessible, and preloads its scripts`, async ({
    page,
  }) => {
    await gotoHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
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
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated!.startTime)
        .map(({ name }) => new URL(name).pathname)
    })
    // The search page requests its index while it hydrates.
    const scripts = loaded.filter((script) => !script.includes('/search-index-'))
    expect(scripts.toSorted()).toEqual(preloadedScripts(path))
  })
