import { expect, gotoHydrated, test } from './fixtures'

test.describe('in print', () => {
  test.use({ colorScheme: 'dark' })

  test('every FAQ answer is printed on white, without header and footer', async ({ page }) => {
    await page.goto('/pricing')
    const answers = page.getByRole('main').locator('h3 + [role="group"] p')
    await expect(answers.first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    expect(Number(/^oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3)
  })

  test('the text of the closing band is printed dark', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const ink = await headings.last().evaluate((heading) => getComputedStyle(heading).color)
    expect(Number(/^oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3)
  })

  test('every card is printed within the width of the paper', async ({ page }) => {
    // The width of A4 paper without its margins.
    await page.setViewportSize({ width: 718, height: 1000 })
    await gotoHydrated(page, '/')
    await page.emulateMedia({ media: 'print' })
    const cards = page.getByRole('main').getByRole('article')
    expect(await cards.count()).toBeGreaterThan(10)
    for (const card of await cards.all()) {
      const { x, width } = (await card.boundingBox())!
      expect(x + width).toBeLessThanOrEqual(718)
    }
  })
})
