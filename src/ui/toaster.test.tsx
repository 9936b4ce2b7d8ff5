import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../../tests/helpers/render-app'
import { Toaster } from './toaster'
import { showToast, type Toast } from './toast-store'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  render(<Toaster />)
})

const show = (toast: Toast) => act(() => showToast(toast))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const titles = () => toasts().map((toast) => within(toast).getByText(/^Toast/).textContent)

test('shows only the newest toast', () => {
  show({ title: 'Toast 1' })
  expect(titles()).toEqual(['Toast 1'])
  show({ title: 'Toast 2', description: 'Details' })
  expect(titles()).toEqual(['Toast 2'])
  expect(within(toasts()[0]!).getByText('Details')).toBeVisible()
})

test('dismisses a toast that is swiped right by at least 50 px', () => {
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

test('shows a toast for its own duration', () => {
  show({ title: 'Toast', duration: 10_000 })
  pass(9999)
  expect(titles()).toEqual(['Toast'])
  pass(1)
  expect(titles()).toEqual([])
})

test('shows a toast that replaces another for its full 5 s', () => {
  show({ title: 'Toast 1' })
  pass(4000)
  show({ title: 'Toast 2' })
  pass(4999)
  expect(titles()).toEqual(['Toast 2'])
  pass(1)
  expect(titles()).toEqual([])
})

test('dismisses a toast and keeps its replacement', () => {
  show({ title: 'Toast 1', duration: Infinity })
  fireEvent.click(within(toasts()[0]!).getByRole('button', { name: 'Dismiss' }))
  expect(titles()).toEqual([])
  show({ title: 'Toast 2', duration: Infinity })
  pass(1_000_000)
  expect(titles()).toEqual(['Toast 2'])
})

test('marks an error toast with an icon and announces it assertively', () => {
  show({ title: 'Toast 1' })
  expect(within(toasts()[0]!).queryByRole('img')).not.toBeInTheDocument()
  pass(1)
  show({ title: 'Toast 2', tone: 'danger' })
  expect(within(toasts()[0]!).getByRole('img', { name: 'Error' })).toBeVisible()
  const announced = screen.getAllByRole('status').map((status) => status.getAttribute('aria-live'))
  expect(announced).toContain('assertive')
})

test('returns the focus after F8 and Escape', () => {
  render(<button>Save</button>)
  const button = screen.getByRole('button', { name: 'Save' })
  act(() => button.focus())
  show({ title: 'Toast' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('list')).toHaveFocus()
  fireEvent.keyDown(screen.getByRole('list'), { key: 'Escape' })
  expect(titles()).toEqual([])
  expect(button).toHaveFocus()
})
