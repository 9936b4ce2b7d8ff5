import {
  createAccount,
  expect,
  expectAccessible,
  expectUncovered,
  gotoHydrated,
  heading,
  submitCredentials,
  test,
  toast,
} from './fixtures'

// The main journeys. CI repeats them in Firefox and WebKit.

const account = () => ({
  email: `journey-${crypto.randomUUID()}@example.com`,
  password: 'correct horse battery',
})

test('a new user creates, edits and deletes a post, and logs out', async ({ page }) => {
  await gotoHydrated(page, '/signup')
  await submitCredentials(page, account(), 'Sign up')
  await expect(page).toHaveURL('/')

  await gotoHydrated(page, '/dashboard')
  await page.getByLabel('Title').fill('Opening hours')
  await page.getByRole('button', { name: 'Create Post' }).click()
  const edit = page.getByRole('button', { name: 'Edit Opening hours' })
  await expect(edit).toBeEnabled()
  await expectAccessible(page)
  expect(await edit.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await edit.click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Winter hours')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.getByRole('button', { name: 'Delete Winter hours' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete Winter hours' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'You have been successfully logged out.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a user who opens a signed-in page logs in and returns to it', async ({ page }) => {
  const existing = await createAccount(page)
  await gotoHydrated(page, '/dashboard/account')
  await expect(page).toHaveURL(/^[^?]*\/auth\?mode=login/)
  await submitCredentials(page, existing, 'Log in')
  await expect(heading(page)).toHaveText('Account')
  await page.reload()
  await expect(heading(page)).toHaveText('Account')
})

test('a visitor sends a message on a phone, and its toast covers no field', async ({
  page,
  request,
}) => {
  const { email } = account()
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoHydrated(page, '/contact')
  await page.getByLabel('Full Name').fill('Ada Example')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Your Message').fill('Hello <b>there</b>')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expectUncovered(page, 'h1, input, textarea, button')
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByLabel('Your Message')).toHaveValue('')
  const stored = await request.get(
    `/rest/v1/contacts?email=eq.${email}&select=name,email,company,message`,
    { headers: { apikey: process.env.OMNIA_SECRET_KEY!, 'User-Agent': 'omnia-tests' } },
  )
  expect(await stored.json()).toEqual([
    { name: 'Ada Example', email, company: null, message: 'Hello <b>there</b>' },
  ])
})

test('the Services menu opens a page with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\//)
})

test('the search page opens with its field focused, and Enter twice opens the first result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeFocused()
  await page.keyboard.type('loans')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/finance/)
})

test('the chosen theme applies to the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await gotoHydrated(page, '/')
  const html = page.locator('html')
  const getBackground = () => html.evaluate((node) => getComputedStyle(node).backgroundColor)
  const light = await getBackground()
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click()
  await expect(html).not.toHaveCSS('background-color', light)
  const dark = await getBackground()
  await gotoHydrated(page, '/pricing')
  await expect(html).toHaveCSS('background-color', dark)
})
