import type { Page } from '@playwright/test'
import {
  builtHtml,
  expect,
  expectAccessible,
  createLoggedInAccount,
  gotoHydrated,
  preloadedScripts,
  recordRequests,
  test,
  transferSize,
} from './fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const results = (page: Page) => page.getByRole('option')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchIndex = /\/search-index-/

/** Opens the dialog with its shortcut and waits for the index. */
async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByText('Popular pages')).toBeVisible()
}

test('a search with the keyboard opens the matching section', async ({ page }) => {
  await gotoHydrated(page, '/about')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('free trial work')
  await expect(results(page).first()).toContainText('Pricing')
  await expect(results(page).first().locator('mark').first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pricing#/)
  await expect(dialog(page)).toBeHidden()
  const question = page.getByRole('button', { name: /free trial/ })
  await expect(question).toBeInViewport()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('without JavaScript, the search page says that it needs JavaScript', () => {
  expect(builtHtml('/search')).toMatch(/<noscript[^>]*>.*This form(<!-- -->)? needs JavaScript/s)
})

test('the index loads only when the pointer is on the search button', async ({ page }) => {
  expect(preloadedScripts('/about').filter((path) => searchIndex.test(path))).toEqual([])
  await gotoHydrated(page, '/about')
  const requests = recordRequests(page)
  const loaded = page.waitForResponse(searchIndex)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover()
  await loaded
  const index = requests.filter((path) => searchIndex.test(path))
  expect(index).toHaveLength(1)
  expect(transferSize(index)).toBeLessThan(120 * 1024)
})

test('search works offline once loaded, and Escape returns the focus to its button', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/about')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByText('Popular pages')).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('wedding')
  await expect(results(page).first()).toContainText('Marriage Loan')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ })

  test('the dialog says that search did not load, and the page stays open', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, '/about')
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('wedding')
    await expect(field(page)).toHaveValue('wedding')
    await expect(dialog(page).getByText('Search didn’t load.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the dialog is accessible in light and dark, with and without results', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoHydrated(page, '/about')
  await openSearch(page)
  await field(page).fill('invoice')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('Escape closes the dialog but not the menu behind it', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('on a phone, the dialog fills the screen, and its results scroll', async ({ page }) => {
    await gotoHydrated(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await field(page).fill('plan')
    await expect(results(page).nth(9)).toBeAttached()
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    await results(page).last().scrollIntoViewIfNeeded()
    await expect(results(page).last()).toBeInViewport()
    await expect(field(page)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(dialog(page)).toBeHidden()
  })
})

test('the URL of the search page contains the query, and opening it shows the results', async ({
  page,
}) => {
  await gotoHydrated(page, '/search?q=wedding')
  await expect(field(page)).toHaveValue('wedding')
  await expect(results(page).first()).toContainText('Marriage Loan')
  await expectAccessible(page)
  await field(page).fill('halal')
  await expect(page).toHaveURL('/search?q=halal')
  await field(page).press('Home')
  await page.keyboard.type('is ')
  await expect(page).toHaveURL('/search?q=is+halal')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('halal')
  await results(page).first().click()
  await expect(page).toHaveURL('/services/finance/islamic-fund')
  await page.goBack()
  await expect(results(page).first()).toContainText('Islamic Fund')
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
