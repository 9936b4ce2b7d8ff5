import { beforeEach, describe, expect, test } from 'vitest'
import { serveNoPosts, storeSession } from './helpers/mock-backend'
import { closeApp, main, renderApp } from './helpers/render-app'
import { renderFooter } from './helpers/render-footer'
import { findService, openServices } from '@/content/catalog/open-services'
import { pageRoutes, type ServicePath } from '@/content/catalog/page-routes'

const allServices = pageRoutes
  .filter((route) => findService(route) === route)
  .map(({ path }) => path as ServicePath)

const openOnly = (...paths: ServicePath[]) => openServices.splice(0, Infinity, ...paths)

beforeEach(() => {
  const paths = [...openServices]
  openOnly()
  return () => void openOnly(...paths)
})

const accountNote = 'Today, an account opens a dashboard for your own posts.'
const closedNote = `This service isn’t open yet. ${accountNote}`
const trialNote = '14-day free trial of Starter and Professional. No credit card required.'
const openToday = 'Open today: Recruitment. The other services aren’t open yet.'

const recruitment = '/services/recruitment'
const states: [name: string, open: ServicePath[]][] = [
  ['no', []],
  ['one', [recruitment]],
  ['each', allServices],
]

const links = (scope = main()) =>
  scope.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const)

test('services are the pages below /services/ without a parent', () => {
  expect(allServices).toContain(recruitment)
  expect(allServices).toContain('/services/client-chat')
  expect(allServices).not.toContain('/services/insurance-plus/quote')
  expect(allServices.length).toBeGreaterThan(50)
})

describe('the note below the buttons', () => {
  const closedPaths = [
    '/services/recruitment',
    '/services/finance',
    '/services/insurance-plus/quote',
    '/services/home-services/pest-control',
    '/client-chat',
    '/examples/apps',
  ]

  test.each(closedPaths)('at %s says that the service is not open', async (path) => {
    await renderApp(path)
    expect(main().getAllByText(closedNote)).toHaveLength(1)
    expect(main().queryByText(trialNote)).not.toBeInTheDocument()
  })

  test.each([
    ['visitors', false],
    ['users', true],
  ])('is about the trial on the page of an open service, for %s', async (_, isUser) => {
    openOnly(recruitment)
    if (isUser) storeSession()
    await renderApp(recruitment)
    expect(main().getByText(trialNote)).toBeVisible()
    expect(main().queryByText(closedNote)).not.toBeInTheDocument()
  })

  test('follows the parent of a page', async () => {
    openOnly('/services/connect')
    await renderApp('/client-chat')
    expect(main().queryByText(closedNote)).not.toBeInTheDocument()
  })

  test.each(
    ['/', '/features', '/pricing'].flatMap((path) =>
      [
        `${trialNote} The services aren’t open yet; today, an account opens a dashboard for your own posts.`,
        `${trialNote} ${openToday}`,
        trialNote,
      ].map((note, index) => [path, ...states[index]!, note] as const),
    ),
  )('at %s with %s open service', async (path, _, open, note) => {
    openOnly(...open)
    await renderApp(path)
    expect(main().getByText(note)).toBeVisible()
  })
})

test.each([
  ['no', [], 'The services on this site aren’t open yet. Accounts, posts and messages work today.'],
  ['one', [recruitment], openToday],
  ['each', allServices, undefined],
] as [string, ServicePath[], string | undefined][])(
  'the footer with %s open service',
  (_, open, line) => {
    openOnly(...open)
    const lines = renderFooter()
      .queryAllByText(/open|work today/i)
      .map((element) => element.textContent)
    expect(lines).toEqual(line ? [line] : [])
  },
)

describe('the sign-up', () => {
  test('names a service that is not in the account, and what the account contains', async () => {
    await renderApp('/signup?service=recruitment')
    expect(
      main().getByText(
        'Not in your account yet: Recruitment. Create an account, then tell us what you’d use it for.',
      ),
    ).toBeVisible()
    expect(main().getByText(/today, an account opens a dashboard for your own posts/)).toBeVisible()
  })

  test('names a service that the account does not include, before a login, too', async () => {
    await renderApp('/login?redirect=/services/healthcare/patient-portal')
    expect(
      main().getByText('Log in to your Omnia account. It doesn’t include Patient Portal yet.'),
    ).toBeVisible()
  })

  test('says that the account includes an open service', async () => {
    openOnly(recruitment)
    await renderApp('/signup?service=recruitment')
    expect(main().getByText('Create your account to start with Recruitment.')).toBeVisible()
    expect(main().getByText(openToday)).toBeVisible()
  })
})

describe('on the pages of a service that is not open, signed-in users', () => {
  test.each([
    ['/services/build', 'AI Website Builder', '/contact?subject=AI+Website+Builder'],
    ['/services/customer-service', 'Customer Service', '/contact?subject=CustomerServiceDemo'],
    ['/client-chat', 'Live Chat', '/contact?subject=Live+Chat'],
  ])('can ask about it at %s', async (path, label, href) => {
    storeSession()
    const { user } = await renderApp(path)
    const [ask] = main().getAllByRole('link', { name: `Ask about it: ${label}` })
    expect(ask).toHaveAttribute('href', href)
    await user.click(ask!)
    expect(await main().findByText(/^About:/)).toBeVisible()
  })

  test('keep the button that asks about it, next to the dashboard', async () => {
    storeSession()
    await renderApp(recruitment)
    expect(main().queryByRole('link', { name: /^Ask about it/ })).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Open dashboard' })).not.toEqual([])
    expect(links()).toContainEqual(['Request a walkthrough', '/contact?subject=RecruitmentDemo'])
  })

  test.each(['/services/build', '/services/healthcare/virtual-care', '/services/sales-cloud'])(
    'have as many links at %s as visitors, with shorter labels',
    async (path) => {
      await renderApp(path)
      const before = links()
      closeApp()
      storeSession()
      await renderApp(path)
      const after = links()
      expect(after).toHaveLength(before.length)
      const wider = after.filter(
        ([label], index) => label.startsWith('Ask about it:') && before[index]![0].length < 12,
      )
      expect(wider).toEqual([])
    },
  )

  test('open the dashboard once the service is open', async () => {
    openOnly('/services/build')
    storeSession()
    await renderApp('/services/build')
    expect(main().queryByRole('link', { name: /^Ask about it/ })).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Open dashboard' })).not.toEqual([])
  })
})

test.each([
  ['no', [], /^Looking for a service\? It isn’t open yet; tell us which one you need\.$/],
  ['one', [recruitment], /^Looking for a service\? Open today: Recruitment\./],
  ['each', allServices, undefined],
] as [string, ServicePath[], RegExp | undefined][])(
  'the dashboard without posts, with %s open service',
  async (_, open, question) => {
    openOnly(...open)
    storeSession()
    serveNoPosts()
    await renderApp('/dashboard')
    await main().findByText(/haven't created any posts/)
    const contact = main().queryByRole('link', { name: 'tell us which one you need' })
    expect(contact?.getAttribute('href')).toBe(question && '/contact')
    expect(contact?.parentElement?.textContent ?? '').toMatch(question ?? /^$/)
  },
)
