import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, requests, saveData, storeExpiredSession, test } from './fixtures'

/** Keeps the site's scripts from arriving until the function that it resolves to is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  return () => release()
}

/** Where everything on a page is, and how it is drawn; but for pictures that are styled later. */
const looks = (page: Page) =>
  page.locator('#root :not([data-styled=later] *)').evaluateAll(async (elements) => {
    // The text is as wide as its font, which may come a moment after the page.
    await document.fonts.load('1rem "Figtree Variable"')
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const drawn = [
        'color',
        'backgroundColor',
        'borderColor',
        'boxShadow',
        'fontWeight',
        'opacity',
      ]
      return [
        element.outerHTML.slice(0, 200),
        ...[x, y, width, height].map(Math.round),
        ...drawn.map((name) => style[name as 'color']),
      ].join(' ')
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every reader gets the text, and links lead on', async ({ page }) => {
    await page.goto('/services/legal')
    await expect(page).toHaveTitle(/^Legal/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByText('$79')).toBeVisible()
  })

  test('a form takes no input that would be lost', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByLabel('Full Name')).toBeDisabled()
  })

  for (const width of [390, 1280])
    test(`the first paint is as the whole styles have it, at ${width} px`, async ({
      page,
      context,
    }) => {
      const early = await context.newPage()
      await early.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
      for (const address of [
        '/',
        '/pricing',
        '/about',
        '/contact',
        '/auth',
        '/services/legal',
        '/services/ai-assistant',
        '/services/healthcare/find-care',
        '/services/travel-tours/search',
      ]) {
        const [first, whole] = await Promise.all(
          [early, page].map(async (tab) => {
            await tab.setViewportSize({ width, height: 900 })
            await tab.emulateMedia({ reducedMotion: 'reduce' })
            await tab.goto(address)
            return looks(tab)
          }),
        )
        expect(first, address).toEqual(whole)
      }
    })
})

/** The script that supabase-js is in, whatever the build has called it. */
function supabaseScript() {
  const folder = 'dist-embedded/assets'
  const names = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('GoTrueClient'),
  )
  expect(names).toHaveLength(1)
  return `/assets/${names[0]}`
}

test('a page shows without its script, and works without Supabase', async ({ page }) => {
  const asked = requests(page)
  const release = await holdScripts(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(asked.filter((path) => path.endsWith('.js'))).not.toEqual([])
  expect(asked).not.toContain(supabaseScript())
})

test('a control that is pressed before the script runs is pressed once it does', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/pricing')
  await page.locator('label', { hasText: 'Yearly' }).click()
  await expect(page.getByText('$29', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('$290', { exact: true })).toBeVisible()
})

test('a choice made by key before the script runs is kept, and acted upon', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  await expect(page.getByText('$29', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('$290', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
})

test.describe('what the next page needs', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is there when its link has been pointed at: the click asks for nothing more', async ({
    page,
  }) => {
    await saveData(page)
    await open(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Features' })
    const before = await page.title()
    const ahead = requests(page)
    await link.hover()
    const script = () => ahead.find((path) => path.includes('/features-'))
    await expect.poll(script).toBeDefined()
    // A script is there once all that it imports is.
    await page.evaluate((path) => import(path) as Promise<unknown>, script()!)
    const asked = requests(page)
    await link.click()

    await expect(page).toHaveURL('/features')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(asked.filter((path) => path !== '/favicon.svg')).toEqual([])
    // What the build put into the head went with its page.
    await expect(page).not.toHaveTitle(before)
    for (const part of ['title', 'meta[name=description]', 'meta[property="og:title"]'])
      await expect(page.locator(`head ${part}`)).toHaveCount(1)
  })

  test('is loaded when its link is in view, and not where data is to be saved', async ({
    page,
    context,
  }) => {
    const thrifty = await context.newPage()
    await saveData(thrifty)
    const [ahead, spared] = [requests(page), requests(thrifty)]
    await open(page, '/')
    await open(thrifty, '/')
    await expect.poll(() => ahead.filter((path) => path.includes('/create-app-'))).toHaveLength(1)
    await thrifty.waitForLoadState('networkidle')
    expect(spared.filter((path) => path.includes('/create-app-'))).toEqual([])
    const linkTo = (name: string) =>
      thrifty.getByRole('main').locator(`a[href="/services/${name}"]`).first()
    const loaded = (name: string) => () => spared.filter((path) => path.includes(`/${name}-`))
    await linkTo('create-app').focus()
    await expect.poll(loaded('create-app')).toHaveLength(1)
    await linkTo('recruitment').dispatchEvent('touchstart')
    await expect.poll(loaded('recruitment')).toHaveLength(1)
  })
})

test('a page that the script shows has a head of its own', async ({ page }) => {
  const parts = ['title', 'meta[name=description]', 'meta[property="og:title"]']
  for (const address of ['/contact?subject=sales', '/auth?mode=login']) {
    await open(page, address)
    for (const part of parts) await expect(page.locator(`head ${part}`)).toHaveCount(1)
  }
})

test('a stored session never sees the header of a visitor', async ({ page }) => {
  await storeExpiredSession(page)
  await page.route('**/auth/v1/token**', () => undefined)
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('banner', { includeHidden: true })).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
})
