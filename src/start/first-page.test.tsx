import type { RouteObject } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { cleanUpUrl, loadFirstPage } from './first-page'
import { flags } from './flags'

const show = (url: string, state: unknown = null) => history.replaceState(state, '', url)

beforeEach(() => {
  for (const name of Object.keys(flags)) Reflect.deleteProperty(flags, name)
})

test.each([
  ['/pricing#access_token=secret&type=signup', '/pricing'],
  ['/pricing?ref=mail#error_code=otp_expired', '/pricing?ref=mail'],
  ['/pricing#faq', '/pricing#faq'],
])('the start changes the URL %s to %s', (url, cleaned) => {
  show(url)
  cleanUpUrl()
  expect(location.href).toBe(location.origin + cleaned)
})

test('the history entry gets a key, and keeps one that it has', () => {
  show('/')
  cleanUpUrl()
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) })
  show('/', { key: 'known', idx: 1 })
  cleanUpUrl()
  expect(history.state).toEqual({ key: 'known', idx: 1 })
})

test.each([
  { at: '/about', html: '/about', hidden: undefined, hydrates: true },
  { at: '/about', html: '/about', hidden: '', hydrates: false },
  { at: '/about', html: '/pricing', hidden: undefined, hydrates: false },
  { at: '/no/such/page', html: '/404', hidden: undefined, hydrates: true },
] as const)(
  'at $at, the HTML of $html (hidden: $hidden) is hydrated: $hydrates',
  async ({ at, html, hidden, hydrates }) => {
    const Component = () => null
    const lazy = vi.fn<() => Promise<{ Component: typeof Component }>>(async () => ({ Component }))
    const routes: RouteObject[] = [
      { path: '/about', lazy },
      { path: '*', lazy },
    ]
    show(at)
    flags.path = html
    if (hidden !== undefined) flags.hidden = hidden
    expect(await loadFirstPage(routes)).toBe(hydrates)
    // The router must not load the page again.
    expect(lazy).toHaveBeenCalledTimes(1)
    expect(routes).toContainEqual(expect.objectContaining({ Component, lazy: undefined }))
  },
)
