import { expect, test } from 'vitest'
import { safeEmailRedirect, safeRedirect, withRedirect } from './redirect-target'

const origin = 'https://omnia.example'

test.each([
  '/',
  '/dashboard',
  '/services/healthcare/patient-portal',
  '/contact?subject=TravelSupport#form',
  '/pricing?next=https://elsewhere.example',
])('accepts the path %s', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  null,
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
  'https://omnia.example/dashboard',
  'https://omnia.example@evil.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '?redirect=/x',
  '#/x',
  '//',
  '/\\',
  'http://[',
])('replaces %j by home', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

test.each([
  [`${origin}/pricing?a=1#b`, '/pricing?a=1#b'],
  ['/pricing', '/pricing'],
  [origin, '/'],
  [`${origin}//evil.example`, '/'],
  [`${origin}/\\evil.example`, '/'],
  [`${origin}.evil.example/pricing`, '/'],
  [`${origin}@evil.example/pricing`, '/'],
  ['https://evil.example/pricing', '/'],
  [null, '/'],
])('reads %j from an email as %s', (value, path) => {
  expect(safeEmailRedirect(value, origin)).toBe(path)
})

test.each([
  ['/auth/recover', '/', '/auth/recover'],
  [
    '/auth/recover',
    '/contact?subject=TravelSupport',
    '/auth/recover?redirect=%2Fcontact%3Fsubject%3DTravelSupport',
  ],
  ['/auth?mode=login', '/pricing', '/auth?mode=login&redirect=%2Fpricing'],
] as const)('adds to %s the target %s: %s', (address, path, link) => {
  expect(withRedirect(address, path)).toBe(link)
})
