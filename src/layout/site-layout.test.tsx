import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadPage, prefetchPage } from '@/routing/page-loader'
import { expectConsoleError } from '../../tests/console'
import { header, main, renderApp } from '../../tests/render-app'

const heading = () => main().getByRole('heading', { level: 1 })
const description = () =>
  [...document.head.querySelectorAll('meta[name=description]')].map((meta) =>
    meta.getAttribute('content'),
  )

test('a page has its title and description', async () => {
  const { goTo } = await renderApp('/pricing')
  expect(document.title).toBe('Pricing and plans | Omnia')
  expect(description()).toEqual([expect.stringContaining('$29 a month')])
  await goTo('/signup')
  await waitFor(() => expect(document.title).toBe('Start your 14-day free trial | Omnia'))
  expect(description()).toEqual([expect.stringContaining('14-day free trial')])
  await goTo('/')
  await waitFor(() => expect(document.title).toMatch(/^Omnia: /))
})

test('an unknown address is marked noindex, and a page is not', async () => {
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
})

test('the first page does not move the focus, the next one moves it to its heading', async () => {
  const { user } = await renderApp('/about')
  expect(document.body).toHaveFocus()
  await user.click(header().getByRole('link', { name: 'Pricing' }))
  await waitFor(() => expect(heading()).toHaveFocus())
  expect(heading()).toHaveTextContent('Plans from $29 a month')
})

test('a page with an autofocused field keeps the focus in it', async () => {
  const { user } = await renderApp('/about')
  await user.click(header().getByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['/about#security', 'security'],
  ['/features#compliance', 'compliance'],
])('%s moves the focus to its section', async (address, id) => {
  const { goTo } = await renderApp('/contact')
  await goTo(address)
  await waitFor(() => expect(document.getElementById(id)).toHaveFocus())
  expect(main().getAllByRole('region')).toContain(document.getElementById(id))
})

vi.mock(import('@/routing/page-loader'), async (original) => {
  const module = await original()
  return {
    ...module,
    loadPage: vi.fn<typeof loadPage>(module.loadPage),
    prefetchPage: vi.fn<typeof prefetchPage>(module.prefetchPage),
  }
})

test('shows a progress bar while a page takes long to load', async () => {
  const { router } = await renderApp('/about')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const page = await loadPage('pricing')
  vi.mocked(loadPage).mockImplementationOnce(() => arrived.then(() => page))
  act(() => void router.navigate('/pricing'))
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  expect(document.title).toMatch(/^About/)
  arrive()
  await waitFor(() => expect(document.title).toMatch(/^Pricing and plans/))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

const expectErrorInLayout = () => {
  expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.title).toMatch(/failed to load/)
}

test('a page that throws while rendering shows an error between header and footer', async () => {
  expectConsoleError(/the page broke/)
  const { goTo } = await renderApp('/about')
  vi.mocked(loadPage).mockResolvedValueOnce({
    meta: { title: 'Prices', description: 'Prices' },
    Component: () => {
      throw new Error('the page broke')
    },
  })
  await goTo('/pricing')
  await waitFor(() => expect(heading()).toHaveTextContent('This page failed to load'))
  expect(main().getByText('the page broke')).toBeVisible()
  expectErrorInLayout()
  await goTo('/contact')
  await waitFor(() => expect(heading()).not.toHaveTextContent('failed to load'))
})

test('pointing at a link prefetches its page', async () => {
  const { user } = await renderApp('/about')
  vi.mocked(prefetchPage).mockClear()
  await user.hover(header().getByRole('link', { name: 'Pricing' }))
  expect(prefetchPage).toHaveBeenCalledExactlyOnceWith('/pricing')
})
