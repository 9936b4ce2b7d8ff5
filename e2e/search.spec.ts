import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  createLoggedInAccount,
  gotoHydrated,
  prefetchPage,
  preloadedScripts,
  recordRequests,
  test,
  transferSize,
} from './fixtures'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link')
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })

test('a search with the keyboard opens the matching section, and Back returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoHydrated(page, '/about')
  await headerLink(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('free trial work')
  await expect(results(page).first()).toContainText('Pricing')
  await page.keyboard.press('Enter')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pricing#/)
  const question = page.getByRole('button', { name: /free trial/ })
  await expect(question).toBeInViewport()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=free+trial+work')
  await expect(results(page).first()).toContainText('Pricing')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('at 320 px, the results fit, and Back from one shows them again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await gotoHydrated(page, '/search')
  await field(page).fill('invoice')
  await expect(results(page).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
  await results(page).first().click()
  await expect(page).not.toHaveURL('/search?q=invoice')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=invoice')
  await expect(results(page).first()).toBeVisible()
})

test('the index loads only on the search page, whose field has the focus', async ({ page }) => {
  const searchIndex = /\/search-index-/
  expect(preloadedScripts('/about').filter((path) => searchIndex.test(path))).toEqual([])
  const requests = recordRequests(page)
  const loaded = page.waitForResponse(searchIndex)
  await gotoHydrated(page, '/search')
  await expect(field(page)).toBeFocused()
  await loaded
  const index = requests.filter((path) => searchIndex.test(path))
  expect(index).toHaveLength(1)
  expect(transferSize(index)).toBeLessThan(120 * 1024)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ })

  test('search says that it did not load, and works once loaded', async ({ page, context }) => {
    await gotoHydrated(page, '/about')
    await prefetchPage(page, headerLink(page), /\/assets\/search-(?!index)/)
    await context.setOffline(true)
    await headerLink(page).click()
    await expect(page.getByText('The connection failed. Check it, then try again.')).toBeVisible()
    await context.setOffline(false)
    await gotoHydrated(page, '/search?q=wedding')
    await expect(results(page).first()).toContainText('Marriage Loan')
    await context.setOffline(true)
    await field(page).fill('halal')
    await expect(results(page).first()).toContainText('Islamic Fund')
  })
})

test('the search page is accessible in light and dark, with and without results', async ({
  page,
}) => {
  await gotoHydrated(page, '/search?q=invoice')
  await expect(results(page).first()).toContainText('Payment Platform')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await field(page).fill('zzzqqq')
  await expect(page.getByText('No results for “zzzqqq”.')).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test('a link to a section scrolls to it, for visitors and signed-in users', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/about#security')
  await expect(page.locator('#security h2')).toBeInViewport()
  await createLoggedInAccount(page)
  const memberPage = await context.newPage()
  await gotoHydrated(memberPage, '/about#security')
  await expect(memberPage.locator('#security h2')).toBeInViewport()
})
