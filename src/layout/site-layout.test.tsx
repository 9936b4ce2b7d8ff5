import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as Table from '@/routes'
import { expectConsoleError } from '../../tests/console'
import { header, main, renderApp } from '../../tests/render-app'

const heading = () => main().getByRole('heading', { level: 1 })
const description = () =>
  [...document.head.querySelectorAll('meta[name=description]')].map((meta) =>
    meta.getAttribute('content'),
  )

test('a page has its title and description', async () => {
  const { goTo } = await renderApp('/pricing')
  expect(document.title).toBe('Plans and prices | Omnia')
  expect(description()).toEqual([expect.stringContaining('$29 a month')])
  await goTo('/signup')
  await waitFor(() => expect(document.title).toBe('Start your free trial | Omnia'))
  expect(description()).toEqual([expect.stringContaining('14 days')])
  await goTo('/')
  await waitFor(() => expect(document.title).toMatch(/^Omnia: /))
})

test('an unknown address is kept out of search engines, and a page is not', async () => {
  const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content')
  const { goTo } = await renderApp('/nowhere')
  expect(robots()).toBe('noindex')
  await goTo('/about')
  await waitFor(() => expect(document.title).not.toMatch(/not found/))
  expect(robots()).toBeUndefined()
})

test('the first thing to reach by keyboard leads past the header', async () => {
  const { user } = await renderApp('/about')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(skip).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('the first page leaves the focus where it is, the next takes it to its heading', async () => {
  const { user } = await renderApp('/about')
  expect(document.body).toHaveFocus()
  await user.click(header().getByRole('link', { name: 'Pricing' }))
  await waitFor(() => expect(heading()).toHaveFocus())
  expect(heading()).toHaveTextContent('Pay for the room you use')
})

test('a page with a field that takes the focus keeps it there', async () => {
  const { user } = await renderApp('/about')
  await user.click(header().getByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['/about#security', 'security'],
  ['/features#compliance', 'compliance'],
])('%s leads to its section', async (address, id) => {
  const { goTo } = await renderApp('/contact')
  await goTo(address)
  await waitFor(() => expect(document.getElementById(id)).toHaveFocus())
  expect(main().getAllByRole('region')).toContain(document.getElementById(id))
})

/** The row of the pricing page in a site's own table. */
const pricing = ({ pages }: typeof Table) => pages.find(({ path }) => path === '/pricing')!

test('a page that takes its time shows that it is coming', async () => {
  let arrive: () => void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const { router } = await renderApp('/about', (table) => {
    const { load } = pricing(table)
    vi.spyOn(pricing(table), 'load').mockImplementation(() => arrived.then(load))
  })
  act(() => void router.navigate('/pricing'))
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  expect(heading()).not.toHaveTextContent('Pay for the room you use')
  arrive!()
  await waitFor(() => expect(heading()).toHaveTextContent('Pay for the room you use'))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

const failure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const expectFrame = () => {
  expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.title).toMatch(/did not open/)
}

test('a page that does not load says so, between header and footer', async () => {
  // Without a connection the site is not loaded anew: that would lose it.
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const { user, goTo, address } = await renderApp('/about', (table) =>
    vi.spyOn(pricing(table), 'load').mockImplementation(failure),
  )
  await goTo('/pricing')
  await waitFor(() => expect(heading()).toHaveTextContent('This page did not open.'))
  expect(main().getByText(/^Its files did not arrive\./)).toBeVisible()
  expectFrame()
  await user.click(main().getByRole('link', { name: 'Back to home' }))
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(heading()).not.toHaveTextContent('did not open'))
})

test('a page that fails while it shows says so, between header and footer, and leads on', async () => {
  expectConsoleError(/the page broke/)
  const { goTo } = await renderApp('/about', (table) =>
    vi.spyOn(pricing(table), 'load').mockImplementation(async () => ({
      meta: { title: 'Prices', description: 'Prices' },
      Component: () => {
        throw new Error('the page broke')
      },
    })),
  )
  await goTo('/pricing')
  await waitFor(() => expect(heading()).toHaveTextContent('This page did not open.'))
  expect(main().getByText('the page broke')).toBeVisible()
  expectFrame()
  await goTo('/contact')
  await waitFor(() => expect(heading()).not.toHaveTextContent('did not open'))
})

test('pointing at a link loads its page ahead, and takes a failure in silence', async () => {
  let loads = 0
  const { user } = await renderApp('/about', (table) =>
    vi.spyOn(pricing(table), 'load').mockImplementation(() => {
      loads++
      return failure()
    }),
  )
  await user.hover(header().getByRole('link', { name: 'Pricing' }))
  expect(loads).toBe(1)
  expect(heading()).toBeVisible()
})
