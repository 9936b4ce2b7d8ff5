import type { Page } from '@playwright/test'
import { photos, photoOrigin } from '@/content/catalog/photos'
import {
  createLoggedInAccount,
  expect,
  holdRequest,
  gotoHydrated,
  price,
  test,
  toast,
  waitForHydration,
} from './fixtures'

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 404/ })

/** Removes the pricing page's script, as a new deployment does. */
const removePricing = (page: Page) =>
  page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404 }))

const restorePricing = (page: Page) => page.unroute('**/assets/pricing-*.js')

/** Starts to record the paths of the documents that the tab requests. */
function recordDocuments(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const pricingLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' })

test('a page with missing files reloads once, then shows an error page, and loads once they are there', async ({
  page,
}) => {
  await gotoHydrated(page, '/about')
  await removePricing(page)
  const loaded = recordDocuments(page)
  await pricingLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page failed to load')
  await expect(page.getByText(/^Check your connection and try again/)).toBeVisible()
  await expect(page).toHaveTitle(/failed to load/)
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(loaded).toEqual(['/pricing'])

  await restorePricing(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(price(page, 'starter', 'monthly')).toBeVisible()
  await waitForHydration(page)
  expect(loaded).toEqual(['/pricing', '/pricing'])
  expect(await page.evaluate(() => sessionStorage.getItem('omnia-reloaded'))).toBeNull()
})

test('the Services menu and the search say that the site was updated', async ({ page }) => {
  await gotoHydrated(page, '/about')
  await page.route(/(services-menu|search-index)-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(toast(page, 'The menu didn’t load')).toBeVisible()
  await expect(page.getByText(/^The site was updated\./)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('search')).toContainText('The site was updated.')
})

test('a reload because of a missing file keeps the query and the input of a request form', async ({
  page,
}) => {
  const files = '**/assets/contact-*.js'
  await gotoHydrated(page, '/services/insurance-plus/quote?type=health')
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  const loaded = recordDocuments(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'document') void page.unroute(files)
  })
  await page.getByLabel('People to cover').selectOption('Just me')
  await page.getByLabel('Age of each person').fill('38')
  await page.getByLabel('Home ZIP code').fill('97209')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your Message')).toHaveValue(/97209/)
  await expect(page).toHaveURL('/contact?subject=InsurancePlusHelp')
  expect(loaded).toEqual(['/contact'])
  await page.goBack()
  await expect(page).toHaveURL('/services/insurance-plus/quote?type=health')
  await expect(page.getByLabel('Home ZIP code')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('a page says that the connection failed, keeps the tab, and loads on Try again', async ({
    page,
  }) => {
    await gotoHydrated(page, '/about')
    const loaded = recordDocuments(page)
    // As behind a dead router: the browser doesn't know that it is offline.
    await page.route('**', (route) => route.abort())
    await pricingLink(page).click()
    await expect(page.getByText('The connection failed.')).toBeVisible()
    expect(loaded).toEqual([])
    await page.unroute('**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(price(page, 'starter', 'monthly')).toBeVisible()
    await waitForHydration(page)
  })
})

test('a page with a missing entry script stays readable and offers a reload', async ({ page }) => {
  // A user can't see that the session was noticed, and needs the links.
  await createLoggedInAccount(page)
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/pricing')
  await expect(page.getByRole('alert')).toContainText('Parts of this page didn’t load')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute('**/assets/index-*.js')
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a failed prefetch shows no error and does not reload', async ({ page }) => {
  await removePricing(page)
  const loaded = recordDocuments(page)
  await gotoHydrated(page, '/about')
  const prefetched = page.waitForResponse('**/assets/pricing-*.js')
  await pricingLink(page).hover()
  const response = await prefetched
  expect(response.status()).toBe(404)
  // Once this import fails, the page's own import has failed too.
  const failure = page.evaluate((script) => import(script) as Promise<unknown>, response.url())
  await expect(failure).rejects.toThrow('Failed to fetch')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page failed to load')
  expect(loaded).toEqual(['/about'])
})

test('mockups show and the menu opens if framer-motion fails to load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  const script = '**/assets/motion-element-*.js'
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  const requested = page.waitForResponse(script)
  await gotoHydrated(page, '/')
  await requested
  const services = page.getByRole('list', { name: 'Services for work and home' })
  await expect(services.getByText('Alder Street Bakery')).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

test.describe('a page that throws while it renders', () => {
  test.use({ expectedErrors: /the page broke/ })

  test('an error page inside the layout replaces a page that throws, and Try again loads the page', async ({
    page,
  }) => {
    await gotoHydrated(page, '/about')
    await page.route('**/assets/pricing-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          export const meta = { title: 'Prices', description: 'Prices' }
          export const Component = () => { throw new Error('the page broke') }
        `,
      }),
    )
    await pricingLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page failed to load')
    await expect(page.getByRole('main')).not.toContainText('the page broke')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page failed to load')

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page failed to load')
    await restorePricing(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(price(page, 'starter', 'monthly')).toBeVisible()
    await waitForHydration(page)
  })
})

test.describe('when photos do not load', () => {
  const photoRequests = `${photoOrigin}/**`
  const drawing = (page: Page) => page.getByRole('img', { name: photos.interview.alt })

  test('a placeholder shows while the image host is slow, then its photo', async ({ page }) => {
    await page.route(photoRequests, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      }),
    )
    const release = await holdRequest(page, photoRequests)
    await gotoHydrated(page, '/services/recruitment')
    await drawing(page).scrollIntoViewIfNeeded()
    const photo = drawing(page).locator('img')
    await expect(photo).toHaveJSProperty('complete', false)
    await expect(photo).toHaveAttribute('alt', '')
    await expect(drawing(page).locator('svg')).toBeVisible()
    release()
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(photo).toBeVisible()
  })
})
