import { expect, gotoHydrated, test } from './fixtures'

test.use({ colorScheme: 'dark' })

test('FAQ answers and the closing band are printed dark on white, without header and footer', async ({
  page,
}) => {
  await page.goto('/services/legal')
  const answers = page.getByRole('main').locator('h3 + [role="group"] p')
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const band = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  for (const text of [page.locator('html'), band]) {
    const ink = await text.evaluate((element) => getComputedStyle(element).color)
    expect(Number(/^oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3)
  }
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
