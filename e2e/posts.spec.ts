import { expect, expectAccessible, logInAsNew, test, toast } from './fixtures'

test('a person writes, changes, leaves alone and deletes a post', async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/dashboard')
  await expect(
    page.getByText("You haven't created any posts yet. Use the form to get started!"),
  ).toBeVisible()

  await page.getByLabel('Title').fill('Opening hours')
  await page.getByLabel('Content').fill('Nine to six')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Post Created!')).toBeVisible()
  const post = page.getByRole('article', { name: 'Opening hours' })
  await expect(post).toContainText('Nine to six')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Opening hours' }).click()
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Changed my mind')
  await page.getByRole('button', { name: 'Cancel Edit' }).click()
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible()
  await expect(post).toBeVisible()

  await page.getByRole('button', { name: 'Edit Opening hours' }).click()
  await page.getByLabel('Title').fill('Winter hours')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(toast(page, 'Post Updated!')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Winter hours' })).toContainText('Nine to six')

  await page.getByRole('button', { name: 'Delete Winter hours' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this post?',
  })
  await expect(question).toContainText('Winter hours')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Delete Winter hours' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Post Deleted')).toBeVisible()
  await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()
})

test('a title is required, on creating and on updating', async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/dashboard')
  await page.getByLabel('Title').fill('   ')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Title is required')).toBeVisible()

  await page.getByLabel('Title').fill('First')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.getByRole('button', { name: 'Edit First' }).click()
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(toast(page, 'Title is required for update')).toBeVisible()
})

for (const title of [
  '<script>document.title = "taken"</script>',
  '<img src=x onerror="document.title=1">',
  '👩‍🚀 到着 🚀',
  'مرحبا بالعالم',
]) {
  test(`a title is shown as it was typed: ${title}`, async ({ page }) => {
    await logInAsNew(page)
    await page.goto('/dashboard')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/dashboard/i)
  })
}

test('a title that is too long says so and is kept', async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/dashboard')
  const title = 'x'.repeat(201)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Title can have 200 characters at most; this has 201.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test("another person's posts are out of reach", async ({ page, browser, baseURL }) => {
  await logInAsNew(page)
  await page.goto('/dashboard')
  await page.getByLabel('Title').fill('Mine alone')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('article', { name: 'Mine alone' })).toBeVisible()
  const id = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('omnia-session') ?? '{}')
    const answer = await fetch('/rest/v1/posts?select=id', {
      headers: { apikey: 'sb_publishable_embedded', Authorization: `Bearer ${token}` },
    })
    return (await answer.json())[0].id as string
  })

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await logInAsNew(stranger)
  await stranger.goto('/dashboard')
  await expect(stranger.getByText("You haven't created any posts yet.")).toBeVisible()
  const answers = await stranger.evaluate(async (postId) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('omnia-session') ?? '{}')
    const call = async (method: string, body?: object) => {
      const answer = await fetch(`/rest/v1/posts?id=eq.${postId}`, {
        method,
        headers: {
          apikey: 'sb_publishable_embedded',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
        },
        body: body && JSON.stringify(body),
      })
      return (await answer.json()) as unknown
    }
    return [await call('GET'), await call('PATCH', { title: 'taken' }), await call('DELETE')]
  }, id)
  expect(answers).toEqual([[], [], []])
  await stranger.close()

  await page.reload()
  await expect(page.getByRole('article', { name: 'Mine alone' })).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 5\d\d|ERR_FAILED/ })

  test('what was typed stays, and the retry works without a reload', async ({ page }) => {
    await logInAsNew(page)
    await page.goto('/dashboard')
    await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()
    await page.route('**/rest/v1/posts**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await page.getByLabel('Title').fill('Kept')
    await page.getByLabel('Content').fill('every word')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Error creating post')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Kept')
    await expect(page.getByLabel('Content')).toHaveValue('every word')

    await page.unroute('**/rest/v1/posts**')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByRole('article', { name: 'Kept' })).toBeVisible()
  })

  test('a list that cannot be loaded says so and offers another try', async ({ page }) => {
    await logInAsNew(page)
    await page.route('**/rest/v1/posts**', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'the disk is full' } }),
    )
    await page.goto('/dashboard')
    await expect(toast(page, 'Error fetching posts')).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/rest/v1/posts**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText("You haven't created any posts yet.")).toBeVisible()
  })
})
