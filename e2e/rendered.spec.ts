import { expect, storeExpiredSession, test } from './fixtures'

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
})

test('a page is painted before its script is asked for, and needs no Supabase for it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(scripts.filter((path) => /supabase-js|GoTrue/.test(path))).toEqual([])
})

test('a control that is pressed before the script runs is pressed once it does', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/pricing')
  await page.locator('label', { hasText: 'Yearly' }).click()
  await expect(page.getByText('$29', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('$290', { exact: true })).toBeVisible()
})

test('a stored session never sees the header of a visitor', async ({ page }) => {
  await storeExpiredSession(page)
  await page.route('**/auth/v1/token**', () => undefined)
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
})
