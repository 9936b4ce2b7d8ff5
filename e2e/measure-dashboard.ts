/** The steps of scripts/bench-posts.ts. */
import type { Page } from '@playwright/test'
import { pageSize } from '../src/features/posts/post.ts'

declare global {
  interface Window {
    /** When the first posts were painted, in ms since navigation. */
    firstPosts: number
    /** Resolves to the time from each key press to its paint, in ms. */
    painted: () => Promise<number[]>
  }
}

export interface Figure {
  name: string
  figure: number
  unit: string
  goal?: number
}

const pangram = 'The quick brown fox jumps over the lazy dog. '

/** Measures the dashboard of the signed-in user, who has this many posts of `buildPosts`. */
export async function measureDashboard(page: Page, total: number): Promise<Figure[]> {
  const rows: Figure[] = []
  const report = (name: string, figure: number, unit: string, goal?: number) =>
    rows.push({ name, figure, unit, goal })
  const reportSize = (name: string, { nodes, heap }: Size, goals: Partial<Size> = {}) => {
    report(`elements, ${name}`, nodes, '', goals.nodes)
    report(`script memory, ${name}`, heap, 'KB', goals.heap)
  }

  await page.addInitScript(watchFirstPosts)
  await page.goto('/dashboard')
  await page.waitForFunction(() => window.firstPosts)
  report('response to first posts', Math.round(await page.evaluate(afterResponse)), 'ms', 1000)
  report('slowest key, first page', await slowestKey(page, pangram), 'ms', 50)
  reportSize('first page', await size(page))

  const twentieth = Math.min(20 * pageSize, total)
  await showOlderUntil(page, pageSize, twentieth)
  const early = await size(page)
  const started = Date.now()
  await showOlderUntil(page, twentieth, total)
  const steps = Math.max(1, (total - twentieth) / pageSize)
  report(
    `a further page of ${pageSize} posts, on average`,
    Math.round((Date.now() - started) / steps),
    'ms',
  )
  reportSize('last page', await size(page), {
    nodes: Math.round(early.nodes * 1.05),
    // TanStack Query keeps every page for five minutes.
    heap: 20_000,
  })
  report('slowest key, last page', await slowestKey(page, pangram), 'ms', 50)

  await page.getByLabel('Search your posts').fill(`post ${total / 2}. sentence`)
  const searched = Date.now()
  await page.getByLabel('Search your posts').press('Enter')
  await page.getByText('1 post matches').waitFor()
  report('search of all posts', Date.now() - searched, 'ms', 1000)

  await page.goto('/dashboard/account')
  const exported = Date.now()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await (await download).path()
  report('download of all posts', Date.now() - exported, 'ms', 2500)
  return rows
}

/** Returns a user's posts from one index to another out of `total`, newest first. */
export const buildPosts = (userId: string, total: number, from = 0, to = total) =>
  Array.from({ length: to - from }, (_, index) => buildPost(userId, total, from + index))

function buildPost(userId: string, total: number, index: number) {
  return {
    user_id: userId,
    title: `Post ${total - index}.`,
    // Most are short; one in a hundred has the maximum length.
    content: `Sentence ${index}. `.repeat(index % 100 === 0 ? 1000 : 20),
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
  }
}

/** Opens successive pages, from the page that ends at `from` to the page that ends at `to`. */
async function showOlderUntil(page: Page, from: number, to: number) {
  for (let shown = from + pageSize; shown <= to; shown += pageSize) {
    await page.getByRole('link', { name: 'Older', exact: true }).click()
    await page.locator(`li[aria-posinset="${shown}"]`).waitFor({ state: 'attached' })
  }
}

interface Size {
  nodes: number
  /** In KB. */
  heap: number
}

/** Returns the number of DOM elements, and the JS heap after garbage collection. */
async function size(page: Page): Promise<Size> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
  return {
    nodes: await page.evaluate(() => document.getElementsByTagName('*').length),
    heap: Math.round(heap / 1024),
  }
}

/**
 * Returns the slowest key press in the form, from keydown until its frame is painted, in ms. Each
 * key is typed three times and its fastest time counts, which excludes other load on the machine.
 */
async function slowestKey(page: Page, text: string) {
  const keys: number[] = []
  for (const label of ['Title', 'Content']) {
    const rounds: number[][] = []
    for (let round = 0; round < 3; round++) {
      await page.getByLabel(label).focus()
      await page.evaluate(watchKeys)
      await page.keyboard.type(text, { delay: 60 })
      rounds.push(await page.evaluate(() => window.painted()))
    }
    keys.push(...[...text].map((_, index) => Math.min(...rounds.map((round) => round[index]!))))
  }
  return Math.round(Math.max(...keys))
}

/** Records the time from each key press to its paint. Runs in the page. */
function watchKeys() {
  const times: number[] = []
  const record = (event: KeyboardEvent) => {
    const index = times.push(NaN) - 1
    requestAnimationFrame(() => {
      setTimeout(() => (times[index] = performance.now() - event.timeStamp))
    })
  }
  addEventListener('keydown', record, true)
  window.painted = async () => {
    while (times.includes(NaN)) await new Promise(requestAnimationFrame)
    removeEventListener('keydown', record, true)
    return times
  }
}

/** Records when the first posts have been painted. Runs in the page. */
function watchFirstPosts() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('li[aria-posinset]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.firstPosts = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Returns the time from the end of the list's response to the first posts, in ms. Runs in the page.
 */
function afterResponse() {
  const [list] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/rest/v1/posts'))
  return window.firstPosts - (list as PerformanceResourceTiming).responseEnd
}
