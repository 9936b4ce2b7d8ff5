import { expect, test } from 'vitest'
import { safeRedirect, withRedirect } from './redirect-target'

const origin = 'https://omnia.example'

test.each([
  '/',
  '/dashboard',
  '/services/healthcare/patient-portal',
  '/contact?subject=TravelSupport#form',
  '/pricing?next=https://elsewhere.example',
])('accepts the path %s, with and without the origin of this site', (path) => {
  expect(safeRedirect(path, origin)).toBe(path)
  expect(safeRedirect(origin + path, origin)).toBe(path)
})

test.each([
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\..\\..',
  '/\t/evil.example',
  '/\t/evil.example/dashboard',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https://evil.example',
  'https:/evil.example',
  origin,
  `${origin}//evil.example`,
  `${origin}/\\evil.example`,
  `${origin}/..//evil.example`,
  `${origin}/\t/evil.example`,
  `${origin}.evil.example/pricing`,
  `${origin}:8443/pricing`,
  `${origin}@evil.example/pricing`,
  'https://omnia.example@evil.example/',
  'https://evil.example/pricing',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '?redirect=/x',
  '#/x',
  '//',
  '/\\',
  'http://[',
])('replaces %j by home', (value) => {
  expect(safeRedirect(value, origin)).toBe('/')
})

test.each([
  ['/auth/recover', '/', '/auth/recover'],
  [
    '/auth/recover',
    '/contact?subject=TravelSupport',
    '/auth/recover?redirect=/contact%3Fsubject%3DTravelSupport',
  ],
  ['/auth?mode=login', '/pricing', '/auth?mode=login&redirect=/pricing'],
] as const)('adds to %s the target %s: %s', (href, path, link) => {
  expect(withRedirect(href, path)).toBe(link)
})
