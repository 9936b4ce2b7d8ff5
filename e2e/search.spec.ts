import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  createLoggedInAccount,
  gotoHydrated,
  preloadedScripts,
  recordRequests,
  test,
  transferSize,
} from './fixtures'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link')

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

test('at 320 px, the search page fits and is accessible, with results and, in dark, without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await gotoHydrated(page, '/search?q=invoice')
  await expect(results(page).first()).toContainText('Payment Platform')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await field(page).fill('zzzqqq')
  await expect(page.getByText('No results for “zzzqqq”.')).toBeVisible()
  await expectAccessible(page)
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
