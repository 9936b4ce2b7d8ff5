import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

/** How light the page is, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return Number(/^oklch\(([\d.]+)/.exec(backgroundColor)?.[1])
  })

const expectLight = (page: Page) => expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
const expectDark = (page: Page) => expect.poll(() => lightness(page)).toBeLessThan(0.3)

const groundOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor)

/** What a radio button is seen by: the input itself is there for assistive technology alone. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label')

test.describe('the theme', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })

  const choice = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name })

  test('follows the system until one is chosen, and again when that is given up', async ({
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

    await labelOf(choice(page, 'As the system')).click()
    await expectDark(page)
  })

  test('that was chosen is there after a reload, before any script of the site', async ({
    page,
  }) => {
    await page.goto('/about')
    await labelOf(choice(page, 'Light')).click()
    await expectLight(page)

    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await held
      await route.fallback()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectLight(page)
    release()
    await expect(choice(page, 'Light')).toBeChecked()
    await expectLight(page)
  })
})

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of [
    '/',
    '/pricing',
    '/contact',
    '/auth?mode=signup',
    '/services/ai-assistant',
    '/services/travel-tours/search?type=flights',
  ]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => window.scrollTo(1000, 0))
      expect(await page.evaluate(() => window.scrollX)).toBe(0)
    })
  }
})

test.describe('in the colours of the system', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

  test('the chosen billing period and theme stand out', async ({ page }) => {
    await page.goto('/pricing')
    for (const name of ['Yearly', 'Dark']) {
      const radio = page.getByRole('radio', { name })
      await expect(radio).not.toBeChecked()
      await labelOf(radio).click()
      await expect(radio).toBeChecked()
      const ground = await groundOf(page.locator('html'))
      await expect(labelOf(radio)).not.toHaveCSS('background-color', ground)
    }
  })

  test('a button has an edge, and a ring when it has the focus', async ({ page }) => {
    await open(page, '/contact')
    const send = page.getByRole('button', { name: 'Send Message' })
    await expect(send).toHaveCSS('border-top-width', '1px')
    await expect(send).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await expect(send).not.toHaveCSS('border-top-color', await groundOf(page.locator('html')))
    await page.getByLabel('Your Message').focus()
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused()
    await expect(send).toHaveCSS('outline-style', 'solid')
    await expect(send).not.toHaveCSS('outline-color', await groundOf(page.locator('html')))
  })
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  test('every answer is open, on white, without what only a screen can use', async ({ page }) => {
    await page.goto('/pricing')
    const answers = page.getByRole('main').locator('details > p')
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

test.describe('without photographs', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  for (const path of ['/', '/services/recruitment']) {
    test(`${path} shows no broken image, and says what would be seen`, async ({ page }) => {
      await page.route('https://images.unsplash.com/**', (route) => route.abort())
      await page.goto(path)
      const images = page.getByRole('main').locator('img')
      expect(await images.count()).toBeGreaterThan(0)
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveJSProperty('complete', true)
        await expect(image).toHaveJSProperty('naturalWidth', 0)
        // Without words of its own it shows nothing, and what is drawn beneath is seen.
        await expect(image).toHaveAttribute('alt', '')
      }
      const described = page.getByRole('main').locator('[role="img"]:has(img)')
      for (const photo of await described.all()) await expect(photo).toHaveAccessibleName(/\w{3}/)
    })
  }

  test('a photograph is seen once it has loaded', async ({ page }) => {
    await page.goto('/services/recruitment')
    const image = page.getByRole('main').locator('img').first()
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await expect(image).toBeVisible()
  })
})

test.describe('where motion is reduced', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.getByRole('link', { name: 'Pricing' }).last().click()
    await expect(page).toHaveURL('/pricing')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('the logo turns where motion is welcome', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
})
