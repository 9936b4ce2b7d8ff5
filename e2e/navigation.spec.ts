import { brand } from '@/content/brand'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  holdRequest,
  holdScripts,
  gotoHydrated,
  openPrerendered,
  prefetchPage,
  recordRequests,
  test,
  waitForHydration,
} from './fixtures'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const expectScrollY = (page: Page, y: number) => expect.poll(() => scrollY(page)).toBe(y)

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('the Services menu opens, shows one group at a time, and links to a page', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    await services.click()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    const menu = page.getByRole('menu', { name: 'Services' })
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320)
    expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(384)
    const rows = menu.getByRole('menuitem')
    await expect(rows.nth(6)).toBeInViewport({ ratio: 1 })
    // Half a row shows that the menu scrolls.
    await expect(rows.nth(7)).toBeInViewport({ ratio: 0.4 })
    await expect(rows.nth(7)).not.toBeInViewport({ ratio: 0.7 })

    const finance = menu.getByRole('menuitem', { name: /^Finance \d+ pages$/ })
    const healthcare = menu.getByRole('menuitem', { name: /^Healthcare \d+ pages$/ })
    await finance.click()
    await expect(finance).toHaveAttribute('aria-expanded', 'true')
    await healthcare.click()
    await expect(finance).toHaveAttribute('aria-expanded', 'false')
    await expect(healthcare).toHaveAttribute('aria-expanded', 'true')

    await page.getByRole('menuitem', { name: 'Find Care' }).click()
    await expect(page).toHaveURL('/services/healthcare/find-care')
  })

  test('the open Services menu is accessible, and Tab or a click on the page only closes it', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    const services = page.getByRole('button', { name: 'Services' })
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
    await services.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(pricing).toBeFocused()
    await expect(page.getByRole('menu')).toBeHidden()
    await services.click()
    await expect(page.getByRole('menu', { name: 'Services' })).toBeVisible()
    // The menu's backdrop receives the click.
    const family = page.getByRole('main').getByRole('link', { name: /^For you and your family/ })
    await family.click({ force: true })
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page).toHaveURL('/')
    await services.press('Enter')
    await page.getByRole('menuitem', { name: /^Finance \d+ pages$/ }).press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Donations & Welfare' })).toBeFocused()
    // Radix renders menus at the end of the body, outside the landmarks.
    await expectAccessible(page, ['region'])
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
  })

  test('the Services menu shows the entry of the current page, and a middle click or Ctrl+click on another one opens a new tab', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, '/services/travel-tours')
    await page.getByRole('button', { name: 'Services' }).click()
    const entry = page.getByRole('menuitem', { name: 'Travel & Tours' })
    await expect(entry).toBeFocused()
    await expect(entry).toBeInViewport({ ratio: 1 })
    for (const click of [
      { button: 'middle' as const },
      { modifiers: ['ControlOrMeta' as const] },
    ]) {
      const opened = context.waitForEvent('page')
      await page.getByRole('menuitem', { name: 'Accounting Insights' }).click(click)
      await expect(await opened).toHaveURL('/services/accounting-insights')
      await expect(page).toHaveURL('/services/travel-tours')
    }
    expect(context.pages()).toHaveLength(3)
  })

  test('a page that takes longer than 150 ms shows a progress bar, without motion too', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    const release = await holdRequest(page, '**/assets/pricing-*.js')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await expect(bar).toBeVisible()
    await expect(bar).toHaveCSS('animation-delay', '0.15s, 0.15s')
    await expect(bar).toHaveCSS('animation-duration', '0s')
    await expect(page).toHaveTitle(new RegExp(`^${brand.name}: `))
    release()
    await expect(page).toHaveURL('/pricing')
    await expect(bar).toBeHidden()
  })

  test('pointing at a link prefetches its page, so that the click requests only pictures', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    const title = await page.title()
    const link = page.getByRole('banner').getByRole('link', { name: 'Features' })
    await prefetchPage(page, link, '**/assets/features-*.js')
    const requested = recordRequests(page)
    await link.click()

    await expect(page).toHaveURL('/features')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(requested.filter((path) => !path.endsWith('.svg'))).toEqual([])
    await expect(page).not.toHaveTitle(title)
    for (const part of ['title', 'meta[name=description]', 'meta[property="og:title"]'])
      await expect(page.locator(`head ${part}`)).toHaveCount(1)
  })

  test('focusing a link prefetches its page, but scrolling it into view does not', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    const requested = recordRequests(page)
    const getRequests = (name: string) => requested.filter((path) => path.includes(`/${name}-`))
    const linkTo = (name: string) =>
      page.getByRole('main').locator(`a[href="/services/${name}"]`).first()
    await linkTo('create-app').scrollIntoViewIfNeeded()
    expect(requested).toEqual([])
    await linkTo('create-app').focus()
    await expect.poll(() => getRequests('create-app')).toHaveLength(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: narrow })

  test('the mobile menu opens at its top, scrolls an opened group to its top, and shows its account links except on short screens', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await gotoHydrated(page, '/services/finance/loans')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    const top = (await menu.boundingBox())!.y
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeInViewport()
    await menu.getByRole('button', { name: 'Services' }).click()
    for (const name of [/^Healthcare \d/, /^Finance \d/]) {
      const group = menu.getByRole('button', { name })
      await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      // Smooth scrolling can stop one pixel early.
      const distance = async () => Math.abs((await group.boundingBox())!.y - top)
      await expect.poll(distance).toBeLessThanOrEqual(1)
    }
    await expectAccessible(page)
    const loans = menu.getByRole('link', { name: 'Loans' })
    await loans.scrollIntoViewIfNeeded()
    await expect(loans).toBeInViewport()
    const account = ['Log in', 'Start free trial'].map((name) => menu.getByRole('link', { name }))
    for (const link of account) await expect(link).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 256 })
    for (const link of account) await expect(link).not.toBeInViewport()
  })

  test('the footer sections expand one at a time', async ({ page }) => {
    await gotoHydrated(page, '/about')
    const footer = page.getByRole('contentinfo')
    const [loans, legal] = ['Loans', 'Legal'].map((name) => footer.getByRole('link', { name }))
    await expect(loans!).toBeHidden()
    await footer.getByRole('button', { name: 'Financial Services' }).click()
    await expect(loans!).toBeVisible()
    await footer.getByRole('button', { name: 'Manage & Operate' }).click()
    await expect(legal!).toBeVisible()
    await expect(loans!).toBeHidden()
    await expectAccessible(page)
  })
})

test('a page keeps its scroll position through hydration, Back, Forward and a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(narrow)
  const release = await openPrerendered(page, '/features')
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.wheel(0, 1200)
  await expectScrollY(page, 1200)
  release()
  await waitForHydration(page)
  await expectScrollY(page, 1200)

  const link = page.getByRole('link', { name: /^Learn More/ }).last()
  await link.scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(1200)
  await link.click()
  await expect(page).not.toHaveURL('/features')
  await expectScrollY(page, 0)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.reload()
  await waitForHydration(page)
  await expectScrollY(page, 700)
  await page.goBack()
  await expect(page).toHaveURL('/features')
  await expectScrollY(page, before)
  await page.goForward()
  await expectScrollY(page, 700)

  // Each visit to the same URL has a separate scroll position.
  await gotoHydrated(page, '/features')
  await expectScrollY(page, 0)
  await page.evaluate(() => window.scrollTo(0, 200))
  await page
    .getByRole('navigation', { name: 'Suites' })
    .getByRole('link', { name: 'Financial Services' })
    .click()
  await expect(page).toHaveURL('/features#finance')
  await expect(page.locator('#finance')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/features')
  await expectScrollY(page, 200)
  await page.goBack()
  await waitForHydration(page)
  await expectScrollY(page, 700)
})

test('Back to the search results restores the scroll position', async ({ page }) => {
  await page.setViewportSize(narrow)
  await gotoHydrated(page, '/search?q=loan')
  const result = page.locator('[role=search] li a:not([href*="#"])').first()
  await result.waitFor()
  await page.evaluate(() => window.scrollTo(0, 300))
  for (const reload of [false, true]) {
    // A mouse click would scroll to the result first.
    await result.evaluate((link: HTMLElement) => link.click())
    await expect(page).not.toHaveURL(/search/)
    await expectScrollY(page, 0)
    // Press Back before hydration.
    const release = reload ? await holdScripts(page) : undefined
    if (reload) await page.reload({ waitUntil: 'commit' })
    // page.goBack() can fail during a reload.
    await page.evaluate(() => history.back())
    release?.()
    await expect(result).toBeVisible()
    await expectScrollY(page, 300)
  }
  await page.reload()
  await expectScrollY(page, 300)
})

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('a path with a trailing slash or capital letters shows the page', async ({ page }) => {
    for (const [url, path, title] of [
      ['/Signup?from=a-letter', '/Signup?from=a-letter', /^Create your account/],
      ['/Services/Legal/', '/Services/Legal/', /^Legal/],
    ] as const) {
      await gotoHydrated(page, url)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
    }
  })
})

// The fixture fails the test if the console shows an error.
test('a navigation that skips the previous view transition logs no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await gotoHydrated(page, '/')
  const skipped = await page.evaluate(async () => {
    const first = document.startViewTransition(() => undefined)
    const second = document.startViewTransition(() => undefined)
    await second.finished
    return first.finished.then(() => 'finished')
  })
  expect(skipped).toBe('finished')
})
