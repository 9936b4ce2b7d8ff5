import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import { createBuilder, preview } from 'vite'
import { sessionKey } from '@/lib/storage'
import { findChromium } from './find-chromium.ts'

export type Figures = Record<string, number>

/** Compresses a build's text files, or those of a pattern, as static hosts do. */
export function compress(folder: string, pattern = /\.(html|js|svg|webmanifest)$/) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => pattern.test(name)))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))))
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!

/** Returns the median of each figure. */
export const medians = (runs: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0]!).map((key) => [key, median(runs.map((run) => run[key]!))]),
  )

const pages = ['/', '/pricing', '/dashboard']

/** The throttling of Lighthouse's mobile test. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 184_320,
  uploadThroughput: 84_480,
}
const cpuSlowdown = 4

interface Site {
  origin: string
  session: Session
}

/**
 * Measures what a user with a stored session sees, next to a visitor, and next to another embedded
 * build in `compareTo`. Each run measures all of them. Returns whether every goal is met.
 */
export async function measureSession(runs: number, compareTo: string | undefined) {
  process.env.OMNIA_DATABASE = 'memory://'
  const builder = await createBuilder({ mode: 'embedded', logLevel: 'warn' })
  await builder.buildApp()
  const folders = ['dist-embedded', ...(compareTo ? [compareTo] : [])]
  const sites = await Promise.all(folders.map(serve))
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  let isMet = true
  try {
    for (const path of pages) {
      const measured: Record<'user' | 'visitor' | 'before', Figures[]> = {
        user: [],
        visitor: [],
        before: [],
      }
      for (let run = 0; run < runs; run++) {
        const [site, other] = sites
        measured.user.push(await measure(browser, site!, path, true))
        if (path !== '/dashboard') measured.visitor.push(await measure(browser, site!, path, false))
        if (other) measured.before.push(await measure(browser, other, path, true))
      }
      const rows = Object.fromEntries(
        Object.entries(measured)
          .filter(([, list]) => list.length > 0)
          .map(([name, list]) => [name, medians(list)]),
      )
      console.log(`\n${path}`)
      console.table(rows)
      const { user, visitor, before } = rows
      const check = (name: string, ratio: number, goal: number) => {
        const isMissed = ratio > goal
        if (isMissed) isMet = false
        console.log(`  ${name}: ${ratio.toFixed(2)}, goal ${goal}${isMissed ? '  missed' : ''}`)
      }
      if (visitor) check('LCP ÷ visitor’s', user!.LCP! / visitor.LCP!, 1.2)
      if (visitor && before) check('TBT ÷ before', user!.TBT! / before.TBT!, 1)
      if (before && !visitor) check('posts shown ÷ before', user!.posts! / before.posts!, 1.05)
    }
  } finally {
    await browser.close()
    for (const { close } of sites) await close()
  }
  return isMet
}

/** Serves a copy of a build with its own backend, which has a user with a post. */
async function serve(folder: string): Promise<Site & { close: () => Promise<void> }> {
  const copy = mkdtempSync(join(tmpdir(), 'omnia-perf-'))
  cpSync(folder, copy, { recursive: true })
  compress(copy, /\.js$|^(index|pricing|dashboard)\.html$/)
  const server = await preview({
    mode: 'embedded',
    build: { outDir: copy },
    preview: { port: 0 },
  })
  const { origin } = new URL(server.resolvedUrls!.local[0]!)
  const send = async (path: string, body: object, token?: string) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_embedded',
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const account = { email: 'perf@example.com', password: 'correct horse battery' }
  const session = (await (await send('/auth/v1/signup', account)).json()) as Session
  const post = { user_id: session.user.id, title: 'A post', content: 'Its text' }
  await send('/rest/v1/posts', post, session.access_token)
  const close = async () => {
    await server.close()
    rmSync(copy, { recursive: true })
  }
  return { origin, session, close }
}

/** Opens a page in a new, throttled browser context. */
async function measure(browser: Browser, { origin, session }: Site, path: string, isUser: boolean) {
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }]
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: isUser ? [{ origin, localStorage }] : [] },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  // Photos come from another service, which isn't measured.
  await page.route('https://**', (route) => route.abort())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(recordFigures)
  await page.goto(origin + path)
  if (path === '/dashboard') await page.locator('li[aria-posinset]').waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  const figures = await readFigures(page)
  await context.close()
  return figures
}

const readFigures = (page: Page) =>
  page.evaluate(() => ({ ...(Reflect.get(window, 'figures') as Figures) }))

/** Records paints, blocking time, hydration and the first posts. Runs in the page. */
function recordFigures() {
  const figures: Record<string, number> = { FCP: 0, LCP: 0, TBT: 0, hydrated: 0, posts: 0 }
  const record = ({ entryType, name, startTime, duration }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') figures.FCP = Math.round(startTime)
    if (entryType === 'largest-contentful-paint') figures.LCP = Math.round(startTime)
    if (entryType === 'longtask') figures.TBT! += Math.round(duration - 50)
    if (name === 'hydrated') figures.hydrated = Math.round(startTime)
  }
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'mark'])
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    })
  new MutationObserver(() => {
    if (document.querySelector('li[aria-posinset]')) figures.posts ||= Math.round(performance.now())
  }).observe(document, { childList: true, subtree: true })
  Object.assign(window, { figures })
}
