import { expect, test } from 'vitest'
import { matchHeaders, renderHeadersFile } from './headers-file'

const file = renderHeadersFile("default-src 'none'")

test('every path has the security headers, and browsers cache assets forever', () => {
  const headers = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }
  for (const path of ['/', '/services/legal']) expect(matchHeaders(file, path)).toEqual(headers)
  expect(matchHeaders(file, '/assets/main-abc.js')).toEqual({
    ...headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})

test('rejects a line that a host would truncate', () => {
  expect(() => renderHeadersFile('a'.repeat(2000))).toThrow('too long')
})
