// Measures pages of the production build in a slow browser, with and without scripts. --runs N: the
// number of runs per median (default 5). --pages /,/pricing: only these pages. --session: pages of a
// user with a stored session instead; with --compare <folder>, next to another embedded build.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { createBuilder, preview } from 'vite'
import { findChromium } from './find-chromium.ts'
import { compress, type Figures, measureSession, medians } from './perf-session.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/pricing,/services/legal,/contact,/auth' },
    session: { type: 'boolean' },
    compare: { type: 'string' },
  },
})

if (values.session)
  process.exit((await measureSession(Number(values.runs), values.compare)) ? 0 : 1)

// Only this script needs these 200 MB, so npx downloads them.
const lighthouse = 'lighthouse@12.8.2'

// Photos come from another service, which isn't measured.
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run --blink-settings=imagesEnabled=false'

const atLeast: Figures = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const atMost: Figures = {
  'FCP ÷ floor': 1.2,
  'LCP ÷ floor': 1.2,
  'TBT, ms': 200,
  CLS: 0,
  'FCP to hydrated, ms': 2000,
  'script before hydration, KB': 150,
}

/** The parts of Lighthouse's report that this script reads. */
interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: Item[] } }>
  /** Why there are no figures, such as a page that took too long. */
  runtimeError?: { message: string }
}

/** A user timing or a request. */
interface Item {
  name: string
  startTime: number
  resourceType: string
  networkRequestTime: number
  url: string
}

/** Runs Lighthouse with its mobile preset and real throttling instead of simulated throttling. */
async function audit(page: string): Promise<Figures> {
  const args = ['--yes', lighthouse, page, '--quiet', '--output=json', `--output-path=${report}`]
  args.push('--throttling-method=devtools', `--chrome-flags=${chromeFlags}`)
  const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() }
  await promisify(execFile)('npx', args, { env })
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(report, 'utf8')) as Report
  if (runtimeError) throw new Error(`Lighthouse can't measure ${page}: ${runtimeError.message}`)
  const getValue = (name: string) => audits[name]!.numericValue
  const getItems = (name: string) => audits[name]!.details?.items ?? []
  const fcp = getValue('first-contentful-paint')
  const hydrated =
    getItems('user-timings').find(({ name }) => name === 'hydrated')?.startTime ?? NaN
  const scripts = getItems('network-requests').filter(
    ({ resourceType, networkRequestTime }) =>
      resourceType === 'Script' && networkRequestTime < hydrated,
  )
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    'FCP, ms': fcp,
    'LCP, ms': getValue('largest-contentful-paint'),
    'TBT, ms': getValue('total-blocking-time'),
    CLS: getValue('cumulative-layout-shift'),
    'hydrated, ms': hydrated,
    'FCP to hydrated, ms': hydrated - fcp,
    'script before hydration, KB':
      scripts.reduce((sum, script) => sum + getCompressedSize(script.url), 0) / 1024,
  }
}

/** Returns a script's bytes without HTTP headers, because HTTP/2 sends repeated headers only once. */
const getCompressedSize = (url: string) => statSync(join(dist, `${new URL(url).pathname}.br`)).size

/** Writes a copy of a page without scripts and returns its path. */
function writeFloor(path: string) {
  const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const scripts = /<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs
  const floor = `/floor${path.replaceAll('/', '-')}`
  writeFileSync(join(dist, `${floor}.html`), html.replace(scripts, ''))
  return floor
}

const dist = mkdtempSync(join(tmpdir(), 'omnia-perf-'))
const report = join(dist, 'report.json')
// The build for a hosted project, which the first view of a page doesn't call.
process.env.VITE_SUPABASE_URL ??= 'https://example.supabase.co'
process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_example'
process.env.VITE_SITE_URL ??= 'https://omnia.example'
const builder = await createBuilder({
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: true },
})
await builder.buildApp()
const pages = values.pages.split(',').map((path) => ({ path, floorPath: writeFloor(path) }))
compress(dist)
const server = await preview({ build: { outDir: dist }, preview: { port: 0 } })
const { origin } = new URL(server.resolvedUrls!.local[0]!)
let missed = 0
for (const { path, floorPath } of pages) {
  const runs: Figures[] = []
  const floors: Figures[] = []
  for (let run = 0; run < Number(values.runs); run++) {
    runs.push(await audit(origin + path))
    floors.push(await audit(origin + floorPath))
  }
  const [figures, floor] = [medians(runs), medians(floors)]
  for (const metric of ['FCP', 'LCP'])
    figures[`${metric} ÷ floor`] = figures[`${metric}, ms`]! / floor[`${metric}, ms`]!
  console.log(`\n${path}`)
  for (const [name, value] of Object.entries(figures)) {
    const figure = Number(value.toFixed(value < 10 ? 2 : 0))
    const isMissed = figure < (atLeast[name] ?? -Infinity) || figure > (atMost[name] ?? Infinity)
    if (isMissed) missed++
    console.log(`  ${name.padEnd(30)}${figure}${isMissed ? '  missed' : ''}`)
  }
}
await server.close()
rmSync(dist, { recursive: true })
console.log(missed ? `\n${missed} goals missed.` : '\nEvery goal is met.')
process.exit(missed ? 1 : 0)
