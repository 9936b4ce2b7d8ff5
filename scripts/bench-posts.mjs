// Measures the dashboard of a user with 10,000 posts against its goals; exits 1 if one is missed.
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'

const total = 10_000
const batch = 500
/** The timeout of every step, in ms. */
const timeout = 60_000

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const port = await freePort()
const origin = `http://localhost:${port}`
const account = { email: 'bench@example.com', password: 'correct horse battery' }
const rows = []

const build = spawnSync('npx', ['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'], {
  stdio: 'inherit',
  timeout: 300_000,
})
if (build.status !== 0) process.exit(1)

const secretKey = `sb_secret_${randomUUID()}`

// Its own process group, so that npx and Vite stop together.
const server = spawn('npx', ['vite', 'preview', '--mode', 'embedded', '--port', String(port)], {
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
  env: { ...process.env, OMNIA_DATABASE: 'memory://', OMNIA_SECRET_KEY: secretKey },
})
let browser
try {
  await serverReady()
  const { user } = await api('/auth/v1/signup', 'sb_publishable_embedded', account)
  for (let first = 0; first < total; first += batch) {
    const posts = Array.from({ length: batch }, (_, index) => postOf(user.id, first + index))
    await api('/rest/v1/posts', secretKey, posts)
  }
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  await measure(await browser.newPage({ baseURL: origin }))
} finally {
  await browser?.close()
  process.kill(-server.pid)
  await once(server, 'exit')
}

console.table(
  Object.fromEntries(
    rows.map(({ name, figure, goal, unit }) => [
      name,
      { figure: `${figure} ${unit}`, goal: goal === undefined ? '' : `${goal} ${unit}` },
    ]),
  ),
)
const missed = rows.filter(({ figure, goal }) => figure > goal)
for (const { name } of missed) console.error(`missed: ${name}`)
process.exit(missed.length ? 1 : 0)

async function measure(page) {
  page.setDefaultTimeout(timeout)
  await page.route('https://**', (route) => route.abort())
  await page.addInitScript(watchFirstPosts)
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()

  await page.goto('/dashboard')
  await page.waitForFunction(() => window.firstPosts)
  report('response to first posts', Math.round(await page.evaluate(afterResponse)), 'ms', 1000)
  report('slowest key, 50 posts', await slowestKey(page), 'ms', 50)
  const first = await size(page)
  reportSize('50 posts', first)

  // From 250 posts on, the list removes as many as it adds.
  for (let shown = 50; shown < 250; shown += 50) await showMore(page, shown + 50)
  const many = await size(page)
  reportSize('posts 51 to 250', many)

  const started = Date.now()
  for (let shown = 250; shown < total; shown += 50) await showMore(page, shown + 50)
  const steps = (total - 250) / 50
  report('a further 50 posts, on average', Math.round((Date.now() - started) / steps), 'ms')
  reportSize('the last posts', await size(page), {
    nodes: Math.round(many.nodes * 1.05),
    heap: Math.round(many.heap * 1.2),
  })
  report('slowest key, at the end', await slowestKey(page), 'ms', 50)

  await page.getByLabel('Search your posts').fill('post 5000 sentence')
  const searched = Date.now()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('1 post matches').waitFor()
  report('search of all posts', Date.now() - searched, 'ms', 1000)

  await page.goto('/dashboard/account')
  const exported = Date.now()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await (await download).path()
  report('download of all posts', Date.now() - exported, 'ms')
}

/** Presses "Show more" and waits for the post at a position. */
async function showMore(page, position) {
  await page.getByRole('button', { name: /^Show more \(/ }).click()
  await page.locator(`li[aria-posinset="${position}"]`).waitFor({ state: 'attached' })
}

/** DOM elements, and the script's memory in KB after garbage collection. */
async function size(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value
  return {
    nodes: await page.evaluate(() => document.getElementsByTagName('*').length),
    heap: Math.round(heap / 1024),
  }
}

/**
 * The slowest key typed into the form, from the keydown until its frame is painted, in ms. Each is
 * typed three times and counts by its fastest, to leave out the machine's other work.
 */
async function slowestKey(page) {
  const text = 'The quick brown fox jumps over the lazy dog. '
  const keys = []
  for (const label of ['Title', 'Content']) {
    const rounds = []
    for (let round = 0; round < 3; round++) {
      await page.getByLabel(label).focus()
      await page.evaluate(watchKeys)
      await page.keyboard.type(text, { delay: 60 })
      rounds.push(await page.evaluate(() => window.painted()))
    }
    keys.push(...[...text].map((_, index) => Math.min(...rounds.map((round) => round[index]))))
  }
  return Math.round(Math.max(...keys))
}

/** Runs in the page: records how long each key takes until it is painted. */
function watchKeys() {
  const times = []
  const record = (event) => {
    const index = times.push(undefined) - 1
    requestAnimationFrame(() => {
      setTimeout(() => (times[index] = performance.now() - event.timeStamp))
    })
  }
  addEventListener('keydown', record, true)
  window.painted = async () => {
    while (times.includes(undefined)) await new Promise(requestAnimationFrame)
    removeEventListener('keydown', record, true)
    return times
  }
}

/** Runs in the page: records when the first posts have been painted. */
function watchFirstPosts() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('li[aria-posinset]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.firstPosts = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: the time from the end of the list's response to the first posts, in ms. */
function afterResponse() {
  const [list] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/rest/v1/posts'))
  return window.firstPosts - list.responseEnd
}

function report(name, figure, unit, goal) {
  rows.push({ name, figure, unit, goal })
}

function reportSize(name, { nodes, heap }, goals = {}) {
  report(`elements, ${name}`, nodes, '', goals.nodes)
  report(`script memory, ${name}`, heap, 'KB', goals.heap)
}

function postOf(userId, index) {
  return {
    user_id: userId,
    title: `Post ${total - index}`,
    // Most are short; one in a hundred has the greatest length.
    content: `Sentence ${index}. `.repeat(index % 100 === 0 ? 1000 : 20),
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
  }
}

async function api(path, key, body) {
  const response = await fetch(origin + path, {
    method: 'POST',
    // The secret key is refused from a browser.
    headers: { apikey: key, 'Content-Type': 'application/json', 'User-Agent': 'omnia-bench' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/** Waits for the server. */
async function serverReady() {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('the server has stopped')
    const response = await fetch(origin).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
  throw new Error(`nothing answers at ${origin}`)
}

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port: free } = probe.address()
  probe.close()
  await once(probe, 'close')
  return free
}
