import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { header, main, renderApp } from '../../../tests/helpers/render-app'

const field = () => main().getByRole('searchbox', { name: 'Search the site' })
const results = () => within(main().getByRole('list', { name: 'Results' })).queryAllByRole('link')
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
const path = (link: HTMLElement) => link.getAttribute('href')

describe('the search page', () => {
  test('shows popular pages without a query and is marked noindex', async () => {
    await renderApp('/search')
    const popular = within(screen.getByRole('region', { name: 'Popular pages' }))
    expect(path(popular.getByRole('link', { name: 'Pricing' }))).toBe('/pricing')
    expect(results()).toEqual([])
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('shows results during input, with the matching words marked', async () => {
    const { user } = await renderApp('/search')
    await user.type(field(), 'weddi')
    await status(/^\d+ results$/)
    const [first] = results()
    expect(path(first!)).toBe('/services/finance/marriage-loan')
    expect(first).toHaveAttribute('data-suite', 'finance')
    expect(within(first!).getByText('Marriage Loan')).toBeVisible()
    const marks = results().flatMap((result) => [...result.querySelectorAll('mark')])
    expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks) expect(mark.textContent).toMatch(/^weddi/i)
  })

  test('shows the results for its URL', async () => {
    const { user, goTo } = await renderApp('/search?q=invoice')
    await status(/^\d+ results$/)
    expect(field()).toHaveValue('invoice')
    expect(path(results()[0]!)).toBe('/services/payment-platform')
    expect(screen.queryByRole('region', { name: 'Popular pages' })).not.toBeInTheDocument()
    await user.type(field(), ' template')
    await goTo('/search?q=wedding')
    expect(field()).toHaveValue('wedding')
    expect(path(results()[0]!)).toBe('/services/finance/marriage-loan')
  })

  test('focuses the first result on Enter and writes the query into the URL', async () => {
    const { user, currentUrl } = await renderApp('/search?q=invoice')
    await user.clear(field())
    await user.type(field(), 'tax & law')
    await status(/^\d+ results$/)
    expect(currentUrl()).toBe('/search?q=invoice')
    await user.keyboard('{Enter}')
    expect(results()[0]).toHaveFocus()
    expect(currentUrl()).toBe('/search?q=tax+%26+law')
    expect(field()).toHaveValue('tax & law')
  })

  test('opens a result, and Back returns to the results and then to the page before', async () => {
    const { user, router, currentUrl } = await renderApp('/about')
    await user.click(header().getByRole('link', { name: 'Search' }))
    await user.type(await screen.findByLabelText('Search the site'), 'free trial work')
    await status(/^\d+ results?$/)
    await user.click(results()[0]!)
    await waitFor(() => expect(currentUrl()).toMatch(/^\/pricing#/))
    const question = await screen.findByRole('button', { name: /free trial/ })
    expect(question).toHaveAttribute('aria-expanded', 'true')
    await router.navigate(-1)
    await waitFor(() => expect(currentUrl()).toBe('/search?q=free+trial+work'))
    await status(/^\d+ results?$/)
    await router.navigate(-1)
    await waitFor(() => expect(currentUrl()).toBe('/about'))
  })

  test('links to the contact page if nothing is found', async () => {
    const { user, currentUrl } = await renderApp('/search')
    await user.type(field(), 'zzzqqq{Enter}')
    await status('No results for “zzzqqq”.')
    await user.click(screen.getByRole('link', { name: 'Ask us about it' }))
    await waitFor(() => expect(currentUrl()).toBe('/contact'))
  })
})
