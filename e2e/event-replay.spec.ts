import type { CDPSession, Page } from '@playwright/test'
import { expect, gotoHydrated, openPrerendered, test, toast, waitForHydration } from './fixtures'

/** Returns the menu button: Services on wide screens, or the mobile menu on a phone. */
const menuButton = (page: Page) =>
  page.getByRole('banner').locator('button[aria-expanded]:visible').first()

/** Waits until all replayed presses have been handled. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )

const ways = ['mouse', 'touch', 'key', 'click without pointer'] as const

const press = {
  // Hydration can start during this delay.
  mouse: (page: Page, x: number, y: number) => page.mouse.click(x, y, { delay: 60 }),
  touch: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  async key(page: Page, x: number, y: number) {
    await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)!.closest('button')!.focus(),
      [x, y] as const,
    )
    await page.keyboard.press('Enter')
  },
  'click without pointer': (page: Page, x: number, y: number) =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)!.closest('button')!.click(),
      [x, y] as const,
    ),
}

/** Opens a page on a slow machine and presses a button a given time after its first paint. */
async function pressAt(
  page: Page,
  client: CDPSession,
  way: (typeof ways)[number],
  moment: number,
  [x, y]: number[],
) {
  await page.goto(smallPage, { waitUntil: 'commit' })
  // Throttle only now, because leaving the previous page is not part of the test.
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.waitForFunction(
    (after) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() >= paint.startTime + after
    },
    moment,
    { polling: 10 },
  )
  await press[way](page, x!, y!)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await waitForHydration(page)
}

/** A short page without an autofocused field. */
const smallPage = '/careers'

/**
 * Returns eight delays from the first paint to a second after the first script, different per
 * width.
 */
const getMoments = (first: number) => Array.from({ length: 8 }, (_, index) => first + index * 150)

for (const { width, moments } of [
  { width: 1280, moments: getMoments(0) },
  { width: 390, moments: getMoments(75) },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test(`at ${width} px, a button press during page load is handled once, at any moment`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const client = await page.context().newCDPSession(page)
      await gotoHydrated(page, smallPage)
      const { x, y, width: w, height: h } = (await menuButton(page).boundingBox())!
      for (const [index, moment] of moments.entries()) {
        const way = ways[index % ways.length]!
        await pressAt(page, client, way, moment, [x + w / 2, y + h / 2])
        const openMenuButton = menuButton(page).and(page.locator('[aria-expanded=true]'))
        await expect(openMenuButton, `${way} after ${moment} ms`).toBeVisible()
        // Handling the press twice would close the menu again.
        await idle(page)
        expect(await openMenuButton.isVisible(), `${way} after ${moment} ms`).toBe(true)
      }
    })
  })

test('of two presses before hydration, the last one is handled', async ({ page }) => {
  const release = await openPrerendered(page, '/pricing')
  const [first, second] = ['How does the free trial work?', 'How can I pay?'].map((name) =>
    page.getByRole('button', { name }),
  )
  await first!.click()
  await second!.click()
  release()
  await waitForHydration(page)
  await expect(second!).toHaveAttribute('aria-expanded', 'true')
  await expect(first!).toHaveAttribute('aria-expanded', 'false')
})

for (const { how, choose } of [
  {
    how: 'clicked',
    choose: (page: Page) => page.getByRole('radio', { name: 'Yearly' }).click(),
  },
  {
    how: 'chosen by key',
    async choose(page: Page) {
      await page.getByRole('radio', { name: 'Monthly' }).focus()
      await page.keyboard.press('ArrowRight')
    },
  },
])
  test(`a billing period ${how} before hydration shows its prices immediately`, async ({
    page,
  }) => {
    const release = await openPrerendered(page, '/pricing')
    await choose(page)
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
    await expect(page.getByText('$29', { exact: true })).toBeHidden()
    release()
    await expect(page).toHaveURL('/pricing?billing=yearly')
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
  })

test('text typed before hydration is kept, and the draft restores the other fields', async ({
  page,
}) => {
  const name = page.getByLabel('Full Name')
  const message = page.getByLabel('Your Message')
  await gotoHydrated(page, '/contact')
  await name.fill('Grace')
  await message.fill('Hello')
  const release = await openPrerendered(page, '/contact')
  await name.fill('Ad')
  release()
  await expect(message).toHaveValue('Hello')
  await expect(name).toHaveValue('Ad')
  await name.press('End')
  await page.keyboard.type('a')
  await page.reload()
  await waitForHydration(page)
  await expect(name).toHaveValue('Ada')
  await expect(message).toHaveValue('Hello')
})

test('a form submitted before hydration is sent once after hydration, unless the user edits it', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) calls.push(request.method())
  })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const release = await openPrerendered(page, '/signup')
  await email.fill(`early-${Date.now()}@example.com`)
  await password.fill('correct horse')
  await password.press('Enter')
  await expect(page).toHaveURL('/signup')
  await password.pressSequentially(' battery')
  release()
  await waitForHydration(page)
  await idle(page)
  await expect(password).toHaveValue('correct horse battery')
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeEnabled()
  expect(calls).toEqual([])

  const releaseAgain = await openPrerendered(page, '/signup')
  await email.fill(`early-${Date.now()}@example.com`)
  await password.fill('correct horse battery')
  await password.press('Enter')
  await expect(page).toHaveURL('/signup')
  releaseAgain()
  await expect(toast(page, 'Sign Up Successful')).toBeVisible()
  expect(calls).toEqual(['POST'])
})
