import { brand } from '@/content/brand'
import type { Page } from '@playwright/test'
import {
  expect,
  holdRequest,
  openPrerendered,
  createLoggedInAccount,
  gotoHydrated,
  test,
  toast,
  waitForHydration,
} from './fixtures'
import { plans } from '@/content/catalog/plans'

/** Replaces every text with two nested <font> elements and new text, as Google Translate does. */
const translate = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, svg')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.append(inner)
      inner.textContent = text.data
      text.replaceWith(outer)
    }
  })

const wide = { width: 1440, height: 900 }

async function expectServicesMenu(page: Page) {
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('menuitem', { name: /^Finance \d+ pages$/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Loans' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

async function expectBillingToggle(page: Page) {
  const starter = page.getByRole('article', { name: 'Starter' })
  const visible = { useInnerText: true }
  await page.getByRole('radio', { name: 'Yearly' }).click()
  const { monthly, yearly } = plans.starter.price
  await expect(starter).toContainText(new RegExp(`\\$${yearly}\\s*per year`), visible)
  await expect(starter).not.toContainText('per month', visible)
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await expect(starter).toContainText(new RegExp(`\\$${monthly}\\s*per month`), visible)
  await expect(starter).not.toContainText('per year', visible)
}

async function expectContactForm(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Full Name is required.')).toBeVisible()
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email Address').fill('ada@example.com')
  await page.getByLabel('Your Message').fill('Bonjour')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expect(page.getByText('Full Name is required.')).toBeHidden()
  await expect(page.getByLabel('Your Message')).toHaveValue('')
}

test.describe('before hydration', () => {
  // React reports the mismatch and re-renders the page.
  test.use({ viewport: wide, expectedErrors: /Minified React error #418/ })

  test('a page renders, and its links work, if the browser translates it before hydration', async ({
    page,
  }) => {
    const release = await openPrerendered(page, '/')
    const root = page.locator('#root')
    const before = await root.ariaSnapshot()
    expect(before).toContain(brand.promise)
    await translate(page)
    const reported = page.waitForEvent('pageerror')
    release()
    await waitForHydration(page)
    expect((await reported).message).toContain('#418')
    // The list of notifications follows.
    expect(await root.ariaSnapshot()).toContain(before)
    for (const part of ['title', 'meta[name=description]'])
      await expect(page.locator(`head ${part}`)).toHaveCount(1)

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveTitle(/^About/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('after hydration', () => {
  test.use({ viewport: wide })

  test('a menu, prices, a form, links and Back work on translated pages', async ({ page }) => {
    await gotoHydrated(page, '/')
    await translate(page)
    await expectServicesMenu(page)
    for (const [name, works] of [
      ['Pricing', [expectBillingToggle]],
      ['Contact', [expectContactForm]],
      ['About', []],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/${name.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await translate(page)
      for (const check of works) await check(page)
    }
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('link', { name: `${brand.name}, home` }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.promise)
  })

  test('a translated account page shows the responses of the server', async ({ page }) => {
    await createLoggedInAccount(page)
    const answer = await holdRequest(page, '**/auth/v1/user')
    await gotoHydrated(page, '/dashboard/account')
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible()
    await translate(page)
    answer()
    await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible()
  })
})
