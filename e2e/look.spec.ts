import type { Locator, Page } from '@playwright/test'
import { expect, holdScripts, open, test } from './fixtures'

/** The lightness of the page's background, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return Number(/^oklch\(([\d.]+)/.exec(backgroundColor)?.[1])
  })

const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3)

const backgroundOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor)

/** The label that a radio button is operated by: the input itself is visually hidden. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label')

test.describe('the theme', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })

  const choice = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name })

  test('the theme follows the system until one is chosen, and again after System is chosen', async ({
    page,
  }) => {
    await page.goto('/about')
    await expectDark(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectLight(page)

    await labelOf(choice(page, 'Dark')).click()
    await expect(choice(page, 'Dark')).toBeChecked()
    await expectDark(page)
    await labelOf(choice(page, 'Light')).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectLight(page)

    await labelOf(choice(page, 'System')).click()
    await expectDark(page)
  })

  test('a chosen theme is applied after a reload before the app has loaded', async ({ page }) => {
    await page.goto('/about')
    await labelOf(choice(page, 'Light')).click()
    await expectLight(page)

    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectLight(page)
    release()
    await expect(choice(page, 'Light')).toBeChecked()
    await expectLight(page)
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of [
    '/',
    '/pricing',
    '/contact',
    '/auth?mode=signup',
    '/services/ai-assistant',
    '/services/travel-tours/search?type=flights',
  ]) {
    test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => window.scrollTo(1000, 0))
      expect(await page.evaluate(() => window.scrollX)).toBe(0)
    })
  }
})

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

  test('the chosen billing period and theme are highlighted in forced colors', async ({ page }) => {
    await page.goto('/pricing')
    for (const name of ['Yearly', 'Dark']) {
      const radio = page.getByRole('radio', { name })
      await expect(radio).not.toBeChecked()
      await labelOf(radio).click()
      await expect(radio).toBeChecked()
      const background = await backgroundOf(page.locator('html'))
      await expect(labelOf(radio)).not.toHaveCSS('background-color', background)
    }
  })

  test('a button has a border, and a focus ring, in forced colors', async ({ page }) => {
    await open(page, '/contact')
    const send = page.getByRole('button', { name: 'Send Message' })
    await expect(send).toHaveCSS('border-top-width', '1px')
    await expect(send).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await expect(send).not.toHaveCSS('border-top-color', await backgroundOf(page.locator('html')))
    await page.getByLabel('Your Message').focus()
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused()
    await expect(send).toHaveCSS('outline-style', 'solid')
    await expect(send).not.toHaveCSS('outline-color', await backgroundOf(page.locator('html')))
  })
})

test.describe('in print', () => {
  test.use({ colorScheme: 'dark' })

  test('every answer is printed, on white, without header and footer', async ({ page }) => {
    await page.goto('/pricing')
    const answers = page.getByRole('main').locator('.accordion-content')
    await expect(answers.first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    expect(Number(/^oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3)
  })
})

test.describe('when photos fail to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  for (const path of ['/', '/services/recruitment']) {
    test(`${path} shows no broken image and describes each missing photo`, async ({ page }) => {
      await page.route('https://images.unsplash.com/**', (route) => route.abort())
      await page.goto(path)
      const images = page.getByRole('main').locator('img')
      expect(await images.count()).toBeGreaterThan(0)
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveJSProperty('complete', true)
        await expect(image).toHaveJSProperty('naturalWidth', 0)
        // Without alternative text it shows nothing over the drawn placeholder.
        await expect(image).toHaveAttribute('alt', '')
      }
      const described = page.getByRole('main').locator('[role="img"]:has(img)')
      for (const photo of await described.all()) await expect(photo).toHaveAccessibleName(/\w{3}/)
    })
  }

  test('a photo is visible once it has loaded', async ({ page }) => {
    await page.goto('/services/recruitment')
    const image = page.getByRole('main').locator('img').first()
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await expect(image).toBeVisible()
  })
})
