import { homeServices } from '@/content/request-kinds'
import { type PageRow, pages } from '@/routes'
import { bytesOf, expect, expectAccessible, open, requests, saveData, test } from './fixtures'

const rows: readonly PageRow[] = pages

/** The addresses of a row: a pattern stands for each of its pages. */
const addresses = ({ path }: PageRow) =>
  path.includes(':slug')
    ? Object.keys(homeServices).map((slug) => path.replace(':slug', slug))
    : [path]

/** The dashboard and the account send a visitor on; their journeys have tests of their own. */
const visible = rows.filter(({ path }) => !path.startsWith('/dashboard'))

/**
 * The most that a first view may need, compressed, in bytes; photographs apart. `html` is what a
 * connection brings in its first round trip (ten segments of 1460 bytes), without the headers.
 */
const budget = { html: 14 * 1024, script: 100 * 1024, total: 180 * 1024 }

for (const [path, { live }] of visible.flatMap((row) =>
  addresses(row).map((address) => [address, row] as const),
)) {
  test(`${path} is whole, accessible and light, on a desktop and on a phone`, async ({ page }) => {
    // Nothing is loaded ahead for such a visitor: whatever is asked for, the first view needs.
    await saveData(page)
    const asked = requests(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      if (viewport.width === 1280) await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/no page here/)
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
    const scripts = asked.filter((address) => address.endsWith('.js'))
    expect(bytesOf([path])).toBeLessThanOrEqual(budget.html)
    expect(bytesOf(scripts)).toBeLessThanOrEqual(budget.script)
    expect(bytesOf(asked)).toBeLessThanOrEqual(budget.total)
    // No script comes for a page that is only read.
    if (!live)
      await expect(page.getByRole('main').locator('button, input, select, textarea')).toHaveCount(0)
  })
}

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

  test('every internal link of every page leads to a page, and to its section', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found = new Set(['/'])
    for (const address of found) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const { pathname, hash } = new URL(address, 'http://localhost')
      // An address without a page of its own is answered with another's.
      await expect(page.locator('html'), address).toHaveAttribute('data-page', pathname)
      if (hash) await expect(page.locator(hash), address).toBeVisible()
      const links = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((anchors) =>
          (anchors as HTMLAnchorElement[]).map((a) => a.pathname + a.search + a.hash),
        )
      for (const link of links) if (!link.endsWith('#main')) found.add(link)
    }
    expect(found.size).toBeGreaterThan(100)
  })
})
