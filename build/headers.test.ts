import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, toCspHash, renderHeadersFile, matchHeaders } from './headers'

const html =
  '<script>first()</script><style>p{}</style><script type="module" src="/a.js"></script><script>second()</script>'
const imageService = 'https://images.example'
const project = 'https://project.supabase.co'
const file = renderHeadersFile(contentSecurityPolicy(html, imageService, project))

/** Returns a policy's sources by directive. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources]
    }),
  )

describe('the content security policy', () => {
  test('allows only the inline scripts and styles of the page, by their hashes', () => {
    expect(directives(contentSecurityPolicy(html, imageService, project))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", toCspHash('first()'), toCspHash('second()')],
      'style-src': ["'self'", toCspHash('p{}')],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://images.example'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://project.supabase.co'],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    })
  })

  test('forbids framing in the header, the only place where that works', () => {
    expect(matchHeaders(file, '/')['Content-Security-Policy']).toBe(
      `${contentSecurityPolicy(html, imageService, project)}; frame-ancestors 'none'`,
    )
  })

  test.each([
    ['https://project.supabase.co/', ['https://project.supabase.co']],
    ['http://127.0.0.1:54321', ['http://127.0.0.1:54321']],
    [undefined, []],
  ])('allows requests to the backend %s', (backend, origins) => {
    expect(directives(contentSecurityPolicy(html, imageService, backend))['connect-src']).toEqual([
      "'self'",
      ...origins,
    ])
  })
})

test('lets browsers cache only assets forever', () => {
  expect(matchHeaders(file, '/assets/main-abc.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(matchHeaders(file, '/services/legal')['Cache-Control']).toBeUndefined()
})

test.each(['/', '/assets/main-abc.js', '/services/legal', '/no/such/page'])(
  '%s has the security headers',
  (pathname) => {
    expect(matchHeaders(file, pathname)).toMatchObject({
      'Content-Security-Policy': expect.any(String),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

test('rejects a line that a host would truncate', () => {
  expect(() => renderHeadersFile('a'.repeat(2000))).toThrow('too long')
})
