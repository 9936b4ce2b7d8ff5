import { readFileSync } from 'node:fs'
import { matchHeaders } from '../build/headers-file'
import { expect, gotoHydrated, test } from './fixtures'

const attacks = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
  },
  'an inline event handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="document.title=1">')
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

test.use({ expectedErrors: new RegExp(`${blocked.source}|evil\\.example`) })

test('the content security policy blocks inline scripts and other hosts', async ({ page }) => {
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

test('the backend’s responses have the headers of the file _headers', async ({ request }) => {
  const path = '/rest/v1/posts'
  const headers = matchHeaders(readFileSync('dist-embedded/_headers', 'utf8'), path)
  expect(headers).not.toEqual({})
  const response = await request.get(path)
  expect(response.headers()).toMatchObject(Object.fromEntries(new Headers(headers)))
})
