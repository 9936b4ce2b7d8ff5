import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDraft } from './request-draft'

/** A draft as a form uses it; `set` types into a field. */
function draft(key: string) {
  const { result } = renderHook(() => useDraft(key))
  return {
    values: () => result.current[0],
    set: (name: string, value: string) => act(() => result.current[1](name, value)),
  }
}

test('opens with what the tab kept over a reload, texts only', () => {
  window.sessionStorage.setItem('kept', JSON.stringify({ region: 'Portugal', days: 7 }))
  expect(draft('kept').values()).toEqual({ region: 'Portugal' })
})

test.each(['null', '7', '{"half'])('opens empty when %s was kept', (kept) => {
  window.sessionStorage.setItem(kept, kept)
  expect(draft(kept).values()).toEqual({})
})

test('keeps each form by its key, for the next time it is shown and for a reload', () => {
  const first = draft('first')
  first.set('region', 'Portugal')
  first.set('days', '9')
  draft('second').set('region', 'Norway')
  expect(draft('first').values()).toEqual({ region: 'Portugal', days: '9' })
  expect(window.sessionStorage.getItem('first')).toBe('{"region":"Portugal","days":"9"}')
})

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

test('works where storage is forbidden', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const refused = draft('refused')
  refused.set('region', 'Portugal')
  read.mockRestore()
  write.mockRestore()
  expect(refused.values()).toEqual({ region: 'Portugal' })
})
