import { homeServices } from '@/content/request-types'
import { type PageRow, pages } from '@/routing/routes'
import { expect, expectAccessible, open, preloadedScripts, test, transferSize } from './fixtures'

const rows: readonly PageRow[] = pages

/** The paths of a row; a pattern has one for each of its pages. */
const pathsOf = ({ path }: PageRow) =>
  path.includes(':slug')
    ? Object.keys(homeServices).map((slug) => path.replace(':slug', slug))
    : [path]

/** Without the dashboard, which redirects visitors: it is tested in posts.spec.ts. */
const paths = rows.filter(({ path }) => !path.startsWith('/dashboard')).flatMap(pathsOf)

for (const path of paths) {
  test(`${path} is complete and accessible on a desktop and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      if (viewport.width === 1280) await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page).toHaveTitle(/Omnia/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await expectAccessible(page)
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
}

test('the script of every page’s first view is at most 164 KB', () => {
  const large = paths
    .map((path) => ({ path, kilobytes: transferSize(preloadedScripts(path)) / 1024 }))
    .filter(({ kilobytes }) => kilobytes > 164)
    .map(({ path, kilobytes }) => `${path}: ${kilobytes.toFixed(1)} KB`)
  expect(large).toEqual([])
})

// What one round trip of a new connection carries; home has the most cards and icons.
test('the HTML of home is at most 17,000 bytes, and of other pages 14,000', () => {
  const large = ['/', '/pricing', '/services/legal', '/contact', '/auth']
    .map((path) => ({ path, bytes: transferSize([path]) }))
    .filter(({ path, bytes }) => bytes > (path === '/' ? 17_000 : 14_000))
  expect(large).toEqual([])
})

for (const { path, aliases = [] } of rows) {
  for (const alias of aliases) {
    test(`${alias} shows the page of ${path}`, async ({ page }) => {
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const title = await page.title()
      await page.goto(alias)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL(alias)
    })
  }
}

test.describe('as the build rendered them', () => {
  test.use({ javaScriptEnabled: false })

  test('every internal link of every page opens a page and its section', async ({ page }) => {
    test.setTimeout(240_000)
    const found = new Set(['/'])
    for (const address of found) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const { pathname, hash } = new URL(address, 'http://localhost')
      // A path without a file is answered with 404.html.
      await expect(page.locator('html'), address).toHaveAttribute('data-path', pathname)
      if (hash) await expect(page.locator(hash), address).toBeVisible()
      const links = await page.locator('a[href^="/"], a[href^="#"]').evaluateAll((anchors) =>
        // Without JavaScript, a query changes nothing.
        (anchors as HTMLAnchorElement[]).map((a) => a.pathname + a.hash),
      )
      for (const link of links) if (!link.endsWith('#main')) found.add(link)
    }
    expect(found.size).toBeGreaterThan(80)
  })
})
