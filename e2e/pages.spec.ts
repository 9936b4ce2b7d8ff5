import { homeServices } from '@/content/subjects'
import { type PageRow, pages } from '@/routes'
import { expect, expectAccessible, open, test } from './fixtures'

const rows: readonly PageRow[] = pages

/** The addresses of a row: a pattern stands for each of its pages. */
const addresses = ({ path }: PageRow) =>
  path.includes(':slug')
    ? Object.keys(homeServices).map((slug) => path.replace(':slug', slug))
    : [path]

/** The dashboard and the account send a visitor on; their journeys have tests of their own. */
const visible = rows.filter(({ path }) => !path.startsWith('/dashboard'))

for (const path of visible.flatMap(addresses)) {
  test(`${path} is whole and accessible, on a desktop and on a phone`, async ({ page }) => {
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
