import { expect, test } from 'vitest'
import { safeRedirect } from './redirect'

const origin = 'https://omnia.example'

test.each([
  '/',
  '/dashboard',
  '/services/healthcare/patient-portal',
  '/contact?subject=TravelSupport#form',
  '/pricing?next=https://elsewhere.example',
])('leads to %s', (path) => {
  expect(safeRedirect(path, origin)).toBe(path)
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
])('leads home from %j', (value) => {
  expect(safeRedirect(value, origin)).toBe('/')
})
