import type { Page } from '@playwright/test'
import { photoOrigin } from '@/content/catalog/photos'
import { signedInPaths } from '../tests/helpers/signed-in-paths'
import {
  expect,
  expectAccessible,
  openPrerendered,
  measureLayoutShift,
  price,
  recordRequests,
  resetLayoutShift,
  storeExpiredSession,
  supabaseScript,
  test,
  waitForHydration,
} from './fixtures'

/** Expects a noscript text, which text locators skip. */
async function expectNoscript(page: Page, text: string) {
  const message = page.getByRole('main').locator('noscript > *')
  await expect(message).toBeVisible()
  expect(await message.evaluate(({ textContent }) => textContent)).toContain(text)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has no transparent or invisible text, and shows every FAQ answer', async ({
    page,
  }) => {
    for (const path of ['/', '/pricing', '/services/legal']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const unreadable = await page.locator('#root *').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { opacity, visibility } = getComputedStyle(element)
            // Narrow mockups hide some of their labels, Pricing the prices of the other billing
            // period, and Features a link's label until it is hovered.
            const hidden = '[aria-hidden], [class*="yearly:"], [class*="group-hover:opacity"]'
            if (element.closest(hidden)) return false
            return element.textContent && (opacity === '0' || visibility !== 'visible')
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(unreadable, path).toEqual([])
      const answers = page.getByRole('main').locator('h3 + [role="group"] p')
      await expect(answers.filter({ visible: false }), path).toHaveCount(0)
    }
  })

  test('a page shows its text, and its links and prices work', async ({ page }) => {
    await page.goto('/services/legal')
    await expect(page).toHaveTitle(/^Legal/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Loans' })).toBeVisible()
    await footer.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(price(page, 'professional', 'monthly')).toBeVisible()
    await page.getByRole('radio', { name: 'Yearly' }).click()
    await expect(price(page, 'professional', 'yearly')).toBeVisible()
    await expect(price(page, 'professional', 'monthly')).toBeHidden()
  })

  test('controls that need JavaScript are not shown', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(header.getByRole('button')).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(header.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Previous|Next):/ })).toHaveCount(0)
  })

  test('a form says that it needs JavaScript and cannot be sent, and so does the dashboard', async ({
    page,
  }) => {
    await page.goto('/signup')
    await expectNoscript(page, 'This form needs JavaScript.')
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/signup')
    await page.goto('/dashboard')
    await expectNoscript(page, 'This page needs JavaScript.')
  })
})

test('a page is shown before its script has loaded, and works without supabase-js', async ({
  page,
}) => {
  const requested = recordRequests(page)
  const release = await openPrerendered(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(requested.filter((path) => path.endsWith('.js'))).not.toEqual([])
  expect(requested).not.toContain(supabaseScript())
})

test('unused and default query parameters change nothing, and a parameter applied after hydration causes no layout shift', async ({
  page,
}) => {
  const layoutShift = await measureLayoutShift(page)
  for (const [path, widths] of [
    ['/pricing?utm_source=letter', [390]],
    ['/auth?mode=login', [390]],
    ['/login?service=travel', [390, 1280]],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const release = await openPrerendered(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await resetLayoutShift(page)
      release()
      await waitForHydration(page)
      if (path.startsWith('/login')) {
        // On a phone, there is no mockup next to the form.
        await expect(page.locator('main [data-suite=lifestyle]')).toBeVisible({
          visible: width === 1280,
        })
        const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' })
        await expect(signUp).toHaveAttribute('href', '/signup?service=travel')
      }
      await expect(page).toHaveURL(path)
      for (const part of ['title', 'meta[name=description]', 'meta[property="og:title"]'])
        await expect(page.locator(`head ${part}`)).toHaveCount(1)
      expect(await layoutShift()).toBe(0)
    }
})

test('a link that carries the redirect target is hidden until the target is known', async ({
  page,
}) => {
  for (const [path, name, href] of [
    ['/signup', 'Log in', '/login?redirect=%2Fdashboard%2Faccount'],
    ['/auth/recover', 'Log in', '/auth?mode=login&redirect=/dashboard/account'],
  ] as const) {
    const release = await openPrerendered(page, `${path}?redirect=/dashboard/account`)
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toBeHidden()
    release()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
    // A hidden field can't get the focus.
    await expect(page.getByLabel('Email')).toBeFocused()
  }
})

test.describe('before its scripts have loaded', () => {
  for (const path of ['/', '/services/legal', '/pricing', '/contact'])
    test(`${path} looks the same as after hydration`, async ({ page }) => {
      // Photos can't load in tests, and a failed one is removed only after hydration.
      await page.route(`${photoOrigin}/**`, (route) =>
        route.fulfill({ path: 'public/icon-192.png' }),
      )
      const release = await openPrerendered(page, path)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode()))
        await document.fonts.ready
      })
      const capture = async (width: number) => {
        await page.setViewportSize({ width, height: 900 })
        return page.screenshot({ fullPage: true })
      }
      const [narrow, wide] = [await capture(390), await capture(1280)]
      release()
      await waitForHydration(page)
      await expect.poll(async () => wide.equals(await capture(1280))).toBe(true)
      await expect.poll(async () => narrow.equals(await capture(390))).toBe(true)
    })

  test('the sign-up has its mockup', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await openPrerendered(page, '/signup')
    await expect(page.getByText('Gift ideas for June').first()).toBeVisible()
  })
})

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('an unknown URL shows the complete not-found page before its script has loaded', async ({
    page,
  }) => {
    const release = await openPrerendered(page, '/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByText('We couldn’t find a page at this address.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular pages' })).toBeVisible()
    release()
    await waitForHydration(page)
    await expect(page.getByText('/no/such/page')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a visitor with a stored session never sees the header of a visitor without one', async ({
  page,
}) => {
  await storeExpiredSession(page)
  await page.route('**/auth/v1/token**', () => undefined)
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('banner', { includeHidden: true })).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
})

test('a signed-in page shows the header and an outline, and connects to the backend, before its script has loaded', async ({
  page,
}) => {
  await storeExpiredSession(page)
  await page.route('**/assets/*.js', () => undefined)
  for (const path of signedInPaths) {
    await page.goto(path, { waitUntil: 'commit' })
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible()
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(1)
  }
})

test('a button clicked on a signed-in page before its script has loaded opens its menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await storeExpiredSession(page)
  await page.route('**/auth/v1/token**', () => undefined)
  const release = await openPrerendered(page, '/dashboard')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(header.locator('[aria-expanded=true]')).toBeVisible()
})
