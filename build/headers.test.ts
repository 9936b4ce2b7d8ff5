import { describe, expect, test } from 'vitest'
import { hashOf, headersFile, headersFor } from './headers'

const site = {
  pages: [
    '<script>first()</script><script src="/a.js"></script>',
    '<script>first()</script><script type="application/ld+json">{}</script><script type="module">second()</script>',
  ],
  addresses: ['/', '/pricing', '/services/legal', '/services/finance/loans', '/blog/fitness'],
  imageService: 'https://images.example',
  backend: 'https://project.supabase.co',
}

/** What a policy says, by directive. */
const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    headers['Content-Security-Policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources]
    }),
  )

describe('the content security policy', () => {
  test('allows the scripts of the pages, each once, and no others', () => {
    const policy = policyOf(headersFor(headersFile(site), '/'))
    expect(policy['script-src']).toEqual(["'self'", hashOf('first()'), hashOf('second()')])
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://images.example'])
  })

  test.each([
    ['https://project.supabase.co', ['https://project.supabase.co', 'wss://project.supabase.co']],
    ['https://project.supabase.co/', ['https://project.supabase.co', 'wss://project.supabase.co']],
    ['http://127.0.0.1:54321', ['http://127.0.0.1:54321', 'ws://127.0.0.1:54321']],
    [undefined, []],
  ])('lets pages talk to the backend %s', (backend, sources) => {
    const policy = policyOf(headersFor(headersFile({ ...site, backend }), '/'))
    expect(policy['connect-src']).toEqual(["'self'", ...sources])
  })
})

describe('the cache', () => {
  test.each([
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/pricing', 'no-cache'],
    ['/pricing.html', 'no-cache'],
    ['/services/legal', 'no-cache'],
    ['/services/finance/loans', 'no-cache'],
    ['/blog/fitness', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
  ])('of %s is %s', (pathname, cache) => {
    expect(headersFor(headersFile(site), pathname)['Cache-Control']).toBe(cache)
  })
})

test.each(['/', '/assets/main-abc.js', '/services/legal', '/no/such/page'])(
  '%s has the headers that everything has',
  (pathname) => {
    expect(headersFor(headersFile(site), pathname)).toMatchObject({
      'Content-Security-Policy': expect.any(String),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

test('a file that a host would cut is not written', () => {
  const pages = Array.from({ length: 40 }, (_, index) => `<script>run(${index})</script>`)
  expect(() => headersFile({ ...site, pages })).toThrow('Too long for a line')
  const addresses = Array.from({ length: 100 }, (_, index) => `/folder-${index}/page`)
  expect(() => headersFile({ ...site, addresses })).toThrow('Too many rules')
})
