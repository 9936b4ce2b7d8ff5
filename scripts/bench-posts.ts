// Measures the dashboard of a user with 10,000 posts. Exits with 1 if a goal is missed.
import { randomUUID } from 'node:crypto'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import { createBuilder, preview } from 'vite'
import { buildPosts, type Figure, measureDashboard } from '../e2e/measure-dashboard.ts'
import { findChromium } from './find-chromium.ts'

const total = 10_000
const batch = 500
/** The timeout per step, in ms. */
const timeout = 60_000

const account = { email: 'bench@example.com', password: 'correct horse battery' }
const secretKey = `sb_secret_${randomUUID()}`
Object.assign(process.env, { OMNIA_DATABASE: 'memory://', OMNIA_SECRET_KEY: secretKey })

const builder = await createBuilder({ mode: 'embedded', logLevel: 'warn' })
await builder.buildApp()
const server = await preview({ mode: 'embedded', preview: { port: 0 } })
const { origin } = new URL(server.resolvedUrls!.local[0]!)
let rows: Figure[] = []
let browser: Browser | undefined
try {
  const { user } = (await api('/auth/v1/signup', 'sb_publishable_embedded', account)) as Session
  for (let first = 0; first < total; first += batch) {
    const posts = buildPosts(user.id, total, first, first + batch)
    await api('/rest/v1/posts', secretKey, posts)
  }
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ baseURL: origin })
  page.setDefaultTimeout(timeout)
  await page.route('https://**', (route) => route.abort())
  await logIn(page)
  rows = await measureDashboard(page, total)
} finally {
  await browser?.close()
  await server.close()
}

console.table(
  Object.fromEntries(
    rows.map(({ name, figure, goal, unit }) => [
      name,
      { figure: `${figure} ${unit}`, goal: goal === undefined ? '' : `${goal} ${unit}` },
    ]),
  ),
)
const missed = rows.filter(({ figure, goal = Infinity }) => figure > goal)
for (const { name } of missed) console.error(`missed: ${name}`)
process.exit(missed.length ? 1 : 0)

async function logIn(page: Page) {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
}

async function api(path: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    // @supabase/lite rejects the secret key from browsers.
    headers: { apikey: key, 'Content-Type': 'application/json', 'User-Agent': 'omnia-bench' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}
