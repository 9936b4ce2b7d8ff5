import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toasts } from '../../tests/render-app'
import type * as Toasts from './toasts'

let store: typeof Toasts

beforeEach(() => {
  vi.resetModules()
})

/** The place of the toasts; its script does not come ahead in tests. */
async function open() {
  onTestFinished(() => void vi.doUnmock('./toast'))
  store = await import('./toasts')
  const { Toasts } = await import('./toaster')
  render(<Toasts />)
}

test('a toast that comes before its script waits for it, and has all of its time then', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.doMock('./toast', async (original) => {
    await arrived
    return await original()
  })
  await open()
  act(() => store.showToast({ title: 'Toast 1' }))
  expect(toasts()).toEqual([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  act(() => store.showToast({ title: 'Toast 2' }))
  act(() => vi.advanceTimersByTime(4000))
  await act(async () => {
    arrive()
    await vi.dynamicImportSettled()
  })
  expect(screen.getByText('Toast 2')).toBeVisible()
  expect(toasts()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(4999))
  expect(toasts()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  expect(toasts()).toEqual([])
})

test('a toast whose script does not load is there when the connection is', async () => {
  let broken = true
  vi.doMock('./toast', async (original) => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return await original()
  })
  await open()
  act(() => store.showToast({ title: 'Toast', duration: Infinity }))
  await act(() => vi.dynamicImportSettled())
  expect(toasts()).toEqual([])
  broken = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Toast')).toBeVisible()
})
