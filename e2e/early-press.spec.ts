import type { Locator, Page } from '@playwright/test'
import { expect, holdScripts, test, waitForHydration } from './fixtures'

/** Lets every script of the page arrive two seconds late, as on a slow connection. */
const delayScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.fallback()
  })

/** Records from now on what a button's aria-expanded changes to. */
async function recordExpanded(button: Locator) {
  const recorded = await button.evaluateHandle((element) => {
    const values: (string | null)[] = []
    new MutationObserver(() => values.push(element.getAttribute('aria-expanded'))).observe(
      element,
      { attributeFilter: ['aria-expanded'] },
    )
    return values
  })
  return () => recorded.jsonValue()
}

/** Presses a button before hydration, and expects the press to be answered once, after it. */
async function expectAnsweredOnce(page: Page, button: Locator, press = () => button.click()) {
  const expanded = await recordExpanded(button)
  await press()
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  expect(await expanded()).toEqual([])
  await waitForHydration(page)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // A second answer would have closed it by the time that the page is idle.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
  expect(await expanded()).toEqual(['true'])
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const { how, press } of [
    { how: 'click', press: (button: Locator) => button.click() },
    { how: 'press of Enter', press: (button: Locator) => button.press('Enter') },
  ])
    test(`a ${how} on Services before hydration opens the menu afterwards, once`, async ({
      page,
    }) => {
      await delayScripts(page)
      await page.goto('/')
      // Radix hides the page behind the menu from assistive technology, but not the button.
      const services = page.getByRole('banner').locator('button', { hasText: 'Services' })
      await expectAnsweredOnce(page, services, () => press(services))
      await expect(page.getByRole('menu', { name: 'Services' })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Accounting Insights' }).click()
      await expect(page).toHaveURL('/services/accounting-insights')
    })

  for (const path of ['/pricing', '/services/legal'])
    test(`a click on a question of ${path} before hydration opens its answer afterwards, once`, async ({
      page,
    }) => {
      await delayScripts(page)
      await page.goto(path)
      const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
      await expectAnsweredOnce(page, question.first())
    })

  test('of two clicks before hydration the last is answered', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/pricing')
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

  test('a billing period that is clicked before hydration shows its prices at once', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/pricing')
    await page.locator('label', { hasText: 'Yearly' }).click()
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
    await expect(page.getByText('$29', { exact: true })).toBeHidden()
    release()
    await expect(page).toHaveURL('/pricing?billing=yearly')
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
  })

  test('a billing period that is chosen by key before hydration shows its prices at once', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/pricing')
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
    release()
    await expect(page).toHaveURL('/pricing?billing=yearly')
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByText('$290', { exact: true })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const { how, press } of [
    { how: 'click', press: (button: Locator) => button.click() },
    { how: 'tap', press: (button: Locator) => button.tap() },
  ])
    test(`a ${how} on the menu button before hydration opens the menu afterwards, once`, async ({
      page,
    }) => {
      await delayScripts(page)
      await page.goto('/')
      const button = page.getByRole('banner').getByRole('button', { name: / menu$/ })
      await expectAnsweredOnce(page, button, () => press(button))
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
})
