import type { Locator, Page } from '@playwright/test'
import { readHex } from '../build/design-tokens'
import {
  createLoggedInAccount,
  expect,
  gotoHydrated,
  openPrerendered,
  test,
  waitForHydration,
} from './fixtures'

/** Returns the lightness of the page's background, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return Number(/^oklch\(([\d.]+)/.exec(backgroundColor)?.[1])
  })

const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3)

const getBackground = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor)

/** Returns a radio button's label to click, because the input is visually hidden. */
const getLabel = (radio: Locator) => radio.locator('xpath=ancestor::label')

const getSwitch = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark theme' })

/** Returns the theme color, which the browser uses for its toolbar. */
const themeColor = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    return [...metas].filter(({ media }) => matchMedia(media).matches).map((meta) => meta.content)
  })

test.describe('the theme', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })

  test('the theme follows the system until the user switches it, and again after switching back', async ({
    page,
  }) => {
    await gotoHydrated(page, '/about')
    await expectDark(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectLight(page)

    await getSwitch(page).click()
    await expectDark(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectDark(page)
    await getSwitch(page).click()
    await expectLight(page)
    await getSwitch(page).click()
    await expectDark(page)

    await page.emulateMedia({ colorScheme: 'light' })
    await expectLight(page)
  })

  test('a switched theme and its theme color apply in other tabs, and after a reload before the app has loaded', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await gotoHydrated(other, '/about')
    await gotoHydrated(page, '/about')
    const expectBoth = async (theme: 'light' | 'dark') => {
      for (const tab of [page, other]) {
        await (theme === 'light' ? expectLight(tab) : expectDark(tab))
        expect(await themeColor(tab)).toEqual([readHex('page', 'company', theme)])
      }
    }
    await expectBoth('dark')
    await getSwitch(page).click()
    await expectBoth('light')
    await getSwitch(page).click()
    await expectBoth('dark')
    await getSwitch(page).click()

    const release = await openPrerendered(page, '/about')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectBoth('light')
    release()
    await waitForHydration(page)
    await expectBoth('light')
  })
})

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

  test('in forced colors, the selected billing period is highlighted', async ({ page }) => {
    await page.goto('/pricing')
    const yearly = page.getByRole('radio', { name: 'Yearly' })
    await expect(yearly).not.toBeChecked()
    await getLabel(yearly).click()
    await expect(yearly).toBeChecked()
    const background = await getBackground(page.locator('html'))
    await expect(getLabel(yearly)).not.toHaveCSS('background-color', background)
  })

  test('in forced colors, the current type of a request is highlighted', async ({ page }) => {
    await page.goto('/services/insurance-plus/quote?type=life')
    const current = page.getByRole('link', { name: 'Life', exact: true })
    await expect(current).toHaveAttribute('aria-current', 'page')
    const background = await getBackground(page.locator('html'))
    expect(await getBackground(current)).not.toBe(background)
    expect(await getBackground(page.getByRole('link', { name: 'Health', exact: true }))).toBe(
      background,
    )
  })

  test('in forced colors, a button has a border and a focus ring, the post being edited has a bar at its edge, and active menu items have an outline', async ({
    page,
  }) => {
    await createLoggedInAccount(page)
    await page.goto('/dashboard')
    const background = await getBackground(page.locator('html'))
    await page.getByLabel('Title').fill('Opening hours')
    const create = page.getByRole('button', { name: 'Create Post' })
    await expect(create).toHaveCSS('border-top-width', '1px')
    await expect(create).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await expect(create).not.toHaveCSS('border-top-color', background)
    await page.getByLabel('Content').press('Tab')
    await expect(create).toBeFocused()
    await expect(create).toHaveCSS('outline-style', 'solid')
    await expect(create).not.toHaveCSS('outline-color', background)

    await create.click()
    const post = page.getByRole('article', { name: 'Opening hours' })
    await expect(post).toHaveCSS('border-left-width', '0px')
    await post.getByRole('button', { name: 'Edit Opening hours' }).click()
    await expect(post).toHaveCSS('border-left-width', '3px')
    await expect(post).not.toHaveCSS('border-left-color', background)

    await page.getByRole('button', { name: 'Services', exact: true }).press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid')
  })
})
