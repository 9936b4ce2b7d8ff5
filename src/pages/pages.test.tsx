import { configure, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { plans } from '@/content/catalog/plans'
import { suites } from '@/content/catalog/suites'
import { audiences, featuredServices, services } from '@/content/pages/home'
import { integrations } from '@/content/pages/services/ai-automation'
import { header, heading, main, renderApp } from '../../tests/helpers/render-app'

// Like main.tsx. Other tests render once, which takes half the time.
beforeAll(() => configure({ reactStrictMode: true }))
afterAll(() => configure({ reactStrictMode: false }))

const region = (name: string) => within(main().getByRole('region', { name }))
const href = (link: HTMLElement) => link.getAttribute('href')

describe('home', () => {
  test('names the shortcut in the ring that was last hovered or focused', async () => {
    const { user } = await renderApp('/')
    const [business, family] = audiences
    const getNamed = () =>
      [...business.shortcuts, ...family.shortcuts]
        .map(({ text }) => text)
        .filter((text) => main().getAllByText(text).length === 2)
    expect(getNamed()).toEqual(['Build an app'])
    const shortcut = main().getByRole('link', { name: /^Hire staff/ })
    await user.hover(shortcut)
    await user.unhover(shortcut)
    expect(getNamed()).toEqual(['Hire staff'])
    shortcut.focus()
    await user.tab()
    expect(getNamed()).toEqual(['Track deals'])
  })

  test('has services with "Learn More", three pillars, and testimonials with ratings', async () => {
    await renderApp('/')
    const cards = region('Services for work and home').getAllByRole('article')
    const titles = cards.map((card) => within(card).getByRole('heading').textContent)
    expect(new Set(titles).size).toBe(featuredServices.length + services.length)
    for (const [index, card] of cards.entries())
      expect(within(card).getByRole('link')).toHaveAccessibleName(`Learn More: ${titles[index]}`)

    const panels = region('You’d enter a customer once').getAllByRole('article')
    expect(panels).toHaveLength(3)
    for (const panel of panels) {
      const count = within(panel).getAllByRole('listitem').length
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(3)
    }

    const section = region('Testimonials')
    const figures = section.getAllByRole('figure')
    expect(figures.length).toBeGreaterThan(2)
    for (const figure of figures) {
      expect(within(figure).getByRole('img', { name: /^[45] of 5 stars$/ })).toBeVisible()
      expect(within(figure).getByText('Example')).toBeVisible()
      expect(figure.querySelector('blockquote')).not.toBeEmptyDOMElement()
    }
    expect(section.getByRole('link')).toHaveAttribute('href', '/signup')
  })
})

describe('pricing', () => {
  const { starter, professional } = plans
  const plan = (name: string) => within(main().getByRole('article', { name }))

  test('shows the button and the monthly price of each plan, and holds the yearly ones', async () => {
    await renderApp('/pricing')
    expect(main().getByRole('radio', { name: 'Monthly' })).toBeChecked()
    expect(main().getByRole('radio', { name: /^Yearly/ })).not.toBeChecked()
    for (const [name, { price }] of [
      ['Starter', starter],
      ['Professional', professional],
    ] as const) {
      expect(plan(name).getByText(`$${price.monthly}`)).toBeVisible()
      expect(plan(name).getByText(`$${price.yearly}`)).toBeInTheDocument()
      const perMonth = `that’s $${(price.yearly / 12).toFixed(2)} a month`
      expect(plan(name).getByText(perMonth)).toBeInTheDocument()
    }
    expect(plan('Starter').getByText('per month')).toBeVisible()
    expect(plan('Enterprise').getByText('Custom')).toBeVisible()
    expect(plan('Enterprise').queryByText(/^per /)).not.toBeInTheDocument()
    const targets = Object.values(plans).map(({ name }) => href(plan(name).getByRole('link')))
    expect(targets).toEqual(['/signup', '/signup', '/contact'])
    expect(plan('Starter').getByRole('link')).toHaveAccessibleName('Create an account: Starter')
    expect(plan('Professional').getByText('Most Popular')).toBeVisible()
    expect(main().getAllByText('Most Popular')).toHaveLength(1)
  })

  test('keeps the billing period in the URL, until a link opens the page again', async () => {
    const { user, currentUrl } = await renderApp('/plus?utm_source=letter&billing=yearly#plans')
    const monthly = () => main().getByRole('radio', { name: 'Monthly' })
    const yearly = () => main().getByRole('radio', { name: /^Yearly/ })
    expect(yearly()).toBeChecked()
    await user.click(monthly())
    expect(currentUrl()).toBe('/plus?utm_source=letter')
    await user.click(yearly())
    expect(currentUrl()).toBe('/plus?utm_source=letter&billing=yearly')
    await user.click(header().getByRole('link', { name: 'Pricing' }))
    expect(currentUrl()).toBe('/pricing')
    await waitFor(() => expect(monthly()).toBeChecked())
  })

  test('compares the plans in a table', async () => {
    await renderApp('/pricing')
    const table = within(main().getByRole('table'))
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(Object.values(plans).map(({ name }) => name))
    const row = within(table.getByRole('row', { name: /^Shared team inbox/ }))
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Not included',
      'Included',
      'Included',
    ])
  })

  test('opens the question in the URL, and one answer at a time', async () => {
    const { user } = await renderApp('/pricing#how-would-i-pay')
    const questions = within(main().getByRole('region', { name: 'Pricing FAQ' })).getAllByRole(
      'button',
    )
    const open = () =>
      questions
        .filter((question) => question.getAttribute('aria-expanded') === 'true')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(open()).toEqual(['How would I pay?']))
    const [first] = questions
    await user.click(first!)
    expect(open()).toEqual([first!.textContent])
    await user.click(first!)
    expect(open()).toEqual([])
  })
})

test('AI automation shows the logo of each integration', async () => {
  await renderApp('/services/ai-automation')
  const items = region('Integrations').getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
    integrations.map(({ name }) => name),
  )
  for (const item of items) expect(item.querySelector('svg')?.childElementCount).toBeGreaterThan(1)
})

describe('the not-found page', () => {
  // It reads every page, which takes long on a busy machine.
  beforeAll(() => import('@/features/search/search-index'), 60_000)

  test('suggests a similar page and links home', async () => {
    const { user, currentUrl } = await renderApp('/services/school-managment')
    expect(heading()).toHaveTextContent('Page not found')
    expect(main().getByText('/services/school-managment')).toBeVisible()
    expect(document.title).toBe(`Page not found | ${brand.name}`)
    const suggestion = await main().findByText(/^Did you mean/)
    expect(suggestion).toHaveTextContent('Did you mean School Management?')
    expect(href(within(suggestion).getByRole('link'))).toBe('/services/community/school-management')
    await user.click(main().getByRole('link', { name: 'Back to home' }))
    await waitFor(() => expect(currentUrl()).toBe('/'))
  })

  test('shows popular pages of each suite, even if no page is similar, and a search', async () => {
    const { user } = await renderApp('/xyzzy')
    const popular = within(await main().findByRole('region', { name: 'Popular pages' }))
    expect(
      popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(Object.values(suites).map(({ label }) => label))
    expect(popular.getAllByRole('link')).toHaveLength(2 * Object.keys(suites).length)
    expect(main().queryByText(/Did you mean/)).not.toBeInTheDocument()
    await user.type(main().getByRole('searchbox', { name: 'Search the site' }), 'wedding')
    const [first] = await main().findAllByRole('link', { name: /Marriage Loan/ })
    expect(href(first!)).toBe('/services/finance/marriage-loan')
  })

  test('shows the path as text', async () => {
    // Browsers encode these characters, and a router in memory does not.
    await renderApp('/<img src=x onerror=alert(1)>')
    expect(heading()).toHaveTextContent('Page not found')
    expect(main().getByText('/<img src=x onerror=alert(1)>')).toBeVisible()
    expect(main().queryByRole('img')).not.toBeInTheDocument()
  })
})

test('the contact page marks invented contact details and hours', async () => {
  await renderApp('/contact')
  const examples = main().queryByRole('region', { name: 'Example details' })
  const marked = [...(examples?.querySelectorAll('h3') ?? [])].map((title) => title.textContent)
  expect(marked).toEqual(brand.isExample ? ['Email', 'Phone', 'Address', 'Office hours'] : [])
})
