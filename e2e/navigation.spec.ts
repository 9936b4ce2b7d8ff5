import { expect, expectAccessible, open, test } from './fixtures'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('the services menu opens, nests one group at a time, and leads to a page', async ({
    page,
  }) => {
    await open(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    await services.click()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)

    const finance = page.getByRole('button', { name: /^Finance/ })
    const healthcare = page.getByRole('button', { name: /^Healthcare/ })
    await finance.click()
    await expect(finance).toHaveAttribute('aria-expanded', 'true')
    await healthcare.click()
    await expect(finance).toHaveAttribute('aria-expanded', 'false')
    await expect(healthcare).toHaveAttribute('aria-expanded', 'true')

    const menu = page.locator(`[id="${await services.getAttribute('aria-controls')}"]`)
    const { width, height } = (await menu.boundingBox())!
    expect(width).toBe(320)
    expect(height).toBeLessThanOrEqual(384)

    await menu.getByRole('link', { name: 'Find Care' }).click()
    await expect(page).toHaveURL('/services/healthcare/find-care')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(services).toHaveAttribute('data-active')
  })

  test('a click outside closes the menu', async ({ page }) => {
    await open(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    await services.click()
    await page.getByRole('main').click({ position: { x: 10, y: 600 } })
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })

  test('the menu works by keyboard alone', async ({ page }) => {
    await open(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    const first = page.getByRole('banner').getByRole('link', { name: 'Accounting Insights' })
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(services).toBeFocused()
    await expect(services).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Space')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/services/accounting-insights')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('leaving the menu with Tab closes it', async ({ page }) => {
    await open(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    await services.click()
    await page.getByRole('link', { name: 'Pricing' }).first().focus()
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })

  test('the header changes once the page is scrolled by more than 10 px', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    await page.evaluate(() => window.scrollTo(0, 10))
    await expect(header).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => window.scrollTo(0, 11))
    await expect(header).toHaveAttribute('data-scrolled')
    expect((await header.boundingBox())?.y).toBe(0)
  })

  test('the skip link leads past the header', async ({ page }) => {
    await open(page, '/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
    await open(page, '/features')
    const link = page.getByRole('link', { name: /^Learn More/ }).last()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await link.click()
    await expect(page).not.toHaveURL('/features')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/features')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  for (const { path, name } of [
    { path: '/features#compliance', name: 'compliance' },
    { path: '/about#security', name: 'security' },
  ]) {
    test(`${path} scrolls to its section`, async ({ page }) => {
      await open(page, path)
      await expect(page.locator(`#${name}`)).toBeInViewport()
    })
  }

  test('a page that takes longer than 150 ms shows a progress bar', async ({ page }) => {
    await open(page, '/')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/pricing-*.js', async (route) => {
      await held
      await route.fallback()
    })
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    release()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('progressbar')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: narrow })

  test('the menu opens, nests, and closes on the way to a page', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Start free trial' })).toBeVisible()
    await menu.getByRole('button', { name: 'Services' }).click()
    await menu.getByRole('button', { name: /^Community & Education/ }).click()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Study Abroad' }).click()
    await expect(page).toHaveURL('/services/community/study-abroad')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test('the closed menu takes no focus', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Work With Us' })).toBeFocused()
  })

  test('Escape closes the menu and gives the focus back', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('shows the nearest pages and the way home', async ({ page }) => {
    await open(page, '/services/healthcare/wellnes')
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here.')
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Wellness/ })
      .click()
    await expect(page).toHaveURL('/services/healthcare/wellness')
  })

  for (const end of ['%0A', '%0D%0A', '%E2%80%A8?from=a-letter']) {
    test(`that a line break made of a page's leads to the page: ${end}`, async ({ page }) => {
      await page.goto(`/pricing${end}`)
      await expect(page.getByText('$29', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(`/pricing${end.replace(/^[^?]*/, '')}`)
    })
  }

  test('shows what was asked for as text', async ({ page }) => {
    await open(page, '/%3Cimg%20src=x%20onerror=alert(1)%3E')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here.')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })
})
