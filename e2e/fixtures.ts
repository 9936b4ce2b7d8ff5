import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import axe from 'axe-core'
import { photoOrigin } from '@/content/catalog/photos'
import { type PlanId, plans } from '@/content/catalog/plans'
import { sessionKey } from '@/lib/storage'
import { readBuild } from '../tests/helpers/read-build'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A unique IP address, because the contact form accepts only 20 messages per hour from each. */
const newIpAddress = () =>
  `2001:db8:${Array.from({ length: 2 }, () => Math.floor(Math.random() * 0x10000).toString(16)).join(':')}::1`

interface Options {
  /** Errors and URLs that a test causes, such as the console message for a status of 400. */
  expectedErrors: RegExp | undefined
  /** The backend's origin, if it differs from the site's. */
  backend: string | undefined
}

/**
 * Fails the test on requests to other hosts than the site, the backend and the image service. An
 * unexpected console error or uncaught exception in any of its tabs fails it too. Photos don't
 * load: see playwright.config.ts.
 */
export const test = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  backend: [undefined, { option: true }],
  context: async ({ context, baseURL, backend, expectedErrors }, use) => {
    const problems: string[] = []

    await context.setExtraHTTPHeaders({ 'cf-connecting-ip': newIpAddress() })
    // Intercepting requests instead would turn off the browser's cache.
    context.on('request', (request) => {
      const url = request.url()
      if (/^(data|blob):/.test(url) || expectedErrors?.test(url)) return
      if (![baseURL, backend, photoOrigin].includes(new URL(url).origin))
        problems.push(`request to another host: ${url}`)
    })
    context.on('console', (message) => {
      if (message.type() !== 'error' || message.location().url.startsWith(photoOrigin)) return
      if (!expectedErrors?.test(message.text())) problems.push(`console: ${message.text()}`)
    })
    context.on('weberror', (webError) => {
      const { message } = webError.error()
      if (!expectedErrors?.test(message)) problems.push(`uncaught: ${message}`)
    })

    await use(context)
    expect(problems).toEqual([])
  },
})

/** Returns the locator of a toast with this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })

/** Expects the toast not to cover elements that match `selector`. Returns the toast's box. */
export async function expectUncovered(page: Page, selector: string) {
  const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const box = (await shown.boundingBox())!
  for (const part of await page.getByRole('main').locator(selector).all()) {
    const { x, y, width, height } = (await part.boundingBox())!
    const isBeside = x + width <= box.x || y + height <= box.y || y >= box.y + box.height
    expect(isBeside, await part.evaluate((element) => element.outerHTML)).toBe(true)
  }
  return box
}

/** Returns the locator of a plan's price on /pricing. */
export const price = (
  page: Page,
  plan: Exclude<PlanId, 'enterprise'>,
  period: 'monthly' | 'yearly',
) => page.getByText(`$${plans[plan].price[period]}`, { exact: true })

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The greeting of a signed-in user. */
export const welcome = (page: Page, { email }: Pick<Credentials, 'email'>) =>
  page.getByText(`Welcome, ${email.split('@')[0]}`, { exact: true })

/** Waits until the page's controls work, after hydration or client rendering. */
export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor()

/** Opens a page and waits for hydration. event-replay.spec.ts tests earlier input. */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Points at a link and waits until its page's script, and everything that it imports, has loaded. */
export async function prefetchPage(page: Page, link: Locator, script: string | RegExp) {
  const prefetched = page.waitForResponse(script)
  await link.hover()
  await page.evaluate((url) => import(url) as Promise<unknown>, (await prefetched).url())
}

/** Delays requests until the returned function is called. */
export async function holdRequest(page: Page, url: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Delays the build's scripts, so that the page stays as prerendered. */
export const holdScripts = (page: Page) => holdRequest(page, '**/assets/*.js')

/** Opens a prerendered page, which hydrates once the returned function is called. */
export async function openPrerendered(page: Page, path: string) {
  const release = await holdScripts(page)
  // The page's other load events wait for its scripts.
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('body > script').waitFor({ state: 'attached' })
  return release
}

/** Returns a function that returns the sum of the layout shifts since the page was opened. */
export async function measureLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const state = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shift') as number)
}

/** Waits for the fonts, and starts to sum the layout shifts again. */
export const resetLayoutShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    // The fonts can shift the layout in the next frame, and the shift is reported a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    Object.assign(window, { shift: 0 })
  })

/** Starts to record the site paths that the page requests, except the favicon and backend calls. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'localhost' && !/^\/(rest|auth|favicon)\b/.test(pathname)) paths.push(pathname)
  })
  return paths
}

export const { builtHtml, preloadedScripts, transferSize } = readBuild('dist-embedded')

/** Returns the built file that contains supabase-js. */
export function supabaseScript() {
  const folder = 'dist-embedded/assets'
  const names = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('GoTrueClient'),
  )
  expect(names).toHaveLength(1)
  return `/assets/${names[0]}`
}

/** Expects no accessibility violations on an idle page, except those in `exceptRules`. */
export async function expectAccessible(page: Page, exceptRules: string[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findViolations = () =>
    page.evaluate(async (rules) => {
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        selectors: false,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    }, exceptRules)
  await expect.poll(findViolations).toEqual([])
}

export interface Credentials {
  email: string
  password: string
}

let created = 0

/** Signs up a unique account through the API. */
async function signUp(page: Page, name = 'person') {
  const account: Credentials = {
    email: name.includes('@')
      ? name
      : `${name}@test-${process.pid}-${Date.now()}-${++created}.example.com`,
    password: 'correct horse battery',
  }
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'sb_publishable_embedded' },
    data: account,
  })
  expect(response.ok()).toBe(true)
  return { account, response }
}

/** Creates a separate account for a test. `name` appears in its greeting; it can be an email address. */
export const createAccount = async (page: Page, name?: string) => (await signUp(page, name)).account

/** Fills in and submits the login or sign-up form. */
export async function submitCredentials(
  page: Page,
  { email, password }: Credentials,
  button: 'Log in' | 'Sign up',
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Opens the login page and logs in. */
export async function logIn(page: Page, account: Credentials) {
  await page.goto('/auth?mode=login')
  await submitCredentials(page, account, 'Log in')
  await expect(toast(page, 'Welcome back!')).toBeVisible()
}

/** Creates an account and stores its session, so that the next page opens signed in. */
export async function createLoggedInAccount(
  page: Page,
  name?: string,
): Promise<Credentials & { id: string }> {
  const { account, response } = await signUp(page, name)
  const session = (await response.json()) as Session
  const { origin } = new URL(response.url())
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  return { ...account, id: session.user.id }
}

/** Stores an expired session before each page load of the tab, so that the app must refresh it. */
export const storeExpiredSession = (page: Page) =>
  page.addInitScript((key) => {
    localStorage.setItem(
      key,
      JSON.stringify({
        access_token: 'a.b.c',
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        user: { id: '00000000-0000-0000-0000-000000000000', email: 'a@example.com' },
      }),
    )
  }, sessionKey)

/** Returns the browser's stored session as JSON. */
export const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), sessionKey)
