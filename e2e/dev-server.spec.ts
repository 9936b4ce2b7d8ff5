import { type ChildProcess, spawn } from 'node:child_process'
import { brand } from '@/content/brand'
import { expect, gotoHydrated, test } from './fixtures'

const port = 4276
const siteUrl = `http://localhost:${port}`

// An empty URL selects the embedded backend, whatever .env.local says.
const env = { ...process.env, OMNIA_DATABASE: 'memory://', VITE_SUPABASE_URL: '' }

const isRunning = () =>
  fetch(siteUrl)
    .then(({ ok }) => ok)
    .catch(() => false)

test.use({ baseURL: siteUrl })
// Use one worker, because parallel tests would each start a server on the same port.
test.describe.configure({ mode: 'default' })

let server: ChildProcess
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port)], {
    env,
    stdio: 'inherit',
  })
  await expect.poll(() => isRunning(), { timeout: 90_000 }).toBe(true)
})
test.afterAll(() => {
  server.kill()
})

test('the development server renders a page and has its own database', async ({ page }) => {
  // Vite bundles the dependencies on the first request.
  test.setTimeout(90_000)
  await gotoHydrated(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(brand.promise, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('menu', { name: 'Services' })).toBeVisible()
  const posts = await page.request.get('/rest/v1/posts')
  expect(posts.status()).toBe(401)
})
