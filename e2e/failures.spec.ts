import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 404/ })

/** The answer to the files of the pricing page, as after a deployment that has other ones. */
const gone = (page: Page) =>
  page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404 }))

const arrive = (page: Page) => page.unroute('**/assets/pricing-*.js')

/** The documents that the tab asks for from now on. */
function documents(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' })

test('a page whose files are gone is loaded anew, once, and then explained', async ({ page }) => {
  await open(page, '/about')
  await gone(page)
  const loaded = documents(page)
  await pricing(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not open.')
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(loaded).toEqual(['/pricing'])

  await arrive(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('$29', { exact: true })).toBeVisible()
  await expect(page.locator('html[data-started]')).toBeAttached()
  expect(loaded).toEqual(['/pricing', '/pricing'])
})

test('a page whose files are there again after that simply shows', async ({ page }) => {
  await open(page, '/about')
  await gone(page)
  const loaded = documents(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'document') void arrive(page)
  })
  await pricing(page).click()
  await expect(page.getByText('$29', { exact: true })).toBeVisible()
  await expect(page.locator('html[data-started]')).toBeAttached()
  expect(loaded).toEqual(['/pricing'])
  expect(await page.evaluate(() => sessionStorage.getItem('omnia-reloaded'))).toBeNull()
})

test('a site whose script is gone is loaded anew, once, and then explained', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  const loaded = documents(page)
  await page.goto('/pricing')
  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded).toEqual(['/pricing', '/pricing'])

  await page.unroute('**/assets/index-*.js')
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.locator('html[data-started]')).toBeAttached()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('files that are asked for ahead and do not come disturb nobody', async ({ page }) => {
  await gone(page)
  const loaded = documents(page)
  await open(page, '/about')
  const asked = page.waitForResponse('**/assets/pricing-*.js')
  await pricing(page).hover()
  const answer = await asked
  expect(answer.status()).toBe(404)
  // By then the page has heard of it.
  const failure = page.evaluate((script) => import(script) as Promise<unknown>, answer.url())
  await expect(failure).rejects.toThrow('Failed to fetch')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open.')
  expect(loaded).toEqual(['/about'])
})

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /the page broke/ })

  test('says so between header and footer, and opens when it is tried again', async ({ page }) => {
    await open(page, '/about')
    await page.route('**/assets/pricing-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          export const meta = { title: 'Prices', description: 'Prices' }
          export const Component = () => { throw new Error('the page broke') }
        `,
      }),
    )
    await pricing(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not open.')
    await expect(page.getByRole('main')).toContainText('the page broke')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await arrive(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('$29', { exact: true })).toBeVisible()
    await expect(page.locator('html[data-started]')).toBeAttached()
  })
})
