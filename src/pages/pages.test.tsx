import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { categories } from '@/content/pages/features'
import { hero, pillarsSection, services, testimonials } from '@/content/pages/home'
import { faq, plans } from '@/content/pages/pricing'
import { pageGroups } from '@/content/catalog/suites'
import { header, heading, main, renderApp } from '../../tests/helpers/render-app'

const region = (name: string) => within(main().getByRole('region', { name }))
const href = (link: HTMLElement) => link.getAttribute('href')

describe('home', () => {
  test('home has a headline, two calls to action and twelve shortcuts', async () => {
    await renderApp('/')
    expect(heading()).toHaveTextContent(hero.headline)
    expect(main().getAllByRole('link', { name: 'Get Started Free' }).map(href)).toContain('/signup')
    expect(main().getByRole('link', { name: 'Explore Features' })).toHaveAttribute(
      'href',
      '/features',
    )
    expect(main().getByRole('link', { name: /^For your business/ })).toBeVisible()
    expect(main().getByRole('link', { name: /^For you and your family/ })).toBeVisible()
    const shortcuts = within(main().getByRole('list', { name: 'Service shortcuts' })).getAllByRole(
      'link',
    )
    expect(shortcuts).toHaveLength(12)
    expect(new Set(shortcuts.map(href)).size).toBe(12)
  })

  test('home shows twelve services, each with "Learn More"', async () => {
    await renderApp('/')
    const cards = region(services.title).getAllByRole('article')
    expect(cards).toHaveLength(12)
    const titles = cards.map((card) => within(card).getByRole('heading').textContent)
    expect(new Set(titles).size).toBe(12)
    for (const [index, card] of cards.entries())
      expect(within(card).getByRole('link')).toHaveAccessibleName(`Learn More: ${titles[index]}`)
  })

  test('home shows the first three pillars with up to three services each', async () => {
    await renderApp('/')
    const panels = region(pillarsSection.title).getAllByRole('article')
    const shown = panels.map((panel) => {
      const link = within(within(panel).getByRole('heading')).getByRole('link')
      return [link.textContent, href(link)]
    })
    expect(shown).toEqual([
      ['Build', '/services/build'],
      ['Manage', '/services/manage'],
      ['Grow', '/services/grow'],
    ])
    for (const panel of panels) {
      const count = within(panel).getAllByRole('listitem').length
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(3)
    }
    const more = region(pillarsSection.title).getAllByRole('link').map(href)
    for (const path of [
      '/services/finance',
      '/services/healthcare',
      '/services/community/social-network-saas',
      '/services/travel-tours',
      '/features',
    ])
      expect(more).toContain(path)
  })

  test('home explains how it works in four steps', async () => {
    await renderApp('/')
    const steps = [...main().getAllByRole('list')].filter((list) => list.tagName === 'OL')
    expect(steps).toHaveLength(1)
    const titles = within(steps[0]!)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['Describe your vision', 'AI generates', 'Review and refine', 'Launch'])
  })

  test('home shows testimonials with ratings and a link to join', async () => {
    await renderApp('/')
    const section = region(testimonials.title)
    const figures = section.getAllByRole('figure')
    expect(figures.length).toBeGreaterThan(2)
    for (const figure of figures) {
      expect(within(figure).getByRole('img', { name: /^[45] of 5 stars$/ })).toBeVisible()
      expect(within(figure).getByText('Example')).toBeVisible()
      expect(figure.querySelector('blockquote')).not.toBeEmptyDOMElement()
    }
    expect(section.getByRole('link')).toHaveAttribute('href', '/signup')
  })

  test.each(['/blog', '/community'])('home is also shown at %s', async (path) => {
    const { currentUrl } = await renderApp(path)
    expect(heading()).toHaveTextContent(hero.headline)
    expect(currentUrl()).toBe(path)
  })
})

describe('pricing', () => {
  const plan = (name: string) => within(main().getByRole('article', { name }))

  test('pricing shows monthly prices at first', async () => {
    await renderApp('/pricing')
    expect(main().getByRole('radio', { name: 'Monthly' })).toBeChecked()
    expect(main().getByRole('radio', { name: /^Yearly/ })).not.toBeChecked()
    expect(main().getByText('Save 20%')).toBeVisible()
    expect(
      main().getByText('Yearly is $58 less than monthly on Starter, $158 less on Professional.'),
    ).toBeVisible()
    expect(plan('Starter').getByText('$29')).toBeVisible()
    expect(plan('Professional').getByText('$79')).toBeVisible()
    expect(plan('Starter').getByText('per month')).toBeVisible()
    expect(plan('Enterprise').getByText('Custom')).toBeVisible()
    expect(plan('Enterprise').queryByText(/^per /)).not.toBeInTheDocument()
  })

  test('pricing shows the yearly price and its price per month', async () => {
    await renderApp('/pricing')
    expect(plan('Starter').getByText('$290')).toBeInTheDocument()
    expect(plan('Starter').getByText('$24.17 a month, paid once a year')).toBeInTheDocument()
    expect(plan('Professional').getByText('$790')).toBeInTheDocument()
    expect(plan('Professional').getByText('$65.83 a month, paid once a year')).toBeInTheDocument()
  })

  test('pricing keeps the billing period in the URL', async () => {
    const { user, currentUrl } = await renderApp('/pricing')
    await user.click(main().getByRole('radio', { name: /^Yearly/ }))
    expect(currentUrl()).toBe('/pricing?billing=yearly')
    expect(main().getByRole('radio', { name: /^Yearly/ })).toBeChecked()
    await user.click(main().getByRole('radio', { name: 'Monthly' }))
    expect(currentUrl()).toBe('/pricing')
    expect(main().getByRole('radio', { name: 'Monthly' })).toBeChecked()
  })

  test('pricing keeps other search parameters when the billing period changes', async () => {
    const { user, currentUrl } = await renderApp('/pricing?utm_source=letter&billing=monthly#plans')
    await user.click(main().getByRole('radio', { name: /^Yearly/ }))
    expect(currentUrl()).toBe('/pricing?utm_source=letter&billing=yearly')
    await user.click(main().getByRole('radio', { name: 'Monthly' }))
    expect(currentUrl()).toBe('/pricing?utm_source=letter')
  })

  test('pricing opens with the billing period in the URL', async () => {
    await renderApp('/plus?billing=yearly')
    expect(main().getByRole('radio', { name: /^Yearly/ })).toBeChecked()
  })

  test('a link to the pricing page shows monthly prices again', async () => {
    const { user, currentUrl } = await renderApp('/pricing')
    await user.click(main().getByRole('radio', { name: /^Yearly/ }))
    await user.click(header().getByRole('link', { name: 'Pricing' }))
    expect(currentUrl()).toBe('/pricing')
    expect(main().getByRole('radio', { name: 'Monthly' })).toBeChecked()
  })

  test('pricing compares the plans in a table', async () => {
    await renderApp('/pricing')
    const table = within(main().getByRole('table'))
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(plans.map(({ name }) => name))
    const row = within(table.getByRole('row', { name: /^Shared team inbox/ }))
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Not included',
      'Included',
      'Included',
    ])
  })

  test.each([
    ['Starter', '/signup', ['1 site', '10 GB']],
    ['Professional', '/signup', ['5 sites', '100 GB']],
    ['Enterprise', '/contact', ['Unlimited', '24/7 support']],
  ])('the button of %s links to %s', async (name, target, contains) => {
    await renderApp('/pricing')
    expect(plan(name).getByRole('link')).toHaveAttribute('href', target)
    const included = plan(name)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Included'))
    const text = included.map(({ textContent }) => textContent).join('\n')
    for (const fact of contains) expect(text).toContain(fact)
    const popular = plan(name).queryByText('Most Popular')
    expect(popular !== null).toBe(name === 'Professional')
  })

  test('pricing has an FAQ with one open answer at a time and a link to the contact page', async () => {
    const { user } = await renderApp('/pricing')
    const questions = within(main().getByRole('region', { name: faq.title })).getAllByRole('button')
    const open = () =>
      questions.filter((question) => question.getAttribute('aria-expanded') === 'true')
    expect(questions.length).toBeGreaterThan(3)
    expect(open()).toEqual([])
    await user.click(questions[0]!)
    expect(open()).toEqual([questions[0]])
    await user.click(questions[1]!)
    expect(open()).toEqual([questions[1]])
    await user.click(questions[1]!)
    expect(open()).toEqual([])
    const questionsRegion = main().getByRole('region', { name: faq.title })
    for (const fact of [/14 days/, /no credit card/i, /PayPal/, /bank transfer/, /prorated/])
      expect(questionsRegion).toHaveTextContent(fact)
    expect(within(questionsRegion).getAllByRole('link').map(href)).toContain('/contact')
  })

  test('a URL with the id of a question expands it', async () => {
    await renderApp('/pricing#how-can-i-pay')
    const question = main().getByRole('button', { name: 'How can I pay?' })
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'))
  })
})

describe('service pages', () => {
  test('links a service in a table to its page', async () => {
    await renderApp('/services/grow')
    expect(
      within(main().getByRole('table')).getByRole('link', { name: 'Sales Cloud' }),
    ).toHaveAttribute('href', '/services/sales-cloud')
  })

  test.each([
    ['/blog/nutrition', '/blog/fitness'],
    ['/blog/fitness', '/blog/mental-health'],
    ['/blog/mental-health', '/blog/nutrition'],
  ])('%s has the next article, %s, at its end', async (path, next) => {
    await renderApp(path)
    expect(region('Next article').getByRole('link')).toHaveAttribute('href', next)
  })
})

describe('features and about', () => {
  test('features shows seven categories of cards', async () => {
    await renderApp('/features')
    const anchors = within(main().getByRole('navigation', { name: 'Suites' })).getAllByRole('link')
    expect(anchors).toHaveLength(7)
    for (const [index, anchor] of anchors.entries()) {
      const section = document.querySelector<HTMLElement>((anchor as HTMLAnchorElement).hash)!
      const cards = within(section).getAllByRole('article')
      expect(cards).toHaveLength(categories[index]!.services.length)
      for (const card of cards)
        expect(within(card).getByRole('link')).toHaveAccessibleName(/^Learn More: /)
    }
  })

  test('about shows six values, four leaders, and links to careers and contact', async () => {
    await renderApp('/about')
    for (const [name, count] of [
      ['Our values', 6],
      ['Leadership', 4],
    ] as const)
      expect(within(main().getByRole('region', { name })).getAllByRole('article')).toHaveLength(
        count,
      )
    const targets = main().getAllByRole('link').map(href)
    expect(targets).toEqual(expect.arrayContaining(['/careers', '/contact']))
  })
})

describe('the not-found page', () => {
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

  test('searches the site', async () => {
    const { user } = await renderApp('/xyzzy')
    await user.type(main().getByRole('combobox', { name: 'Search the site' }), 'wedding')
    const [first] = await main().findAllByRole('option')
    expect(href(first!)).toBe('/services/finance/marriage-loan')
  })

  test('shows popular pages of each suite, even if no page is similar', async () => {
    await renderApp('/xyzzy')
    const popular = within(await main().findByRole('region', { name: 'Popular pages' }))
    expect(
      popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(Object.values(pageGroups).map(({ label }) => label))
    expect(popular.getAllByRole('link')).toHaveLength(2 * Object.keys(pageGroups).length)
    expect(main().queryByText(/Did you mean/)).not.toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })

  test.each([
    '/services/nope',
    '/services',
    '/services/finance/nope',
    '/pricing/nope',
    '/auth/nope',
  ])('is shown at %s', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('Page not found')
  })

  test('shows the path as text', async () => {
    // Browsers encode these characters, and a router in memory does not.
    await renderApp('/<img src=x onerror=alert(1)>')
    expect(heading()).toHaveTextContent('Page not found')
    expect(main().getByText('/<img src=x onerror=alert(1)>')).toBeVisible()
    expect(main().queryByRole('img')).not.toBeInTheDocument()
  })
})
