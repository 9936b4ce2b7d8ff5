import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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

test('reloading with unsaved changes asks for confirmation and keeps the changes', async ({
  page,
}) => {
  await createLoggedInAccount(page)
  await page.goto('/dashboard')
  await page.getByLabel('Title').fill('First')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.getByRole('button', { name: 'Edit First' }).click()
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await page.getByLabel('Content').fill('changed')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByText('We restored what you typed earlier.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('changed')
})

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

  for (const width of [320, 1280]) {
    test(`a long URL in a post does not widen the dashboard at ${width} px`, async ({ page }) => {
      const longUrl = `https://example.com/${'a'.repeat(180)}`
      await page.setViewportSize({ width, height: 800 })
      const { id } = await createLoggedInAccount(page)
      await insertPosts(page, id, [
        { title: 'Long', content: 'x'.repeat(16_000) },
        { title: 'Three lines', content: 'One\nTwo\nThree' },
        { title: 'Two lines', content: 'One\nTwo' },
        { title: longUrl, content: longUrl },
      ])
      const fits = () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width)

      await page.goto(`/dashboard?q=${encodeURIComponent(longUrl.slice(0, 100))}`)
      await expect(page.getByRole('article', { name: longUrl })).toBeVisible()
      await expectAccessible(page)
      await fits()
      await page.getByRole('button', { name: 'Clear search' }).click()
      const long = page.getByRole('article', { name: 'Long' })
      const height = async () => (await long.boundingBox())!.height
      await expect(page.getByRole('button', { name: /^Show more of/ })).toHaveCount(3)
      await expect(page.getByRole('button', { name: 'Show more of Two lines' })).toHaveCount(0)
      const collapsedHeight = await height()
      expect(collapsedHeight).toBeLessThan(500)
      await page.getByRole('button', { name: 'Show more of Long' }).click()
      await expect.poll(height).toBeGreaterThan(collapsedHeight * 3)
      const showLess = page.getByRole('button', { name: 'Show less of Long' })
      await expect(showLess).toHaveAttribute('aria-expanded', 'true')
      await fits()
      await page.getByRole('button', { name: `Delete ${longUrl}` }).click()
      await fits()
      const question = page.getByRole('alertdialog')
      const buttons = await question.getByRole('button', { name: 'Delete' }).boundingBox()
      expect(buttons!.x + buttons!.width).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await page.route('**/rest/v1/posts**', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 400, json: { code: 'PT400', message: longUrl } })
          : route.fallback(),
      )
      await page.getByRole('button', { name: `Delete ${longUrl}` }).click()
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page, longUrl)).toBeVisible()
      const box = (await toast(page, longUrl).boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    })
  }
})

test('on a phone, the form collapses to a button once there are posts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createLoggedInAccount(page)
  await page.goto('/dashboard')
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

for (const [width, height] of [
  [390, 520],
  [1280, 520],
  [1280, 704],
] as const)
  test(`in a window of ${width}x${height} px, the form's button is reachable`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { id } = await createLoggedInAccount(page)
    const posts = Array.from({ length: pageSize }, (_, index) => ({
      title: `Post ${index}`,
      content: 'A sentence. '.repeat(20),
    }))
    await insertPosts(page, id, posts)
    await page.goto('/dashboard')
    await expect(page.getByRole('article')).toHaveCount(pageSize)
    if (width === 390) await page.getByRole('button', { name: 'New post' }).click()
    await page.getByLabel('Content').fill('line\n'.repeat(40))
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText('We restored what you typed earlier.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(pageSize)
    // On wide screens, the form is sticky.
    if (width > 390) {
      await page.evaluate(() => window.scrollTo(0, 300))
      await expect(page.getByRole('button', { name: 'Create Post' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { name: 'New post' })).toBeInViewport({ ratio: 1 })
    }
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
  await expectAccessible(page)
})

test('on a phone, a user without posts sees no layout shift while the dashboard loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createLoggedInAccount(page)
  const layoutShift = await measureLayoutShift(page)
  const release = await holdRequest(page, '**/rest/v1/posts*')
  await page.goto('/dashboard')
  await expect(page.getByRole('status', { name: 'Loading your posts' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Your posts 0' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeVisible()
  expect(await layoutShift()).toBe(0)
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

test.describe('when requests fail', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('a post whose response was lost is created once', async ({ page }) => {
    await createLoggedInAccount(page)
    await page.goto('/dashboard')
    await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()
    await page.route('**/rest/v1/posts**', async (route) => {
      if (route.request().method() !== 'POST') return route.abort()
      await route.fetch()
      return route.abort()
    })
    await page.getByLabel('Title').fill('Only once')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Error creating post')).toBeVisible()
    await page.unroute('**/rest/v1/posts**')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Post Created!')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('article', { name: 'Only once' })).toHaveCount(1)
  })
})
