import type { Locator, Page } from '@playwright/test'
import { values } from '@/content/about'
import { categories } from '@/content/features'
import { servicesIntro } from '@/content/home'
import { suites } from '@/content/catalog/suites'
import { expect, createLoggedInAccount, gotoHydrated, test } from './fixtures'

/** Sets the browser's font size, which media query widths depend on, to 200%. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
}

/**
 * Returns the texts and fields that overflow the window or their form, except in scrolling rows.
 */
const cutParts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const parts = main.querySelectorAll(
      ':is(h1, h2, h3, p, td, dd, label, input, textarea):not([aria-hidden] *, .sr-only, :has(.sr-only), [class*=carousel] *)',
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
  test(`${path} does not scroll sideways or clip text, even with 200% text`, async ({ page }) => {
    const expectToFit = async () => {
      await page.evaluate(() => window.scrollTo(1000, 0))
      expect(await page.evaluate(() => window.scrollX)).toBe(0)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await gotoHydrated(page, path)
    await expectToFit()

    await enlargeText(page)
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit()
      const header = page.getByRole('banner').locator('> div')
      expect(await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
      expect(await cutParts(page)).toEqual([])
    }
  })

test('at 320 px with 200% text, a post and the fields of the dashboard and account pages fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await createLoggedInAccount(page)
  await gotoHydrated(page, '/dashboard')
  await page.getByLabel('Title').fill('Shop')
  await page.getByLabel('Content').fill('one\ntwo\nthree\nfour\nfive')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('just now')).toBeVisible()
  await enlargeText(page)
  expect(await cutParts(page)).toEqual([])
  const title = page.getByRole('heading', { name: 'Shop' })
  expect((await title.boundingBox())!.height).toBeLessThan(100)

  await gotoHydrated(page, '/dashboard/account')
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  await enlargeText(page)
  expect(await cutParts(page)).toEqual([])
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
    expect(await size(header.getByRole('button', { name: 'Search' }))).toEqual([44, 44])
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

test('on a phone, each suite of the features page shows a mockup, and the link to the current suite is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await gotoHydrated(page, '/features')
  const links = page.getByRole('navigation', { name: 'Suites' })
  for (const { id, mockup } of categories) {
    const section = page.locator(`#${id}`)
    await section.evaluate((node) => node.scrollIntoView())
    await expect(section.getByText(mockup.title, { exact: true })).toBeInViewport({ ratio: 0.99 })
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
  const names = categories.map(({ id }) => suites[id].label)
  const tops = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)!.getBoundingClientRect().top),
    [...categories.map(({ id }) => id), 'compliance'],
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

for (const { path, pictures } of [
  { path: '/features', pictures: 1 + categories.length },
  { path: '/services/manage', pictures: 2 },
])
  test(`mockup text on ${path} is at least 11.5 px at any width`, async ({ page }) => {
    await gotoHydrated(page, path)
    const drawn = page.getByRole('main').locator('div[aria-hidden=true]')
    await expect(drawn).toHaveCount(pictures)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await drawn.locator('*').evaluateAll((nodes) =>
        nodes
          .filter((node) => !node.childElementCount && node.textContent)
          .flatMap((node) => {
            const text = document.createRange()
            text.selectNodeContents(node)
            return [...text.getClientRects()].map(({ height }) => height)
          }),
      )
      // A line box is 1.2 times as tall as our font size.
      expect(lines.length).toBeGreaterThan(10)
      expect(Math.min(...lines) / 1.2, `${width} px`).toBeGreaterThanOrEqual(11.5)
    }
  })

test('shortcuts in a row align at the top at 768 px, and so do the names of two wide cards at 1024 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await gotoHydrated(page, '/')
  const tops = await page
    .getByRole('list', { name: 'Service shortcuts' })
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('span')!.offsetTop))
  expect(tops).toHaveLength(12)
  for (let row = 0; row < 12; row += 3) expect(new Set(tops.slice(row, row + 3)).size).toBe(1)

  await page.setViewportSize({ width: 1024, height: 900 })
  const services = page.getByRole('region', { name: servicesIntro.title })
  const getTop = async (name: string) =>
    (await services.getByRole('heading', { name, exact: true }).boundingBox())!.y
  expect(await getTop('AI Website Builder')).toBe(await getTop('Restaurant & Hospitality'))
})

test('the eight integrations are in one row at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/services/ai-automation')
  const tops = await page
    .getByRole('region', { name: 'Integrations' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(tops).toHaveLength(8)
  expect(new Set(tops).size).toBe(1)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a row of cards shows part of the next card and the number of cards, and scrolls with the keyboard', async ({
    page,
  }) => {
    await gotoHydrated(page, '/about')
    const section = page.getByRole('region', { name: values.title })
    const row = section.getByRole('list')
    const cards = row.getByRole('listitem')
    await expect(row).toHaveAttribute('tabindex', '0')
    await row.focus()
    await expect(cards.first()).toBeInViewport({ ratio: 0.99 })
    await expect(cards.nth(1)).toBeInViewport()
    await expect(cards.last()).not.toBeInViewport()
    await expect(section.getByRole('img', { name: '1 of 6' })).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(0)
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(cards.last()).toBeInViewport({ ratio: 0.99, timeout: 300 })
    }).toPass()
    await expect(cards.first()).not.toBeInViewport()
    await expect(section.getByRole('img', { name: '6 of 6' })).toBeVisible()
  })

  test('the quote types are in two columns and do not scroll', async ({ page }) => {
    await gotoHydrated(page, '/services/insurance-plus/quote')
    const choices = page.getByRole('list', { name: 'Types of insurance' }).getByRole('listitem')
    const lefts = await choices.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().left),
    )
    expect(lefts).toHaveLength(6)
    expect(new Set(lefts).size).toBe(2)
    for (const choice of await choices.all()) {
      const { x, width } = (await choice.boundingBox())!
      expect(x + width).toBeLessThanOrEqual(390)
    }
  })

  test('a table row shows each label next to its value, with amounts aligned right', async ({
    page,
  }) => {
    await gotoHydrated(page, '/services/finance/marriage-loan')
    const cell = page.getByRole('main').getByRole('cell').first()
    const [label, value] = await cell.locator('span').all()
    const [labelBox, valueBox] = [await label!.boundingBox(), await value!.boundingBox()]
    expect(valueBox!.y).toBe(labelBox!.y)
    expect(valueBox!.x).toBeGreaterThanOrEqual(labelBox!.x + labelBox!.width)
    await expect(cell).toHaveCSS('text-align', 'right')
    await expect(cell).toHaveCSS('font-variant-numeric', 'tabular-nums')
    const total = page.getByRole('main').getByRole('row').last()
    await expect(total).toHaveCSS('font-weight', '600')
    await expect(total).toHaveCSS('border-top-width', '2px')
  })

  test('the values of a table start at the same edge, regardless of their length', async ({
    page,
  }) => {
    await gotoHydrated(page, '/services/business-registration')
    const lefts = await page
      .getByRole('main')
      .getByRole('cell')
      .locator('span:last-child')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left))
    expect(lefts).toHaveLength(15)
    expect(new Set(lefts).size).toBe(1)
  })
})

test('six cards are in two columns at 768 px and are not a tab stop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await gotoHydrated(page, '/about')
  const list = page.getByRole('list', { name: values.title })
  const lefts = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(2)
  await expect(list).not.toHaveAttribute('tabindex')
})

test('a row of more than six cards scrolls with its buttons at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await gotoHydrated(page, '/')
  const section = page.getByRole('region', { name: servicesIntro.title })
  const cards = section.getByRole('listitem')
  await expect(cards.last()).not.toBeInViewport()
  await expect(section.getByRole('img', { name: '1–2 of 12' })).toBeVisible()
  await expect(section.getByRole('button', { name: /^Previous/ })).toBeDisabled()
  const next = section.getByRole('button', { name: /^Next/ })
  await expect(async () => {
    if (await next.isEnabled()) await next.click()
    await expect(cards.last()).toBeInViewport({ ratio: 0.99, timeout: 1000 })
  }).toPass()
  await expect(next).toBeDisabled()
})

test('the plans are side by side from 720 px, and the comparison fits a phone, keeps the plan names visible, and shows each feature next to its values from 768 px', async ({
  page,
}) => {
  const tops = () =>
    page
      .getByRole('region', { name: 'Plans', exact: true })
      .getByRole('heading', { level: 2 })
      .evaluateAll((names) => new Set(names.map((name) => name.getBoundingClientRect().top)).size)
  await page.setViewportSize({ width: 720, height: 900 })
  await gotoHydrated(page, '/pricing')
  expect(await tops()).toBe(1)
  await page.setViewportSize({ width: 719, height: 900 })
  expect(await tops()).toBe(3)

  await page.setViewportSize({ width: 768, height: 800 })
  const table = page.getByRole('table')
  const row = table.getByRole('row').last()
  const cells = row.getByRole('cell')
  const feature = (await row.getByRole('rowheader').boundingBox())!
  let end = feature.x + feature.width
  for (const cell of await cells.all()) {
    const box = (await cell.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(end - 1)
    expect(box.y + box.height / 2).toBeCloseTo(feature.y + feature.height / 2, 0)
    end = box.x + box.width
  }

  await page.setViewportSize({ width: 390, height: 800 })
  expect((await table.boundingBox())!.width).toBeLessThanOrEqual(350)
  await cells.last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  for (const name of ['Starter', 'Professional', 'Enterprise'])
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 0.99 })
})
