import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../tests/helpers/render-app'

const field = () => screen.findByRole('combobox', { name: 'Search the site' })
const results = () => screen.getAllByRole('option')
const active = () => screen.getByRole('option', { selected: true })
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })

describe('the search dialog', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens with %s', async (keys) => {
    const { user } = await renderApp('/about')
    await user.keyboard(keys)
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('')
  })

  test('receives text that is typed immediately after its shortcut', async () => {
    const { user } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}wedding')
    expect(await field()).toHaveValue('wedding')
  })

  test('opens from a field with Ctrl+K', async () => {
    const { user } = await renderApp('/contact')
    const name = screen.getByLabelText('Full Name')
    await user.type(name, 'Ada')
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(name).toHaveValue('Ada')
  })

  test('does not open with a slash or another single key', async () => {
    const { user } = await renderApp('/about')
    await user.keyboard('/k')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes on a navigation', async () => {
    const { user, goTo } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await field()
    await goTo('/pricing')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows popular pages, then the results with the matching words marked', async () => {
    const { user } = await renderApp('/about')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await status('Popular pages')
    expect(results()).toHaveLength(8)

    await user.type(await field(), 'weddi')
    await status(/^\d+ results$/)
    const [first] = results()
    expect(first).toHaveAttribute('href', '/services/finance/marriage-loan')
    expect(first).toHaveAttribute('data-suite', 'finance')
    expect(within(first!).getByText('Marriage Loan')).toBeVisible()
    expect(first!.closest('[role=listbox]')).toHaveAccessibleName('Results')
    const marks = results().flatMap((result) => [...result.querySelectorAll('mark')])
    expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks) expect(mark.textContent).toMatch(/^weddi/i)
  })

  test('selects a result with the arrow keys and opens it with Enter', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'doctor')
    await status(/^\d+ results$/)
    await waitFor(() => expect(active()).toBe(results()[0]))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe(results()[2])
    await waitFor(async () =>
      expect(await field()).toHaveAttribute('aria-activedescendant', active().id),
    )
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await waitFor(() => expect(currentUrl()).toBe('/services/healthcare/find-care'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens the section of a result, and expands a matching question', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'how does the free trial work')
    await status(/^\d+ results?$/)
    await user.click(results()[0]!)
    await waitFor(() => expect(currentUrl()).toMatch(/^\/pricing#/))
    const question = await screen.findByRole('button', { name: /free trial/ })
    expect(question).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(document.activeElement).toBe(document.getElementById(currentUrl().split('#')[1]!)),
    )
  })

  test('links to the contact page if nothing is found', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'zzzqqq')
    await status('No results for “zzzqqq”.')
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(await field()).not.toHaveAttribute('aria-activedescendant')
    await user.click(screen.getByRole('link', { name: 'Ask us about it' }))
    await waitFor(() => expect(currentUrl()).toBe('/contact'))
  })

  test('closes with its button', async () => {
    const { user } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Close search' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens its results as a page', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'tax & law')
    await user.click(await screen.findByRole('link', { name: 'See all results' }))
    await waitFor(() => expect(currentUrl()).toBe('/search?q=tax%20%26%20law'))
    expect(await field()).toHaveValue('tax & law')
  })
})

describe('the search page', () => {
  test('shows the results for its URL and keeps the URL in sync with the input', async () => {
    const { user, currentUrl, goTo } = await renderApp('/search?q=invoice')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search')
    await status(/^\d+ results$/)
    expect(results()[0]).toHaveAttribute('href', '/services/payment-platform')

    await user.clear(await field())
    await user.type(await field(), 'halal food')
    expect(await field()).toHaveValue('halal food')
    expect(await field()).toHaveFocus()
    await waitFor(() => expect(currentUrl()).toBe('/search?q=halal+food'))
    await user.type(await field(), ' and', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(await field()).toHaveValue('halal and food')

    await goTo('/search?q=wedding')
    expect(await field()).toHaveValue('wedding')
  })

  test('shows popular pages without a query and is marked noindex', async () => {
    await renderApp('/search')
    const popular = within(screen.getByRole('region', { name: 'Popular pages' }))
    expect(popular.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
