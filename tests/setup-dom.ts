import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { disposeClient } from './helpers/fresh-client'
import { resetStores } from './helpers/zustand-mock'
import { server } from './helpers/msw-server'

vi.mock('zustand', async (importOriginal) => {
  const { recordStores } = await import('./helpers/zustand-mock')
  return recordStores(await importOriginal())
})

vi.mock('@/lib/supabase', async (importOriginal) => {
  const { freshClients } = await import('./helpers/fresh-client')
  return freshClients(await importOriginal())
})

// Lets a test fail the load of a module.
vi.mock('@/lib/load-module', async (importOriginal) => {
  const { mockLoadModule } = await import('./helpers/load-module-mock')
  return mockLoadModule(await importOriginal())
})

// Rendering its links would take a quarter of the time of all component tests. footer.test.tsx
// renders them.
vi.mock('@/layout/footer', async () => {
  const { createElement } = await import('react')
  return { Footer: () => createElement('footer') }
})

// Browser APIs that jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector('input')?.focus()
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.scrollTo = () => undefined
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
Element.prototype.scrollTo ??= () => undefined
Element.prototype.scrollBy ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
HTMLElement.prototype.hasPointerCapture ??= () => false
HTMLElement.prototype.setPointerCapture ??= () => undefined
HTMLElement.prototype.releasePointerCapture ??= () => undefined

// Fake timers don't control AbortSignal.timeout().
AbortSignal.timeout = (ms) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
  return controller.signal
}

// On a busy machine, only the test's own timeout should count.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  cleanup()
  disposeClient()
  resetStores()
  queryClient.clear()
  vi.useRealTimers()
  server.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

afterAll(() => server.close())
