import type { Page } from '@playwright/test'
import { signedInPaths } from '../tests/helpers/signed-in-paths'
import {
  createAccount,
  expect,
  expectAccessible,
  gotoHydrated,
  logIn,
  createLoggedInAccount,
  heading,
  holdRequest,
  measureLayoutShift,
  openPrerendered,
  resetLayoutShift,
  storedSession,
  storeExpiredSession,
  submitCredentials,
  supabaseScript,
  test,
  toast,
  waitForHydration,
  welcome,
} from './fixtures'

test('logging in as another user shows nothing of the previous user in any tab', async ({
  page,
  context,
}) => {
  await logIn(page, await createAccount(page, 'first'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByLabel('Title').fill('For my eyes only')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Post Created!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For my eyes only' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/pricing')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(other, 'Logged Out')).toBeVisible()
  await expect(page).toHaveURL('/auth?mode=login&redirect=/dashboard')
  await logIn(other, await createAccount(other, 'second'))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()
  await expect(page.getByText('Welcome, second')).toBeVisible()
  await expect(page.getByText('For my eyes only')).toBeHidden()
})

test('after a logout, Back does not show the draft of the previous user to the next user', async ({
  page,
}) => {
  await createLoggedInAccount(page)
  const pages = ['/contact', '/services/home-services/cleaning-services']
  for (const path of pages) {
    await gotoHydrated(page, path)
    for (const input of await page.getByRole('main').locator('[name]:is(input, textarea)').all())
      await input.fill((await input.getAttribute('type')) === 'date' ? '2999-01-31' : '10001')
    for (const select of await page.getByRole('main').getByRole('combobox').all())
      await select.selectOption({ index: 1 })
  }
  await gotoHydrated(page, '/dashboard/account')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  for (const path of pages.toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await waitForHydration(page)
    const fields = page.getByRole('main').locator('[name]')
    await expect(fields).not.toHaveCount(0)
    for (const field of await fields.all()) await expect(field).toHaveValue('')
  }
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('10001')
})

test.describe('the end of an account', () => {
  test.use({ expectedErrors: /status of 40[0-9]/ })

  test('deleting an account deletes its posts and ends its sessions', async ({ page, context }) => {
    const account = await createLoggedInAccount(page)
    await page.goto('/dashboard')
    await page.getByLabel('Title').fill('To be deleted')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByRole('article', { name: 'To be deleted' })).toBeVisible()
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    await expect(otherTab.getByRole('article', { name: 'To be deleted' })).toBeVisible()

    await page.goto('/dashboard/account')
    await page.getByLabel('Your password', { exact: true }).fill('not my password')
    await page.getByLabel('Type “delete” to confirm').fill('delete')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const password = page.getByLabel('Your password', { exact: true })
    await expect(password).toHaveAccessibleDescription(/The current password is wrong\./)
    await expect(password).toBeFocused()
    await expectAccessible(page)

    await page.getByLabel('Your password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(toast(page, 'Account Deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(otherTab).not.toHaveURL('/dashboard')

    await page.goto('/auth?mode=login')
    await submitCredentials(page, account, 'Log in')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials')
  })
})

/** Starts to record the URLs of the page, without repetitions. */
function recordUrls(page: Page) {
  const urls: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    if (urls.at(-1) !== pathname + search) urls.push(pathname + search)
  })
  return urls
}

/** Returns the texts of a user's drafts in this tab, by form. */
const draftTexts = (page: Page, userId: string) =>
  page.evaluate((owner) => {
    const { state } = JSON.parse(sessionStorage.getItem('omnia-drafts')!)
    const drafts = state.drafts as { ownerId: string; values: object }[]
    return drafts
      .filter(({ ownerId }) => ownerId === owner)
      .flatMap(({ values }) => Object.values(values).filter(Boolean))
  }, userId)

test.describe('a stored session', () => {
  test('shows a page before its script has loaded, then the user, who gets what was typed before', async ({
    page,
  }) => {
    const account = await createLoggedInAccount(page)
    const urls = recordUrls(page)
    const release = await openPrerendered(page, '/contact')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden()
    await page.getByLabel('Your Message').fill('Typed early')
    release()
    await waitForHydration(page)
    await expect(welcome(page, account)).toBeVisible({ timeout: 1 })
    await expect(page.getByLabel('Your Message')).toHaveValue('Typed early')
    expect(await draftTexts(page, account.id)).toContain('Typed early')
    expect(urls).toEqual(['/contact'])
  })

  test('opens signed-in pages, which are accessible, without a redirect', async ({ page }) => {
    const account = await createLoggedInAccount(page)
    const urls = recordUrls(page)
    for (const path of signedInPaths) {
      const release = await openPrerendered(page, path)
      await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible()
      release()
      await waitForHydration(page)
      await expect(welcome(page, account)).toBeVisible({ timeout: 1 })
      await expect(heading(page)).toBeVisible()
      await expectAccessible(page)
    }
    expect(urls).toEqual(signedInPaths)
  })

  test('hides the login page until its target is shown, but not the page of an email link', async ({
    page,
  }) => {
    await createLoggedInAccount(page)
    await openPrerendered(page, '/auth/confirm')
    await expect(heading(page)).toBeVisible()
    for (const path of ['/auth', '/login', '/signup']) {
      await openPrerendered(page, path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
      await expect(heading(page)).toBeHidden()
    }
    await page.unrouteAll()
    const releaseTarget = await holdRequest(page, '**/assets/contact-*.js')
    await page.goto('/login?redirect=/contact', { waitUntil: 'commit' })
    await waitForHydration(page)
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
    releaseTarget()
    await expect(page.getByLabel('Your Message')).toBeVisible()
    await expect(page).toHaveURL('/contact')
  })

  test('appears with almost no layout shift', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await createLoggedInAccount(page)
    const layoutShift = await measureLayoutShift(page)
    const header = page.getByRole('banner')
    for (const [width, most] of [
      [1280, 0.01],
      [390, 0],
    ] as const)
      for (const path of [
        '/',
        '/pricing',
        '/services/ai-assistant',
        '/services/community/research-education-journalism',
      ])
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          const release = await openPrerendered(page, path)
          await resetLayoutShift(page)
          const { height } = (await header.boundingBox())!
          const clientLoaded = page.waitForResponse(`**${supabaseScript()}`)
          release()
          await clientLoaded
          await page.waitForLoadState('networkidle')
          // Rounded as by `npm run perf`: a button may be narrower for users.
          expect(Number((await layoutShift()).toFixed(2))).toBeLessThanOrEqual(most)
          expect((await header.boundingBox())!.height).toBe(height)
        })
  })
})

test('when the auth service hangs, a page is shown after three seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/auth/v1/token**', () => undefined)
  await storeExpiredSession(page)
  const asked = page.waitForRequest('**/auth/v1/token**')
  await page.goto('/pricing')
  await asked
  // The three seconds begin with the first render.
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 3000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await storedSession(page)).toContain('refresh_token')
})

test('a user logs in and creates a post in a browser that blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await logIn(page, await createAccount(page))
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByLabel('Title').fill('Unstored')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('article', { name: 'Unstored' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
})
