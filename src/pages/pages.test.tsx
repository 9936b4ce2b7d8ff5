import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hero, pillarsIntro, services, testimonialsIntro } from '@/content/home'
import { main, renderApp } from '../../tests/render-app'

const heading = () => main().getByRole('heading', { level: 1 })
const region = (name: string) => within(main().getByRole('region', { name }))
const href = (link: HTMLElement) => link.getAttribute('href')

describe('home', () => {
  test('begins with its headline, two calls, and twelve shortcuts', async () => {
    await renderApp('/')
    expect(heading()).toHaveTextContent(hero.headline)
    expect(main().getAllByRole('link', { name: 'Get Started Free' }).map(href)).toContain('/signup')
    expect(main().getByRole('link', { name: 'Explore Features' })).toHaveAttribute(
      'href',
      '/features',
    )
    const shortcuts = within(main().getByRole('list', { name: 'Service shortcuts' })).getAllByRole(
      'link',
    )
    expect(shortcuts).toHaveLength(12)
    expect(new Set(shortcuts.map(href)).size).toBe(12)
  })

  test('shows twelve services, each to learn more of', async () => {
    await renderApp('/')
    const cards = region(services.title).getAllByRole('article')
    expect(cards).toHaveLength(12)
    const titles = cards.map((card) => within(card).getByRole('heading').textContent)
    expect(new Set(titles).size).toBe(12)
    for (const [index, card] of cards.entries())
      expect(within(card).getByRole('link')).toHaveAccessibleName(`Learn More: ${titles[index]}`)
  })

  test('shows the first three pillars, with up to three services each', async () => {
    await renderApp('/')
    const panels = region(pillarsIntro.title).getAllByRole('article')
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
    const more = region(pillarsIntro.title).getAllByRole('link').map(href)
    expect(more).toContain('/features')
  })

  test('says how it works in four steps', async () => {
    await renderApp('/')
    const steps = [...main().getAllByRole('list')].filter((list) => list.tagName === 'OL')
    expect(steps).toHaveLength(1)
    const titles = within(steps[0]!)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['Describe your vision', 'AI generates', 'Review and refine', 'Launch'])
  })

  test('shows testimonials with their stars, and a way to join', async () => {
    await renderApp('/')
    const section = region(testimonialsIntro.title)
    const figures = section.getAllByRole('figure')
    expect(figures.length).toBeGreaterThan(2)
    for (const figure of figures) {
      expect(within(figure).getByRole('img', { name: /^[45] of 5 stars$/ })).toBeVisible()
      expect(figure.querySelector('blockquote')).not.toBeEmptyDOMElement()
    }
    expect(section.getByRole('link')).toHaveAttribute('href', '/signup')
  })

  test.each(['/blog', '/community'])('shows at %s as well', async (path) => {
    const { address } = await renderApp(path)
    expect(heading()).toHaveTextContent(hero.headline)
    expect(address()).toBe(path)
  })
})

describe('pricing', () => {
  const plan = (name: string) => within(main().getByRole('article', { name }))

  test('shows monthly prices at first', async () => {
    await renderApp('/pricing')
    expect(main().getByRole('radio', { name: 'Monthly' })).toBeChecked()
    expect(main().getByRole('radio', { name: /^Yearly/ })).not.toBeChecked()
    expect(main().getByText('Save 20%')).toBeVisible()
    expect(plan('Starter').getByText('$29')).toBeVisible()
    expect(plan('Professional').getByText('$79')).toBeVisible()
    expect(plan('Starter').getByText('per month')).toBeVisible()
    expect(plan('Enterprise').getByText('Custom')).toBeVisible()
    expect(plan('Enterprise').queryByText(/^per /)).not.toBeInTheDocument()
  })

  test('shows yearly prices when asked, and monthly ones again', async () => {
    const { user } = await renderApp('/pricing')
    await user.click(main().getByRole('radio', { name: /^Yearly/ }))
    expect(plan('Starter').getByText('$290')).toBeVisible()
    expect(plan('Professional').getByText('$790')).toBeVisible()
    expect(plan('Starter').getByText('per year')).toBeVisible()
    expect(plan('Enterprise').getByText('Custom')).toBeVisible()
    expect(main().queryByText('$29')).not.toBeInTheDocument()
    await user.click(main().getByRole('radio', { name: 'Monthly' }))
    expect(plan('Starter').getByText('$29')).toBeVisible()
  })

  test.each([
    ['Starter', '/signup', ['1 site', '10GB']],
    ['Professional', '/signup', ['5 sites', '100GB']],
    ['Enterprise', '/contact', ['Unlimited', '24/7 support']],
  ])('%s leads to %s', async (name, target, contains) => {
    await renderApp('/pricing')
    expect(plan(name).getByRole('link')).toHaveAttribute('href', target)
    const included = plan(name)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Included:'))
    const text = included.map(({ textContent }) => textContent).join('\n')
    for (const fact of contains) expect(text).toContain(fact)
    const popular = plan(name).queryByText('Most Popular')
    expect(popular !== null).toBe(name === 'Professional')
  })

  test('answers questions, one open at a time, and leads to the contact page', async () => {
    await renderApp('/pricing')
    const questions = main()
      .getAllByRole('group')
      .filter(({ tagName }) => tagName === 'DETAILS')
    expect(questions.length).toBeGreaterThan(3)
    const accordion = new Set(questions.map((question) => question.getAttribute('name')))
    expect(accordion.size).toBe(1)
    expect([...accordion][0]).toBeTruthy()
    for (const question of questions) expect(question).not.toHaveAttribute('open')
    const text = questions.map(({ textContent }) => textContent).join()
    for (const fact of [/14 days/, /no card/i, /PayPal/, /bank transfer/, /prorated/])
      expect(text).toMatch(fact)
    expect(main().getAllByRole('link').map(href)).toContain('/contact')
  })

  test('two accordions on one site do not close each other', async () => {
    const { goTo } = await renderApp('/pricing')
    const name = () =>
      main()
        .getAllByRole('group')
        .find(({ tagName }) => tagName === 'DETAILS')!
        .getAttribute('name')
    const first = name()
    await goTo('/contact')
    await waitFor(() => expect(name()).not.toBe(first))
  })
})

describe('features and about', () => {
  test('features come in seven categories', async () => {
    await renderApp('/features')
    const anchors = within(main().getByRole('navigation', { name: 'Suites' })).getAllByRole('link')
    expect(anchors).toHaveLength(7)
    for (const anchor of anchors) {
      const section = document.querySelector<HTMLElement>(href(anchor)!)!
      const cards = within(section).getAllByRole('article')
      for (const card of cards)
        expect(within(card).getByRole('link')).toHaveAccessibleName(/^Learn More: /)
    }
  })

  test('about shows six values, four leaders, and the way to careers and contact', async () => {
    await renderApp('/about')
    const cards = main().getAllByRole('article')
    expect(cards).toHaveLength(10)
    const targets = main().getAllByRole('link').map(href)
    expect(targets).toEqual(expect.arrayContaining(['/careers', '/contact']))
  })
})

describe('an unknown address', () => {
  test('shows what it may have meant, and the way home', async () => {
    const { user, address } = await renderApp('/servces/school-managment')
    expect(heading()).toHaveTextContent('There is no page here.')
    expect(main().getByText('/servces/school-managment')).toBeVisible()
    expect(document.title).toBe('Page not found | Omnia')
    const suggestions = within(main().getByRole('list')).getAllByRole('link')
    expect(suggestions.length).toBeLessThanOrEqual(4)
    expect(href(suggestions[0]!)).toBe('/services/community/school-management')
    await user.click(main().getByRole('link', { name: 'Back to home' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('that resembles nothing has no suggestions', async () => {
    await renderApp('/xyzzy')
    expect(main().queryByRole('list')).not.toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })

  test.each([
    '/services/nope',
    '/services',
    '/services/finance/nope',
    '/pricing/nope',
    '/auth/nope',
  ])('%s is one', async (path) => {
    await renderApp(path)
    expect(heading()).toHaveTextContent('There is no page here.')
  })

  test('is shown as text', async () => {
    await renderApp('/%3Cimg%20src=x%20onerror=alert(1)%3E')
    expect(heading()).toHaveTextContent('There is no page here.')
    expect(main().queryByRole('img')).not.toBeInTheDocument()
  })
})
