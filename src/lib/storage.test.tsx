import { afterEach, expect, test, vi } from 'vitest'
import { readStorage, readStoredJson, removeStorage, writeStorage } from './storage'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('reads JSON, and returns undefined if the text is not JSON', () => {
  expect(readStoredJson('localStorage', 'key')).toBeUndefined()
  writeStorage('localStorage', 'key', '{"a":1}')
  expect(readStoredJson('localStorage', 'key')).toEqual({ a: 1 })
  writeStorage('localStorage', 'key', '{"half')
  expect(readStoredJson('localStorage', 'key')).toBeUndefined()
})

test('reports that a write to full storage failed', () => {
  window.localStorage.setItem('filler', 'x'.repeat(4_999_000))
  expect(writeStorage('localStorage', 'key', 'x'.repeat(10_000))).toBe(false)
  expect(readStorage('localStorage', 'key')).toBeNull()
})

test('blocked storage reads as empty and reports that writes failed', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(readStorage('localStorage', 'key')).toBeNull()
  expect(readStoredJson('localStorage', 'key')).toBeUndefined()
  expect(writeStorage('localStorage', 'key', 'text')).toBe(false)
  expect(() => removeStorage('localStorage', 'key')).not.toThrow()
})
