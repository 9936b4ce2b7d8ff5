import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { expect, gotoHydrated, test } from './fixtures'

const port = 4276
const address = `http://localhost:${port}`

test.describe('the development server', () => {
  test.use({ baseURL: address })
  // One worker, so one server: tests in parallel would each start one on the same port.
  test.describe.configure({ mode: 'default' })

  let server: ChildProcess
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port)], {
      env: { ...process.env, OMNIA_DATABASE: 'memory://' },
      stdio: 'inherit',
    })
    await expect
      .poll(
        () =>
          fetch(address)
            .then(({ ok }) => ok)
            .catch(() => false),
        { timeout: 90_000 },
      )
      .toBe(true)
  })
  test.afterAll(() => {
    server.kill()
  })

  test('the development server renders the pages and has its own database', async ({ page }) => {
    // Vite bundles the dependencies at the first request.
    test.setTimeout(90_000)
    await gotoHydrated(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/One account for your business/, { timeout: 60_000 })
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('menu', { name: 'Services' })).toBeVisible()
    await gotoHydrated(page, '/contact')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    const posts = await page.request.get('/rest/v1/posts')
    expect(posts.status()).toBe(401)
  })

  test('the development server keeps the files of the database to itself', async ({ request }) => {
    const file = `supabase/.temp/${randomUUID()}.secret-key`
    await mkdir('supabase/.temp', { recursive: true })
    await writeFile(file, 'secret')
    const response = await request.get(`/${file}`)
    await rm(file)
    expect(response.status()).toBe(403)
  })
})
