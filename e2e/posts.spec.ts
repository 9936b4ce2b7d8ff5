import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { pageSize } from '@/features/posts/post'
import {
  expect,
  expectAccessible,
  expectUncovered,
  holdRequest,
  createLoggedInAccount,
  measureLayoutShift,
  test,
  toast,
} from './fixtures'

/** Inserts posts for a user, oldest first. */
async function insertPosts(
  page: Page,
  user_id: string,
  posts: { title: string; content?: string | null }[],
) {
  const response = await page.request.post('/rest/v1/posts', {
    headers: { apikey: process.env.OMNIA_SECRET_KEY!, 'User-Agent': 'omnia-tests' },
    data: posts.map(({ title, content = null }, index) => ({
      title,
      content,
      user_id,
      created_at: new Date(1_767_600_000_000 + index * 1000).toISOString(),
    })),
  })
  expect(response.ok()).toBe(true)
}

test.describe('long texts', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('a long URL in a post widens neither a narrow nor a wide dashboard', async ({ page }) => {
    const longUrl = `https://example.com/${'a'.repeat(180)}`
    const { id } = await createLoggedInAccount(page)
    await insertPosts(page, id, [
      { title: 'Long', content: 'x'.repeat(16_000) },
      { title: 'Four lines', content: 'One\nTwo\nThree\nFour' },
      { title: 'Three lines', content: 'One\nTwo\nThree' },
      { title: longUrl, content: longUrl },
    ])
    /** Expects the page, and this part of it, to fit each width. */
    const expectToFit = async (part?: Locator) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width)
        const box = await part?.boundingBox()
        if (box) expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
    }

    await page.goto(`/dashboard?q=${encodeURIComponent(longUrl.slice(0, 100))}`)
    await expect(page.getByRole('article', { name: longUrl })).toBeVisible()
    await expectToFit()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear search' }).click()
    const long = page.getByRole('article', { name: 'Long' })
    const height = async () => (await long.boundingBox())!.height
    await expect(page.getByRole('button', { name: /^Show more of/ })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Show more of Three lines' })).toHaveCount(0)
    const collapsedHeight = await height()
    expect(collapsedHeight).toBeLessThan(500)
    await page.getByRole('button', { name: 'Show more of Long' }).click()
    await expect.poll(height).toBeGreaterThan(collapsedHeight * 3)
    const showLess = page.getByRole('button', { name: 'Show less of Long' })
    await expect(showLess).toHaveAttribute('aria-expanded', 'true')
    await expectToFit()
    await page.route('**/rest/v1/posts**', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { code: 'PT400', message: longUrl } })
        : route.fallback(),
    )
    await page.getByRole('button', { name: `Delete ${longUrl}` }).click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
    await expectToFit(confirm)
    await confirm.click()
    await expect(toast(page, longUrl)).toBeVisible()
    await expectToFit(toast(page, longUrl))
  })
})

test('a reload asks for confirmation and keeps a long text, whose button is reachable in low windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 704 })
  const { id } = await createLoggedInAccount(page)
  const posts = Array.from({ length: pageSize }, (_, index) => ({
    title: `Post ${index}`,
    content: 'A sentence. '.repeat(20),
  }))
  await insertPosts(page, id, posts)
  await page.goto('/dashboard')
  const text = 'line\n'.repeat(40)
  await page.getByLabel('Content').fill(text)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(
    page.getByText('We kept this text for you. Closing this tab discards it.'),
  ).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue(text)
  await expect(page.getByRole('article')).toHaveCount(pageSize)
  await expectAccessible(page)
  // On wide screens, the form is sticky.
  for (const height of [704, 520]) {
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(page.getByRole('button', { name: 'Create Post' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'New post' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 520 })
  await page.getByLabel('Title').fill('Reachable')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Post Created!')).toBeVisible()
})

test('at any width, a toast is at the lower right and covers no field', async ({ page }) => {
  await createLoggedInAccount(page)
  await page.goto('/dashboard')
  // Tall enough for the form and a toast below it.
  const height = 1000
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Title is required')).toBeVisible()
    const box = await expectUncovered(page, 'h1, label, input, textarea')
    expect(box.width).toBeLessThanOrEqual(420)
    expect(width - box.x - box.width).toBeLessThanOrEqual(16)
    expect(height - box.y - box.height).toBeLessThanOrEqual(16)
    // Clicks next to the toast reach the page.
    const isCovered = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)!.matches('[aria-label^="Notifications"] *'),
      [box.x - 4, box.y + 4],
    )
    expect(isCovered).toBe(false)
  }
})

test('the account page downloads all posts', async ({ page }) => {
  const { id } = await createLoggedInAccount(page)
  await insertPosts(page, id, [
    { title: '=1+1', content: 'a "quote",\nand a line' },
    ...Array.from({ length: 450 }, (_, index) => ({ title: `Post ${index + 1}` })),
  ])
  await page.goto('/dashboard/account')
  for (const format of ['JSON', 'CSV']) {
    const started = page.waitForEvent('download')
    const button = page.getByRole('button', { name: `Download ${format}` })
    await button.click()
    const download = await started
    await expect(toast(page, '451 in all.')).toBeVisible()
    await expect(button).toBeFocused()
    for (const name of ['Download JSON', 'Download CSV'])
      await expect(page.getByRole('button', { name })).toBeEnabled()
    expect(download.suggestedFilename()).toBe(`${brand.name}-posts.${format}`.toLowerCase())
    const text = await readFile(await download.path(), 'utf8')
    if (format === 'JSON') expect(JSON.parse(text)).toHaveLength(451)
    else expect(text).toContain(`,'=1+1,"a ""quote"",\nand a line",`)
  }
})

test('on a phone, the dashboard loads without a layout shift, and its form collapses to a button once there are posts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createLoggedInAccount(page)
  const layoutShift = await measureLayoutShift(page)
  const release = await holdRequest(page, '**/rest/v1/posts*')
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading your posts' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Your posts 0' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeVisible()
  expect(await layoutShift()).toBe(0)

  await page.getByLabel('Title').fill('First')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Post Created!')).toBeVisible()
  const newPost = page.getByRole('button', { name: 'New post' })
  await expect(newPost).toBeFocused()
  await expect(page.getByLabel('Title')).toBeHidden()
  await expectAccessible(page)
  await newPost.click()
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('the dashboard keeps its scroll position on Back, edit and delete', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { id } = await createLoggedInAccount(page)
  await insertPosts(
    page,
    id,
    Array.from({ length: 120 }, (_, index) => ({
      title: `Post ${index + 1}`,
      content: 'x '.repeat((index % 7) * 60),
    })),
  )
  const article = (number: number) =>
    page.getByRole('article', { name: `Post ${number}`, exact: true })
  /** A post in the middle of the second page. */
  const second = 120 - pageSize - Math.floor(pageSize / 2)
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  const expectPlace = async (y: number) => {
    await expect(article(second)).toBeInViewport()
    await expect.poll(scrollY).toBe(y)
    await expect(page.getByText(`${pageSize + 1}–${2 * pageSize} of 120`)).toBeVisible()
  }

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Older' }).click()
  await article(second).scrollIntoViewIfNeeded()
  const place = await scrollY()
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click()
  await expect.poll(scrollY).toBe(0)
  await page.goBack()
  await expectPlace(place)

  for (const number of [second, second - 1, second - 2]) {
    await page.getByRole('button', { name: `Delete Post ${number}`, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('li:focus')).toContainText(`Post ${number - 1}`)
    await expect(toast(page, 'Post Deleted')).toBeVisible()
    await expect(article(number - 1)).toBeInViewport()
  }
  await page.getByRole('button', { name: `Edit Post ${second - 3}`, exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Post ${second - 3}`)
  await page.getByLabel('Title').fill('Changed')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.locator('li:focus')).toContainText('Changed')
  await expect(page.locator('li:focus')).toBeInViewport()
})
