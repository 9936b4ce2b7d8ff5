import { expect, test } from 'vitest'
import { render } from '@/app/entry-prerender'
import { getHtmlText } from '../../../tests/helpers/html-text'
import { openOnly } from '../../../tests/helpers/open-only'
import { findService } from './open-services'
import { pageRoutes, type ServicePath } from './page-routes'

const allServices = pageRoutes
  .filter((route) => findService(route) === route)
  .map(({ path }) => path as ServicePath)

/** Returns the text of the page at a path, as visitors see it. */
const getText = async (path: string) => getHtmlText((await render(path)).body)

const closedNote =
  'This service isn’t open yet. Today, an account opens a dashboard for your own posts.'
const trialNote = '14-day free trial of Starter and Professional. No credit card required.'
const openToday = 'Open today: Recruitment. The other services aren’t open yet.'

test('services are the pages below /services/ without a parent', () => {
  expect(allServices).toEqual(
    expect.arrayContaining(['/services/recruitment', '/services/client-chat']),
  )
  expect(allServices).not.toContain('/services/insurance-plus/quote')
  expect(allServices.length).toBeGreaterThan(50)
})

test.each([
  '/services/recruitment',
  '/services/finance',
  '/services/insurance-plus/quote',
  '/services/home-services/pest-control',
  '/client-chat',
  '/examples/apps',
])('the page at %s says once that its service is not open', async (path) => {
  openOnly()
  const text = await getText(path)
  expect(text.split(closedNote)).toHaveLength(2)
  expect(text).not.toContain(trialNote)
})

test.each(['/services/connect', '/client-chat'])(
  'the page at %s tells about the trial once its service is open',
  async (path) => {
    openOnly('/services/connect')
    const text = await getText(path)
    expect(text).toContain(trialNote)
    expect(text).not.toContain(closedNote)
  },
)

const states: { open: ServicePath[]; note: string; footer?: string }[] = [
  {
    open: [],
    note: `${trialNote} The services aren’t open yet; today, an account opens a dashboard for your own posts.`,
    footer: 'The services on this site aren’t open yet. Accounts, posts and messages work today.',
  },
  {
    open: ['/services/recruitment'],
    note: `${trialNote} ${openToday}`,
    footer: openToday,
  },
  { open: allServices, note: trialNote },
]

test.each(
  ['/', '/features', '/pricing'].flatMap((path) => states.map((state) => ({ path, ...state }))),
)('at $path with the open services $open', async ({ path, open, note, footer }) => {
  openOnly(...open)
  const [, main = '', end = ''] = /(<main.*<\/main>)(.*)/s.exec((await render(path)).body)!
  expect(getHtmlText(main)).toContain(note)
  expect(getHtmlText(end)).toContain(footer ?? '©')
  expect(/open yet|work today/.test(getHtmlText(end))).toBe(footer !== undefined)
})
