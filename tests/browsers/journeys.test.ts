import { existsSync } from 'node:fs'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, startDriver, startFirefox } from './webdriver'

const sitePort = 4278
const browserPort = 4279

/** The browsers that this machine has. */
const browsers = [
  { name: 'Firefox', files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], start: startFirefox },
  { name: 'WebKitGTK', files: ['/usr/bin/WebKitWebDriver'], start: startDriver },
  { name: 'Safari', files: ['/usr/bin/safaridriver'], start: startDriver },
].flatMap(({ name, files, start }) => {
  const file = files.find((path) => existsSync(path))
  return file ? { name, start: () => start(file, browserPort) } : []
})

/** Keys by their WebDriver code. */
const keys = { Enter: '\uE007', Down: '\uE015' }

/** The key of an element's ID in the arguments of a script (W3C WebDriver, "web element identifier"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Returns the XPath of an element by its tag or role, and its text or label. */
const control = (element: string, name: string) =>
  `//${element}[normalize-space()="${name}" or @aria-label="${name}"]`

/** Returns the XPath of a field by its label. */
const field = (label: string) =>
  `//*[@id=//label[normalize-space()="${label}"]/@for or @aria-label="${label}"]`

const text = (part: string) => `//*[text()[contains(normalize-space(), "${part}")]]`

const pages = [
  '/',
  '/pricing',
  '/features',
  '/contact',
  '/services/legal',
  '/services/healthcare/find-care',
  '/services/insurance-plus/quote?type=business',
  '/search?q=loans',
]

let server: PreviewServer

beforeAll(async () => {
  process.env.OMNIA_DATABASE = 'memory://'
  await build({ mode: 'embedded', logLevel: 'warn' })
  server = await preview({ mode: 'embedded', preview: { port: sitePort } })
})

afterAll(() => server?.close())

test('a browser is installed', () => {
  expect(browsers, 'Install Firefox, or webkit2gtk-driver and xvfb.').not.toEqual([])
})

describe.each(browsers)('$name', ({ start }) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await start()
  })

  afterAll(() => browser?.close())

  beforeEach(async () => {
    await browser.send('NewSession', { capabilities: {} })
    await setWidth(1280)
  })

  afterEach(() => browser.send('DeleteSession'))

  const setWidth = (width: number) =>
    browser.send('SetWindowRect', { x: 0, y: 0, width, height: 900 })

  /** Runs the body of a function in the page. */
  const run = <T>(script: string, ...args: unknown[]) =>
    browser.send('ExecuteScript', { script, args }) as Promise<T>

  const waitForPath = (path: string | RegExp) =>
    expect.poll(() => run<string>('return location.pathname')).toMatch(path)

  async function open(path: string) {
    await browser.send('Navigate', { url: `http://localhost:${sitePort}${path}` })
    await expect.poll(() => run('return document.documentElement.dataset.hydrated')).toBe('')
  }

  /** Returns the ID of the element at an XPath, as soon as there is one. */
  const find = (xpath: string) =>
    vi.waitFor(async () => {
      const elements = await browser.send('FindElements', { using: 'xpath', value: xpath })
      const [element] = elements as Record<string, string>[]
      if (!element) throw new Error(`The page has no ${xpath}`)
      return Object.values(element)[0]!
    }, 15_000)

  /** Clicks the element at an XPath, as soon as it can be clicked. */
  const click = (xpath: string) =>
    vi.waitFor(async () => {
      const id = await find(xpath)
      // WebKitGTK doesn't scroll far enough by itself.
      await run(`arguments[0].scrollIntoView({ block: 'center' })`, { [elementKey]: id })
      await browser.send('ElementClick', { id })
    }, 15_000)

  async function fill(xpath: string, value: string) {
    const id = await find(xpath)
    await browser.send('ElementClear', { id })
    await browser.send('ElementSendKeys', { id, text: value })
  }

  /** Presses keys one after another. */
  const press = (...values: string[]) =>
    browser.send('PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })

  test.each([390, 1280])(
    'at %d px, eight pages open without an error or overflow',
    async (width) => {
      await setWidth(width)
      for (const path of pages) {
        await open(path)
        await find('//h1')
        const alerts = await run<string[]>(
          `return [...document.querySelectorAll('[role=alert]')].filter((alert) => alert.checkVisibility()).map((alert) => alert.textContent)`,
        )
        expect({ path, alerts }).toEqual({ path, alerts: [] })
        const overflows = await run('return document.documentElement.scrollWidth > innerWidth')
        expect({ path, overflows }).toEqual({ path, overflows: false })
      }
    },
  )

  test('a new user creates, edits and deletes a post, and logs out', async () => {
    await open('/signup')
    await fill(field('Email'), `user-${Date.now()}@example.com`)
    await fill('//input[@type="password"]', 'correct horse battery')
    await click(control('button', 'Sign up'))
    await waitForPath(/^\/$/)

    await open('/dashboard')
    await fill(field('Title'), 'Opening hours')
    await click(control('button', 'Create Post'))
    await click(control('button', 'Edit Opening hours'))
    await find(control('h2', 'Edit post'))
    await fill(field('Title'), 'Winter hours')
    await click(control('button', 'Update Post'))
    await click(control('button', 'Delete Winter hours'))
    await click(control('button', 'Delete'))
    await find(text("You haven't created any posts yet."))

    await click('//header' + control('button', 'Log out'))
    await find(text('You have been successfully logged out.'))
    await waitForPath(/^\/$/)
  })

  test('a visitor sends a contact message', async () => {
    await open('/contact')
    await fill(field('Full Name'), 'Ada Lovelace')
    await fill(field('Email Address'), 'ada@example.com')
    await fill(field('Your Message'), 'Which plan fits two sites?')
    await click(control('button', 'Send Message'))
    await find(text('Message Sent!'))
  })

  test('the Services menu works by keyboard', async () => {
    await open('/')
    await run(`document.querySelector('header button[aria-haspopup=menu]').focus()`)
    await press(keys.Enter)
    await find('//*[@role="menuitem"]')
    await press(keys.Down, keys.Down, keys.Enter)
    await waitForPath(/^\/services\//)
  })

  test('the mobile menu opens, and closes on navigation', async () => {
    await setWidth(390)
    await open('/')
    await click(control('button', 'Open menu'))
    await click('//button[@aria-label="Close menu"]/following::a[normalize-space()="Pricing"]')
    await waitForPath('/pricing')
    await find(control('button', 'Open menu'))
  })

  test('the search page opens with its field focused, and Enter twice opens the first result', async () => {
    await open('/about')
    await click('//header//a[@aria-label="Search"]')
    await find('//*[@role="search"]//input')
    await press(...'loans')
    await find('//*[@role="search"]//li')
    await press(keys.Enter, keys.Enter)
    await waitForPath(/^\/services\/finance/)
  })

  test('the chosen theme applies to the next page', async () => {
    await open('/')
    const getBackground = () =>
      run<string>('return getComputedStyle(document.documentElement).backgroundColor')
    const light = await getBackground()
    await click('//header' + control('button', 'Switch between light and dark theme'))
    await expect.poll(getBackground).not.toBe(light)
    const dark = await getBackground()
    await open('/pricing')
    expect(await getBackground()).toBe(dark)
  })
})
