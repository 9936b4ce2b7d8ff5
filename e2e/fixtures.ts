import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

const photo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><rect width="4" height="3" fill="#b9b2a6"/></svg>`

/** An address that no other test comes from: of each, only so many messages are taken in an hour. */
const newAddress = () =>
  `2001:db8:${Array.from({ length: 2 }, () => Math.floor(Math.random() * 0x10000).toString(16)).join(':')}::1`

interface Options {
  /** Console errors that a test asks for, such as the browser's line for an answer of 400. */
  expectedErrors: RegExp | undefined
}

/**
 * Every test runs without a network beyond the product: photographs come from here, any other host
 * fails the test, and so does a console error or an uncaught exception that it did not ask for, in
 * any of its tabs.
 */
export const test = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const problems: string[] = []

    await context.setExtraHTTPHeaders({ 'cf-connecting-ip': newAddress() })
    await context.route('**/*', async (route) => {
      const { origin, hostname } = new URL(route.request().url())
      if (hostname === 'images.unsplash.com')
        return route.fulfill({ contentType: 'image/svg+xml', body: photo })
      if (origin !== baseURL && !/^(data|blob):/.test(route.request().url())) {
        problems.push(`request to another host: ${route.request().url()}`)
        return route.abort()
      }
      return route.fallback()
    })
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      if (!expectedErrors?.test(message.text())) problems.push(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))

    await use(context)
    expect(problems).toEqual([])
  },
})

/** The text of a toast, where it is seen. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })

/** Opens a page and waits for its script: before that, links are plain and forms take no input. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-started]').waitFor()
}

/** A visitor who saves data, and so gets nothing ahead of its time. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', {
      get: () => true,
    }),
  )

/** The addresses within the site that the page asks for from now on, but for photographs and calls. */
export function requests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'localhost' && !/^\/(rest|auth)\//.test(pathname)) addresses.push(pathname)
  })
  return addresses
}

const sizes = new Map<string, number>()

/** What a static host sends for these addresses, in bytes: compressed by Brotli. */
export function bytesOf(addresses: string[]): number {
  return addresses.reduce((sum, address) => sum + sizeOf(address), 0)
}

function sizeOf(address: string) {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const file = /\.\w+$/.test(address)
    ? address
    : address === '/'
      ? '/index.html'
      : `${address}.html`
  const content = readFileSync(join('dist-embedded', file))
  const size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
  sizes.set(address, size)
  return size
}

/** No accessibility violation on the page as it is now. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

export interface Account {
  email: string
  password: string
}

let made = 0

/** An account that no other test has, made through the product's own sign-up service; `name` is what it is greeted by. */
export async function createAccount(page: Page, name = 'person'): Promise<Account> {
  const account = {
    email: `${name}@test-${process.pid}-${Date.now()}-${++made}.example.com`,
    password: 'correct horse battery',
  }
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'sb_publishable_embedded' },
    data: account,
  })
  expect(answer.ok()).toBe(true)
  return account
}

/** Logs in through the page. */
export async function logIn(page: Page, { email, password }: Account) {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
}

/** A new account, logged in. */
export async function logInAsNew(page: Page, name?: string): Promise<Account> {
  const account = await createAccount(page, name)
  await logIn(page, account)
  return account
}

/** Every page of the tab starts with a session that ended long ago, so that the product asks the auth service first. */
export const storeExpiredSession = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'omnia-session',
      JSON.stringify({
        access_token: 'a.b.c',
        refresh_token: 'r',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        user: { id: '00000000-0000-0000-0000-000000000000', email: 'a@example.com' },
      }),
    )
  })
