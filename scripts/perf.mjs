// Measures the production build, served compressed, against its goals; exits 1 if one is missed.
// --runs N: the number of runs that the medians are of (5). --pages /,/pricing: only these.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findChromium } from './find-chromium.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/pricing,/services/legal,/contact,/auth' },
  },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')

// 200 MB that only this script needs: npx fetches it when it runs.
const lighthouse = 'lighthouse@12.8.2'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // The only images are photos of another service, which is not measured.
  '--blink-settings=imagesEnabled=false',
]

const goals = [
  { name: 'Performance', goal: 99, atLeast: true },
  { name: 'Accessibility', goal: 100, atLeast: true },
  { name: 'Best practices', goal: 100, atLeast: true },
  { name: 'SEO', goal: 100, atLeast: true },
  { name: 'FCP, ms', goal: 760 },
  { name: 'LCP, ms', goal: 930, ofHome: 1050 },
  { name: 'TBT, ms', goal: 100 },
  { name: 'CLS', goal: 0, digits: 3 },
  { name: 'Script of the first view, KB', goal: 150, digits: 1 },
  { name: 'First paint to hydrated, ms', goal: 1400 },
  { name: 'Next page after a click, ms', goal: 150 },
]

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** Runs Lighthouse once, with its mobile preset. */
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
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
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

/** The script that a page requests before it is hydrated, and how long that takes on Lighthouse's slow phone. */
async function firstView(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
  const figures = await page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('hydrated')
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated.startTime)
    return {
      'Script of the first view, KB':
        scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      'First paint to hydrated, ms': hydrated.startTime - painted.startTime,
    }
  })
  await page.close()
  return figures
}

/** The time from a click on a link, after hovering it, to the next page's heading. */
async function nextPage(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor()
  const name = new URL(url).pathname === '/features' ? 'About' : 'Features'
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
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
  await page.close()
  return { 'Next page after a click, ms': figure }
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

/** Compresses the text files of a folder, as a static host does. */
function compress(folder) {
  const files = readdirSync(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name))) {
    const path = join(folder, file)
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'omnia-perf-'))
let missed = 0
let host
let browser
try {
  const chromePath = findChromium()
  // The hosted build; a first view does not call its backend.
  process.env.VITE_SUPABASE_URL ??= 'https://example.supabase.co'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_example'
  process.env.VITE_SITE_URL ??= 'https://omnia.example'
  const dist = resolve(folder, 'dist')
  await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
  compress(dist)
  host = await preview({ build: { outDir: dist }, preview: { port: 0 } })
  const { origin } = new URL(host.resolvedUrls.local[0])
  browser = await chromium.launch({ executablePath: chromePath, args: flags })

  console.log(`Medians of ${runs}; ${lighthouse}, mobile; without photos; Brotli.\n`)
  for (const path of pages) {
    const url = origin + path
    const figures = {
      ...(await repeat(() => audit(url, chromePath, join(folder, 'report.json')))),
      ...(await repeat(() => firstView(browser, url))),
      ...(await repeat(() => nextPage(browser, url))),
    }
    console.log(path)
    for (const { name, goal: ofAll, ofHome, atLeast, digits = 0 } of goals) {
      const goal = (path === '/' && ofHome) || ofAll
      const figure = Number(figures[name].toFixed(digits))
      const met = atLeast ? figure >= goal : figure <= goal
      if (!met) missed++
      const wanted = `${atLeast ? 'at least' : 'at most'} ${goal}`
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
