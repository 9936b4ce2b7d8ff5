import type { Locator, Page } from '@playwright/test'
import { suiteContents } from '@/content/pages/features'
import { ringSuites, suites } from '@/content/catalog/suites'
import { signedInPaths } from '../tests/helpers/signed-in-paths'
import { expect, createLoggedInAccount, gotoHydrated, heading, test, welcome } from './fixtures'

/** Sets the browser's font size, which media query widths depend on, in percent. */
async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const pixels = (percent / 100) * 16
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`)
}

/** Sets the text spacing that WCAG 1.4.12 requires pages to support. */
const setWideTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [styles]
  })

/**
 * Returns the texts and fields that overflow the window or their form, except in scrolling rows.
 */
const cutParts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const parts = main.querySelectorAll(
      ':is(h1, h2, h3, p, td, dd, label, input, textarea):not([aria-hidden] *, .sr-only, .sr-only *, :has(.sr-only), [class*=carousel] *)',
    )
    return [...parts]
      .filter((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        const edge = part.closest('form')?.getBoundingClientRect().right ?? window.innerWidth
        return [part, text].some((box) => box.getBoundingClientRect().right > edge + 1)
      })
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`)
  })

test('pages do not scroll sideways or clip text, even with 200% text', async ({ page }) => {
  test.setTimeout(180_000)
  const expectToFit = async () => {
    await page.evaluate(() => window.scrollTo(1000, 0))
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  }
  for (const path of [
    '/',
    '/pricing',
    '/features',
    '/contact',
    '/auth?mode=signup',
    '/services/ai-assistant',
    '/services/legal',
    '/services/healthcare/find-care',
    '/services/travel-tours/search?type=flights',
  ])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await gotoHydrated(page, path)
      await setTextSize(page, 100)
      await expectToFit()

      await setTextSize(page, 200)
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expectToFit()
        const header = page.getByRole('banner').locator('> div')
        expect(await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
        expect(await cutParts(page)).toEqual([])
      }
    })
})

test('at 320 px with 200% text, a post and the signed-in pages fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await createLoggedInAccount(page)
  await gotoHydrated(page, '/dashboard')
  await page.getByLabel('Title').fill('Shop')
  await page.getByLabel('Content').fill('one\ntwo\nthree\nfour\nfive')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('just now')).toBeVisible()
  await setTextSize(page, 200)
  expect(await cutParts(page)).toEqual([])
  const title = page.getByRole('heading', { name: 'Shop' })
  expect((await title.boundingBox())!.height).toBeLessThan(100)

  for (const path of signedInPaths) {
    await gotoHydrated(page, path)
    await expect(heading(page)).toBeVisible()
    await setTextSize(page, 200)
    expect(await cutParts(page)).toEqual([])
  }
})

test('from 1024 px, the header shows the whole navigation, and only long names are truncated', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const header = page.getByRole('banner')
  const size = async (control: Locator) => {
    const { width, height } = (await control.boundingBox())!
    return [width, height]
  }
  const expectToFit = async () => {
    const bar = header.locator('> div')
    expect(await bar.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible()
    expect(await size(header.getByRole('link', { name: 'Search' }))).toEqual([44, 44])
    expect(
      await size(page.getByRole('button', { name: 'Switch between light and dark theme' })),
    ).toEqual([44, 44])
  }
  await gotoHydrated(page, '/about')
  await expectToFit()
  // The local part of an email address has at most 64 characters.
  await createLoggedInAccount(page, 'n'.repeat(64))
  await gotoHydrated(page, '/about')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expectToFit()
  expect((await size(header.getByRole('button', { name: 'Log out' })))[1]).toBe(44)
})

test('with wide text spacing, the greeting is not truncated', async ({ page }) => {
  const account = await createLoggedInAccount(page, 'ada.lovelace')
  await gotoHydrated(page, '/about')
  await setWideTextSpacing(page)
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 768) await page.getByRole('button', { name: 'Open menu' }).click()
    const name = width < 1024 ? page.getByText(account.email) : welcome(page, account)
    await expect(name).toBeInViewport({ ratio: 1 })
    // A truncated text is larger than its element.
    expect(
      await name.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const [inner, outer] = [text, element].map((box) => box.getBoundingClientRect())
        return inner!.width <= outer!.width + 1 && element.scrollHeight <= element.clientHeight + 1
      }),
      `at ${width} px`,
    ).toBe(true)
  }
})

test('on a phone, each suite of the features page shows a mockup, and the link to the current suite is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await gotoHydrated(page, '/features')
  const links = page.getByRole('navigation', { name: 'Suites' })
  for (const id of ringSuites) {
    const section = page.locator(`#${id}`)
    await section.evaluate((node) => node.scrollIntoView())
    await expect(section.getByText(suiteContents[id].mockup.title, { exact: true })).toBeInViewport(
      { ratio: 0.99 },
    )
    const link = links.getByRole('link', { name: suites[id].label })
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeInViewport({ ratio: 0.99 })
    await expect(links.locator('[aria-current]')).toHaveCount(1)
  }
})

// A third of 768 px is not a whole number of pixels.
test('the current suite stays marked while its start is scrolled past in small steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await gotoHydrated(page, '/features')
  const marked = page.getByRole('navigation', { name: 'Suites' }).locator('[aria-current]')
  const names = ringSuites.map((id) => suites[id].label)
  const tops = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)!.getBoundingClientRect().top),
    [...ringSuites, 'what-works-today'],
  )
  for (const [index, top] of tops.entries())
    for (const [steps, expected] of [
      [[-2, -1, 0, 1, 2], names.slice(index, index + 1)],
      [[1, 0, -1, 0, 1, 0, -1, -2], names.slice(Math.max(index - 1, 0), index)],
    ] as const) {
      await page.evaluate(
        async (places) => {
          const frame = () => new Promise(requestAnimationFrame)
          for (const place of places) {
            scrollTo({ top: place, behavior: 'instant' })
            await frame()
          }
          await frame()
        },
        steps.map((step) => top - 768 * 0.33 + step),
      )
      await expect(marked).toHaveText(expected)
    }
})

test('on a phone, a row of cards shows part of the next card and the number of cards, and scrolls with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoHydrated(page, '/')
  const section = page.getByRole('region', { name: 'Testimonials' })
  const row = section.getByRole('list')
  const cards = row.getByRole('listitem')
  await expect(row).toHaveAttribute('tabindex', '0')
  await row.focus()
  await expect(cards.first()).toBeInViewport({ ratio: 0.99 })
  await expect(cards.nth(1)).toBeInViewport()
  await expect(cards.last()).not.toBeInViewport()
  await expect(section.getByRole('img', { name: '1 of 6' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cards.last()).toBeInViewport({ ratio: 0.99, timeout: 300 })
  }).toPass()
  await expect(cards.first()).not.toBeInViewport()
  await expect(section.getByRole('img', { name: '6 of 6' })).toBeVisible()

  // A list that doesn't scroll is not a tab stop.
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(row).not.toHaveAttribute('tabindex')
})

test('the comparison of plans fits a phone and keeps the plan names visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await gotoHydrated(page, '/pricing')
  const table = page.getByRole('table')
  expect((await table.boundingBox())!.width).toBeLessThanOrEqual(390)
  await table.getByRole('cell').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  for (const name of ['Starter', 'Professional', 'Enterprise'])
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 0.99 })
})
