import { expect, test } from 'vitest'
import { matchHeaders, renderHeadersFile } from './headers-file'

const file = renderHeadersFile("default-src 'none'")

test('forbids framing in the header, the only place where that works', () => {
  expect(matchHeaders(file, '/')['Content-Security-Policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
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
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

test('rejects a line that a host would truncate', () => {
  expect(() => renderHeadersFile('a'.repeat(2000))).toThrow('too long')
})
