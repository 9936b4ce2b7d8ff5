import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Toasts from './toasts'
import { toasts } from '../../tests/render-app'

let store: typeof Toasts

beforeEach(async () => {
  vi.resetModules()
  store = await import('./toasts')
  const { Toaster } = await import('./toast')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  render(<Toaster />)
})

const show = (toast: Parameters<typeof store.showToast>[0]) => act(() => store.showToast(toast))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const titles = () => toasts().map((toast) => within(toast).getByText(/^Toast/).textContent)

test('one toast shows at a time, the newest', () => {
  show({ title: 'Toast 1' })
  expect(titles()).toEqual(['Toast 1'])
  show({ title: 'Toast 2', description: 'Of it' })
  expect(titles()).toEqual(['Toast 2'])
  expect(within(toasts()[0]!).getByText('Of it')).toBeVisible()
  expect(store.getToasts()).toHaveLength(1)
})

test('a toast shows for 5 s', () => {
  show({ title: 'Toast' })
  pass(4999)
  expect(titles()).toEqual(['Toast'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a toast shows for as long as it says', () => {
  show({ title: 'Toast', duration: 10_000 })
  pass(9999)
  expect(titles()).toEqual(['Toast'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a toast in place of another has all of its time', () => {
  show({ title: 'Toast 1' })
  pass(4000)
  show({ title: 'Toast 2' })
  pass(4999)
  expect(titles()).toEqual(['Toast 2'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a toast can be dismissed; it is removed 1,000,000 ms later', () => {
  show({ title: 'Toast' })
  fireEvent.click(within(toasts()[0]!).getByRole('button', { name: 'Dismiss' }))
  expect(titles()).toEqual([])
  expect(store.getToasts()).toMatchObject([{ title: 'Toast', open: false }])
  pass(999_999)
  expect(store.getToasts()).toHaveLength(1)
  pass(1)
  expect(store.getToasts()).toEqual([])
})

test('the removal of a dismissed toast leaves the one after it alone', () => {
  show({ title: 'Toast 1', duration: Infinity })
  fireEvent.click(within(toasts()[0]!).getByRole('button', { name: 'Dismiss' }))
  show({ title: 'Toast 2', duration: Infinity })
  pass(1_000_000)
  expect(titles()).toEqual(['Toast 2'])
})

test('a toast can be swiped away to the right by 50 px, and no less', () => {
  const swipe = (distance: number) => {
    const toast = toasts()[0]!
    fireEvent.pointerDown(toast, { button: 0, pointerId: 1, clientX: 100, clientY: 10 })
    fireEvent.pointerMove(toast, { pointerId: 1, clientX: 100 + distance / 2, clientY: 10 })
    fireEvent.pointerMove(toast, { pointerId: 1, clientX: 100 + distance, clientY: 10 })
    fireEvent.pointerUp(toast, { pointerId: 1, clientX: 100 + distance, clientY: 10 })
  }
  show({ title: 'Toast' })
  swipe(-200)
  expect(titles()).toEqual(['Toast'])
  swipe(49)
  expect(titles()).toEqual(['Toast'])
  swipe(51)
  expect(titles()).toEqual([])
})

test('a destructive toast looks like one, and is announced at once', () => {
  show({ title: 'Toast 1' })
  expect(toasts()[0]).not.toHaveClass('text-danger')
  pass(1)
  show({ title: 'Toast 2', variant: 'destructive' })
  expect(toasts()[0]).toHaveClass('text-danger')
  const announced = screen.getAllByRole('status').map((status) => status.getAttribute('aria-live'))
  expect(announced).toContain('assertive')
})

test('F8 leads to the toasts, and while the focus is there their time stands still', () => {
  show({ title: 'Toast' })
  pass(4000)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('list')).toHaveFocus()
  pass(60_000)
  expect(titles()).toEqual(['Toast'])
  act(() => screen.getByRole('list').blur())
  pass(999)
  expect(titles()).toEqual(['Toast'])
  pass(1)
  expect(titles()).toEqual([])
})

test('from a medium screen on, toasts are 420 px wide at most', () => {
  expect(screen.getByRole('list', { hidden: true })).toHaveClass('w-full', 'md:max-w-[420px]')
})
