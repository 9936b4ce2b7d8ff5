import { beforeEach, describe, expect, test } from 'vitest'
import { serveNoPosts, storeSession } from './helpers/mock-backend'
import { openOnly } from './helpers/open-only'
import { main, renderApp } from './helpers/render-app'
import { pageRoutes, type ServicePath } from '@/content/catalog/page-routes'

beforeEach(() => openOnly())

const openToday = 'Open today: Recruitment. The other services aren’t open yet.'
const recruitment = '/services/recruitment'
const allServices = pageRoutes
  .map(({ path }) => path)
  .filter((path): path is ServicePath => path.startsWith('/services/'))

describe('the sign-up', () => {
  test('names a service that is not in the account, and what the account contains', async () => {
    await renderApp('/signup?service=recruitment')
    const link = main().getByRole('link', { name: 'tell us what you’d use it for' })
    expect(link).toHaveAttribute('href', '/contact?subject=Recruitment')
    expect(link.parentElement).toHaveTextContent(
      'Not in your account yet: Recruitment. Create an account, then tell us what you’d use it for.',
    )
    const note = /^An account is free, and isn’t a trial\. .*a dashboard for your own posts\.$/
    expect(main().getByText(note)).toBeVisible()
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
    expect(main().queryByRole('checkbox')).not.toBeInTheDocument()
    expect(main().getByText(openToday, { exact: false })).toBeVisible()
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
