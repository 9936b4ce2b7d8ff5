// Builds the site for production, serves it compressed, and measures it against its goals; exits 1 where one is missed.
// --runs N: how many Lighthouse runs the medians are of (5). --pages /,/pricing: only these.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from './chromium.mjs'
import { serveStatic } from './static-host.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/pricing,/services/legal,/contact,/auth' },
  },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')

// Two hundred megabytes that only this script needs: fetched when it runs, in one known version.
const lighthouse = 'lighthouse@12.8.2'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // The photographs come from another service, which is not what is measured here. Lighthouse's own
  // blocking would not do: it has the browser ask for those at once that wait to be scrolled to.
  '--host-resolver-rules=MAP images.unsplash.com ~NOTFOUND',
]

const goals = [
  { name: 'Performance', goal: 100, atLeast: true },
  { name: 'Accessibility', goal: 100, atLeast: true },
  { name: 'Best practices', goal: 100, atLeast: true },
  { name: 'SEO', goal: 100, atLeast: true },
  { name: 'FCP, ms', goal: 800, only: '/' },
  { name: 'LCP, ms', goal: 900, only: '/' },
  { name: 'TBT, ms', goal: 50 },
  { name: 'CLS', goal: 0, digits: 3 },
  { name: 'Script of the first view, KB', goal: 100, digits: 1 },
  { name: 'First view without images, KB', goal: 180, digits: 1 },
  { name: 'First paint to hydrated, ms', goal: 1500 },
  { name: 'Next page after a click, ms', goal: 100 },
  { name: 'Requests of that click', goal: 0 },
]

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** One run of Lighthouse's mobile preset. */
async function audit(url, chromePath, report) {
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=--headless=new ${flags.map((flag) => flag.replaceAll(' ', '\\ ')).join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 1e8 },
  )
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const score = (category) => Math.round(categories[category].score * 100)
  const value = (name) => audits[name].numericValue
  return {
    Performance: score('performance'),
    Accessibility: score('accessibility'),
    'Best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  }
}

/** What a page asks for until its script runs, and how long that takes on the phone that Lighthouse has in mind. */
async function firstView(browser, url) {
  const page = await newPage(browser)
  // What a page asks for ahead is not of its first view: such a visitor gets none of it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator.connection, 'saveData', { get: () => true }),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  const answers = new Map()
  const sizes = { script: 0, total: 0 }
  let counting = true
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headers } = answers.get(requestId) ?? { headers: 0 }
    if (!counting || type === 'Image') return
    sizes.total += encodedDataLength - headers
    if (type === 'Script') sizes.script += encodedDataLength - headers
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('html[data-started]').waitFor()
  counting = false
  const hydrated = await page.evaluate(
    () =>
      performance.getEntriesByName('omnia:started')[0].startTime -
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
  )
  await page.context().close()
  return {
    'Script of the first view, KB': sizes.script / 1024,
    'First view without images, KB': sizes.total / 1024,
    'First paint to hydrated, ms': hydrated,
  }
}

/** How soon the next page's content is there after a click on a link that was pointed at. */
async function nextPage(browser, url) {
  const page = await newPage(browser)
  await page.goto(url)
  await page.locator('html[data-started]').waitFor()
  const name = new URL(url).pathname === '/features' ? 'About' : 'Features'
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  let requests = 0
  page.on('request', (request) => {
    if (['document', 'script', 'fetch'].includes(request.resourceType())) requests++
  })
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    const state = (window.clicked = {})
    addEventListener('click', () => (state.at = performance.now()), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1')
      if (!heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(() => (state.took = performance.now() - state.at))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await link.click()
  const took = await page.waitForFunction(() => window.clicked.took)
  const figure = await took.jsonValue()
  await page.context().close()
  return { 'Next page after a click, ms': figure, 'Requests of that click': requests }
}

async function newPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.route('**://images.unsplash.com/**', (route) => route.abort())
  return context.newPage()
}

const medians = (list) =>
  Object.fromEntries(
    Object.keys(list[0]).map((name) => [name, median(list.map((figures) => figures[name]))]),
  )

async function repeat(task) {
  const list = []
  for (let run = 0; run < runs; run++) list.push(await task())
  return medians(list)
}

const folder = mkdtempSync(join(tmpdir(), 'omnia-perf-'))
let missed = 0
let host
let browser
try {
  const chromePath = findChromium()
  // The hosted build; what it talks to does not matter to a visitor's first view.
  process.env.VITE_SUPABASE_URL ??= 'https://example.supabase.co'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_example'
  process.env.VITE_SITE_URL ??= 'https://omnia.example'
  const dist = resolve(folder, 'dist')
  await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
  host = await serveStatic(dist)
  browser = await chromium.launch({ executablePath: chromePath, args: flags })

  console.log(`Medians of ${runs}; ${lighthouse}, mobile; without photographs; brotli.\n`)
  for (const path of pages) {
    const url = host.origin + path
    const figures = {
      ...(await repeat(() => audit(url, chromePath, join(folder, 'report.json')))),
      ...(await repeat(() => firstView(browser, url))),
      ...(await repeat(() => nextPage(browser, url))),
    }
    console.log(path)
    for (const { name, goal, atLeast, only, digits = 0 } of goals) {
      const figure = Number(figures[name].toFixed(digits))
      const met = (only && only !== path) || (atLeast ? figure >= goal : figure <= goal)
      if (!met) missed++
      const wanted = only && only !== path ? '' : `${atLeast ? 'at least' : 'at most'} ${goal}`
      console.log(
        `  ${name.padEnd(30)} ${String(figure).padStart(8)}  ${wanted.padEnd(14)}${met ? '' : 'missed'}`,
      )
    }
    console.log()
  }
} finally {
  await browser?.close()
  await host?.close()
  rmSync(folder, { recursive: true })
}
console.log(missed ? `${missed} goals missed.` : 'Every goal is met.')
process.exit(missed ? 1 : 0)
