import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { plans } from '@/content/catalog/plans'
import { server } from '../../tests/helpers/msw-server'
import { header, main, renderApp } from '../../tests/helpers/render-app'

const heading = () => main().getByRole('heading', { level: 1 })
const description = () =>
  [...document.head.querySelectorAll('meta[name=description]')].map((meta) =>
    meta.getAttribute('content'),
  )

test('sets the title and description of a page', async () => {
  const { goTo } = await renderApp('/pricing')
  expect(document.title).toBe(`Pricing and plans | ${brand.name}`)
  expect(description()).toEqual([
    expect.stringContaining(`$${plans.starter.price.monthly} a month`),
  ])
  await goTo('/signup')
  await waitFor(() => expect(document.title).toBe(`Create your account | ${brand.name}`))
  expect(description()).toEqual([expect.stringContaining('It opens a dashboard')])
  await goTo('/')
  await waitFor(() => expect(document.title).toContain(`${brand.name}: `))
})

test('marks an unknown URL noindex, but not a page', async () => {
  const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content')
  const { goTo } = await renderApp('/nowhere')
  expect(robots()).toBe('noindex')
  await goTo('/about')
  await waitFor(() => expect(document.title).not.toMatch(/not found/))
  expect(robots()).toBeUndefined()
})

test('the first Tab reaches a link that skips the header', async () => {
  const { user } = await renderApp('/about')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(skip).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
})

test('moves the focus to the heading after a navigation, but not on the first page', async () => {
  const { user, goTo } = await renderApp('/about')
  expect(document.body).toHaveFocus()
  await user.click(header().getByRole('link', { name: 'Pricing' }))
  await waitFor(() => expect(heading()).toHaveFocus())
  expect(heading()).toHaveTextContent(`Planned prices from $${plans.starter.price.monthly} a month`)
  await goTo('/nowhere')
  await waitFor(() => expect(heading()).toHaveTextContent('Page not found'))
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('keeps the focus in an autofocused field', async () => {
  const { user } = await renderApp('/about')
  await user.click(header().getByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['/about#security', 'security'],
  ['/features#compliance', 'compliance'],
])('opening %s moves the focus to its section', async (url, id) => {
  const { goTo } = await renderApp('/contact')
  await goTo(url)
  await waitFor(() => expect(document.getElementById(id)).toHaveFocus())
  expect(main().getAllByRole('region')).toContain(document.getElementById(id))
})

describe('page views', () => {
  const endpoint = 'https://analytics.test/api/event'
  let views: unknown[]
  beforeEach(() => {
    views = []
    server.use(
      http.post(endpoint, async ({ request }) => {
        views.push(await request.json())
        return new HttpResponse()
      }),
    )
  })
  afterEach(() => vi.unstubAllEnvs())

  test('are counted once per page, without the query', async () => {
    vi.stubEnv('VITE_ANALYTICS_URL', endpoint)
    const { goTo } = await renderApp('/about?token_hash=secret&email=ada@example.com')
    await goTo('/pricing')
    await goTo('/pricing?billing=yearly')
    await goTo('/about')
    // Redirects a visitor.
    await goTo('/dashboard')
    const view = (path: string) => ({
      name: 'pageview',
      domain: 'localhost',
      url: `http://localhost:5173${path}`,
      referrer: '',
    })
    const expected = ['/about', '/pricing', '/about', '/auth'].map(view)
    await waitFor(() => expect(views).toEqual(expected))
  })

  test('are not counted by default', async () => {
    const { goTo } = await renderApp('/about')
    await goTo('/pricing')
    await waitFor(() => expect(document.title).toMatch(/^Pricing/))
    expect(views).toEqual([])
  })
})
