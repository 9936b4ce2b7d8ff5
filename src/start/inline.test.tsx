import { afterEach, expect, test } from 'vitest'
import { themeKey } from '@/lib/theme'
import { ada, sessionBody, storeSession } from '../../tests/helpers/mock-backend'
import { flags } from './flags'

/** Runs the script in the HTML of `path`, which reads these search parameters, at a URL. */
async function start(url: string, path: string, searchParams = '') {
  history.replaceState(null, '', url)
  Object.assign(flags, { path, searchParams })
  document.head.innerHTML = '<meta id="light-color"><meta id="dark-color">'
  // The query makes it run again.
  await import(/* @vite-ignore */ `./inline?${crypto.randomUUID()}`)
}

afterEach(() => {
  window.dispatchEvent(new Event('hydrated'))
  for (const name of Object.keys(flags)) Reflect.deleteProperty(flags, name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test.each([
  { at: '/about', html: '/about', hidden: undefined },
  { at: '/about', html: '/pricing', hidden: '' },
  { at: '/no/such/page', html: '/404', hidden: undefined },
  { at: '/contact?subject=sales', html: '/contact', searchParams: 'subject', hidden: '' },
  { at: '/pricing?billing=yearly', html: '/pricing', searchParams: 'billing=yearly', hidden: '' },
  { at: '/pricing?billing=x&q', html: '/pricing', searchParams: 'billing=yearly' },
  { at: '/about', html: '/about', session: 'fresh' },
  { at: '/login', html: '/login', session: 'fresh', hidden: '' },
  { at: '/about', html: '/about', session: 'stale', hidden: '' },
])(
  'at $at with a session $session, the HTML of $html is hidden: $hidden',
  async ({ at, html, searchParams, session, hidden }) => {
    if (session) storeSession(sessionBody(ada, session === 'fresh' ? 3600 : -60))
    await start(at, html, searchParams)
    expect([flags.session, flags.hidden]).toEqual([session, hidden])
    const preconnect = document.querySelector('link[rel=preconnect]')?.getAttribute('href')
    expect(preconnect).toBe(session && 'https://backend.test')
  },
)

test('the stored theme is applied, and one that another tab chooses', async () => {
  localStorage.setItem(themeKey, 'dark')
  await start('/about', '/about')
  expect(document.documentElement.dataset.theme).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('a module that does not load shows the page and a message, a picture does not', async () => {
  await start('/about', '/pricing')
  document.body.innerHTML =
    '<p id="load-error" hidden></p><img><script type="module" src="/x.js"></script>'
  const message = document.getElementById('load-error')!
  document.querySelector('img')!.dispatchEvent(new Event('error'))
  expect(message.hidden).toBe(true)
  document.querySelector('script')!.dispatchEvent(new Event('error'))
  expect([message.hidden, flags.hidden]).toEqual([false, undefined])
})
