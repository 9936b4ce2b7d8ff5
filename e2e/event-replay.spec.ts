import type { Page } from '@playwright/test'
import {
  expect,
  gotoHydrated,
  openPrerendered,
  price,
  test,
  toast,
  waitForHydration,
} from './fixtures'

/** Waits until all replayed presses have been handled. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )

test('a press while React replaces a hidden page is handled once', async ({ page }) => {
  // React's start removes the prerendered title. The hidden page's buttons work until it has rendered.
  await page.addInitScript(() =>
    new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes])
      if (removed.some(({ nodeName }) => nodeName === 'TITLE'))
        document.querySelector<HTMLElement>('header [aria-haspopup=menu]')!.click()
    }).observe(document, { childList: true, subtree: true }),
  )
  await gotoHydrated(page, '/pricing?billing=yearly')
  await expect(page.getByRole('menu')).toBeVisible()
  // Handling the press twice would close the menu again.
  await idle(page)
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a billing period chosen before hydration shows its prices immediately', async ({ page }) => {
  const release = await openPrerendered(page, '/pricing')
  await page.getByRole('radio', { name: 'Yearly' }).click()
  await expect(price(page, 'starter', 'yearly')).toBeVisible()
  await expect(price(page, 'starter', 'monthly')).toBeHidden()
  release()
  await expect(page).toHaveURL('/pricing?billing=yearly')
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  await expect(price(page, 'starter', 'yearly')).toBeVisible()
})

test('text typed before hydration is kept, and a form that has a draft appears with it', async ({
  page,
}) => {
  const name = page.getByLabel('Full Name')
  const release = await openPrerendered(page, '/contact')
  await name.fill('Ad')
  release()
  await waitForHydration(page)
  await name.press('End')
  await page.keyboard.type('a')
  const releaseAgain = await openPrerendered(page, '/contact')
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  await expect(name).toBeHidden()
  releaseAgain()
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('Ada')
})

test('a form submitted before hydration looks submitted, and is sent once after it', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) calls.push(request.method())
  })
  const password = page.getByLabel('Password', { exact: true })
  const release = await openPrerendered(page, '/signup')
  await page.getByLabel('Email').fill(`early-${Date.now()}@example.com`)
  await password.fill('correct horse battery')
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true })
  await expect(signUp).toHaveCSS('opacity', '1')
  await password.press('Enter')
  await expect(signUp).not.toHaveCSS('opacity', '1')
  await expect(page).toHaveURL('/signup')
  release()
  await expect(toast(page, 'Sign Up Successful')).toBeVisible()
  expect(calls).toEqual(['POST'])
})
