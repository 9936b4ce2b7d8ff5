import { existsSync } from 'node:fs'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const executablePath = process.env.OMNIA_FIREFOX ?? '/usr/bin/firefox-esr'
const port = 4278

let server: PreviewServer
let browser: Browser
let page: Page

beforeAll(async () => {
  if (!existsSync(executablePath))
    throw new Error(
      'These tests need Firefox: install it (on Debian: apt-get install firefox-esr), or set OMNIA_FIREFOX to the path of one.',
    )
  process.env.OMNIA_DATABASE = 'memory://'
  await build({ mode: 'embedded', logLevel: 'warn' })
  server = await preview({ mode: 'embedded', preview: { port } })
  browser = await launch({ browser: 'firefox', executablePath })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

beforeEach(async () => {
  page = await (await browser.createBrowserContext()).newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewport({ width: 1280, height: 900 })
})

afterEach(() => page.browserContext().close())

async function open(path: string) {
  await page.goto(`http://localhost:${port}${path}`)
  await page.waitForSelector('html[data-hydrated]')
}

const byXPath = (path: string) => page.locator(`::-p-xpath(${path})`)

/**
 * Finds an element by its tag or role, and its text or label. Searching a whole page by accessible
 * name takes Firefox seconds.
 */
const control = (element: string, name: string) =>
  byXPath(`//${element}[normalize-space()="${name}" or @aria-label="${name}"]`)

/** Finds a field by its label. */
const field = (label: string) =>
  byXPath(`//*[@id=//label[normalize-space()="${label}"]/@for or @aria-label="${label}"]`)

const byText = (text: string) => page.locator(`::-p-text(${text})`)

/** Returns the path of the URL. */
const path = () => new URL(page.url()).pathname

/** Signs up with a unique email address. */
async function signUp() {
  await open('/signup')
  await field('Email').fill(`firefox-${Date.now()}@example.com`)
  await page.locator('input[type=password]').fill('correct horse battery')
  await control('button', 'Sign up').click()
  await byText('Sign Up Successful').wait()
}

test('the Services menu opens, and a link in a group opens its service', async () => {
  await open('/')
  await control('button', 'Services').click()
  await byXPath('//*[@role="menuitem"][starts-with(normalize-space(), "Finance 12")]').click()
  await control('*[@role="menuitem"]', 'Loans').click()
  await expect.poll(path).toBe('/services/finance/loans')
})

test('the mobile menu opens, and closes on navigation', async () => {
  await page.setViewport({ width: 390, height: 844 })
  await open('/')
  await control('button', 'Open menu').click()
  await control('button[@aria-label="Close menu"]/following::a', 'Pricing').click()
  await expect.poll(path).toBe('/pricing')
  await control('button', 'Open menu').wait()
})

test('the pricing FAQ opens one answer at a time', async () => {
  await open('/pricing')
  const [first, second] = ['How does the free trial work?', 'How can I pay?']
  await control('button', first).click()
  await control('button', second).click()
  const expanded = () =>
    page.$$eval('main button[aria-expanded=true]', (buttons) =>
      buttons.map(({ textContent }) => textContent),
    )
  await expect.poll(expanded).toEqual([second])
})

test('a search finds the page, through its shortcut and from the results', async () => {
  await open('/about')
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
  await page.waitForSelector('dialog[open] input')
  await page.keyboard.type('loans')
  await page.waitForSelector('[role=option]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(path).toMatch(/^\/services\/finance/)
})

test('scrolling before the script has run keeps the scroll position', async () => {
  await page.setRequestInterception(true)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  page.on('request', (request) => {
    const isScript = request.url().endsWith('.js')
    if (isScript) held += 1
    void (isScript ? released : Promise.resolve()).then(() => request.continue())
  })
  // The load events wait for the script.
  const loaded = page.goto(`http://localhost:${port}/about`)
  await page.waitForSelector('h1')
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect.poll(() => held).toBeGreaterThan(0)
  release()
  await loaded
  await page.waitForSelector('html[data-hydrated]')
  expect(await page.evaluate(() => window.scrollY)).toBe(800)
})

test('a new user creates, edits and deletes a post, and logs out on the account page', async () => {
  await signUp()
  await open('/dashboard')
  await field('Title').fill('Opening hours')
  await control('button', 'Create Post').click()
  await control('button', 'Edit Opening hours').click()
  await control('h2', 'Edit post').wait()
  await field('Title').fill('Winter hours')
  await control('button', 'Update Post').click()
  await byText('Post Updated!').wait()
  await control('button', 'Delete Winter hours').click()
  await control('button', 'Delete').click()
  await byText("You haven't created any posts yet.").wait()

  await byXPath('//a[starts-with(normalize-space(), "Welcome, ")]').click()
  await control('h1', 'Account').wait()
  await control('button', 'Log out').click()
  await control('a', 'Log in').wait()
  await expect.poll(path).toBe('/')
})
