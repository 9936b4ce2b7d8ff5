import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { ringSuites, type Suite } from '@/content/catalog/suites'
import {
  endpoints,
  mockEndpoint,
  listResponse,
  storeSession,
} from '../../tests/helpers/mock-backend'
import { requiredMenus } from '../../tests/required-content'
import { header, main, mobileMenu, renderApp } from '../../tests/helpers/render-app'

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const sorted = (list: (string | null)[]) => list.toSorted((a, b) => a!.localeCompare(b!))

const navigation = () => within(header().getByRole('navigation', { name: 'Main' }))
const headerLink = (name: string) => header().getByRole('link', { name })
const services = () => navigation().getByRole('button', { name: 'Services' })

const queryMobileMenu = () => screen.getByRole('banner').querySelector(':scope > nav')

describe('the top navigation', () => {
  test('shows a visitor the required links, and those to log in and sign up', async () => {
    await renderApp('/about')
    expect(names(navigation().getAllByRole('listitem'))).toEqual(requiredMenus.navigation)
    expect(headerLink('Log in')).toHaveAttribute('href', '/auth?mode=login')
    expect(headerLink('Start free trial')).toHaveAttribute('href', '/auth?mode=signup')
    expect(header().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  test('shows a signed-in user the dashboard before Contact, and a greeting', async () => {
    storeSession()
    await renderApp('/about')
    expect(names(navigation().getAllByRole('link')).slice(-2)).toEqual(['Dashboard', 'Contact'])
    expect(headerLink('Welcome, ada')).toHaveAttribute('href', '/dashboard/account')
    expect(header().getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-disabled')
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(header().queryByRole('link', { name: 'Start free trial' })).not.toBeInTheDocument()
  })

  test.each([
    ['/', ['Home'], false],
    ['/contact?subject=TravelSupport', ['Contact'], false],
    ['/plus', ['Pricing'], false],
    ['/services/finance/loans', [], true],
    ['/services/insurance-plus/quote?type=life', [], true],
  ])('at %s marks %j as the current page, and Services: %s', async (path, current, isService) => {
    await renderApp(path)
    const links = navigation().getAllByRole('link')
    expect(names(links.filter((link) => link.hasAttribute('aria-current')))).toEqual(current)
    expect(services().hasAttribute('data-active')).toBe(isService)
  })

  test('begins with the logo, which links home', async () => {
    const { user, currentUrl } = await renderApp('/about')
    const logo = headerLink(`${brand.name}, home`)
    expect(logo.querySelectorAll('path')).toHaveLength(ringSuites.length)
    await user.click(logo)
    expect(currentUrl()).toBe('/')
  })
})

const countPages = (suite: Suite) => pageRoutes.filter((route) => route.suite === suite).length

/** What assistive technology calls the groups of the Services menu, by suite. */
const groupNames = {
  community: `Community & Education ${countPages('community')} pages`,
  finance: `Finance ${countPages('finance')} pages`,
  healthcare: `Healthcare ${countPages('healthcare')} pages`,
}

describe('the Services menu', () => {
  const menu = () => within(screen.getByRole('menu', { name: 'Services' }))
  const openMenu = async (user: UserEvent) => {
    await user.click(services())
    await screen.findByRole('menu', { name: 'Services' })
  }
  const item = (name: string) => menu().getByRole('menuitem', { name })
  /** Opens a group by keyboard, as a pointer needs a layout that jsdom does not have. */
  const openGroup = async (user: UserEvent, name: string) => {
    act(() => item(name).focus())
    await user.keyboard('{ArrowRight}')
    return within(await screen.findByRole('menu', { name }))
  }

  test('lists every service once, by name, with the pages of three suites in groups', async () => {
    const { user } = await renderApp('/about')
    await openMenu(user)
    const top = names(menu().getAllByRole('menuitem')).map((name) =>
      name.replace(/ \d+ pages$/, ''),
    )
    expect(top).toEqual(sorted(top))
    const paths = menu()
      .getAllByRole('menuitem')
      .map((link) => link.getAttribute('href'))
    for (const [suite, name] of Object.entries(groupNames)) {
      const links = (await openGroup(user, name)).getAllByRole('menuitem')
      const labels = pageRoutes.filter((route) => route.suite === suite).map(({ label }) => label)
      expect(names(links)).toEqual(sorted(labels))
      paths.push(...links.map((link) => link.getAttribute('href')))
      await user.keyboard('{ArrowLeft}')
    }
    const expected = pageRoutes
      .filter((route) => route.path.startsWith('/services/') && 'suite' in route)
      .map(({ path }) => path)
    expect(paths.filter((path) => path !== null).toSorted()).toEqual(expected.toSorted())
  })

  test('closes after a navigation and marks the current page', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await openMenu(user)
    const finance = await openGroup(user, groupNames.finance)
    await user.click(finance.getByRole('menuitem', { name: 'Loans' }))
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus())
    expect(currentUrl()).toBe('/services/finance/loans')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()

    await openMenu(user)
    expect(item(groupNames.finance)).toHaveAttribute('data-active')
    expect(item(groupNames.healthcare)).not.toHaveAttribute('data-active')
    const links = (await openGroup(user, groupNames.finance)).getAllByRole('menuitem')
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(names(current)).toEqual(['Loans'])
  })

  test.each([
    ['/services/recruitment', 'Recruitment'],
    ['/sell', 'AI Website Builder'],
    ['/services/finance/loans', groupNames.finance],
  ])('opens at %s with the focus on "%s"', async (path, name) => {
    const { user } = await renderApp(path)
    await openMenu(user)
    await waitFor(() => expect(item(name)).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(services()).toHaveFocus())
  })

  test('closes when the link to the current page is clicked', async () => {
    const { user } = await renderApp('/services/legal')
    await openMenu(user)
    await user.click(item('Legal'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('the mobile menu', () => {
  const toggle = (name: string) => header().getByRole('button', { name })
  const button = (name: string) => mobileMenu().getByRole('button', { name })
  const link = (name: string) => mobileMenu().queryByRole('link', { name })

  test('has the links of the top navigation, the services and the account', async () => {
    const { user } = await renderApp('/about')
    expect(toggle('Open menu')).toHaveAttribute('aria-expanded', 'false')
    expect(queryMobileMenu()).not.toBeInTheDocument()
    await user.click(toggle('Open menu'))
    expect(toggle('Close menu')).toHaveAttribute('aria-expanded', 'true')
    expect(names(mobileMenu().getAllByRole('link'))).toEqual([
      ...names(navigation().getAllByRole('link')),
      'Log in',
      'Start free trial',
    ])
    expect(link('About')).toHaveAttribute('aria-current', 'page')
    await user.click(button('Services'))
    expect(link('Legal')).toHaveAttribute('href', '/services/legal')
    await user.click(button('Services'))
    expect(link('Legal')).not.toBeInTheDocument()
  })

  test('opens with Services closed, shows one group at a time, and marks the current page and those above it', async () => {
    const { user } = await renderApp('/services/finance/loans')
    await user.click(toggle('Open menu'))
    expect(mobileMenu().queryAllByRole('button', { expanded: true })).toEqual([])
    expect(button('Services')).toHaveAttribute('data-active')
    await user.click(button('Services'))
    expect(button(groupNames.finance)).toHaveAttribute('data-active')
    await user.click(button(groupNames.finance))
    expect(link('Loans')).toHaveAttribute('aria-current', 'page')
    expect(link('Financial Services')).toHaveAttribute('aria-current', 'true')
    await user.click(button(groupNames.healthcare))
    expect(link('Wellness')).toBeVisible()
    expect(link('Loans')).not.toBeInTheDocument()
    await user.click(button(groupNames.healthcare))
    expect(link('Wellness')).not.toBeInTheDocument()
  })

  test('shows the email address of the signed-in user', async () => {
    storeSession()
    mockEndpoint('get', endpoints.posts, () => listResponse([]))
    const { user } = await renderApp('/dashboard')
    await user.click(toggle('Open menu'))
    expect(mobileMenu().getByText('ada@example.com').parentElement).toHaveTextContent(
      'Logged in as ada@example.com',
    )
    expect(button('Log out')).not.toHaveAttribute('aria-disabled')
    expect(names(mobileMenu().getAllByRole('link'))).toEqual([
      ...names(navigation().getAllByRole('link')),
      'Account',
    ])
    expect(link('Account')).toHaveAttribute('href', '/dashboard/account')
    expect(link('Dashboard')).toHaveAttribute('aria-current', 'page')
  })

  test('closes on a click outside, and on Escape, returning the focus', async () => {
    const { user } = await renderApp('/about')
    await user.click(toggle('Open menu'))
    await user.click(main().getByRole('heading', { level: 1 }))
    await waitFor(() => expect(queryMobileMenu()).not.toBeInTheDocument())
    await user.click(toggle('Open menu'))
    // A click on its empty space moves the focus to the body.
    await user.click(queryMobileMenu()!)
    expect(document.body).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(queryMobileMenu()).not.toBeInTheDocument())
    expect(toggle('Open menu')).toHaveFocus()
  })

  test('closes when the page changes', async () => {
    const { user, currentUrl } = await renderApp('/about')
    await user.click(toggle('Open menu'))
    await user.click(link('Pricing')!)
    await waitFor(() => expect(queryMobileMenu()).not.toBeInTheDocument())
    expect(currentUrl()).toBe('/pricing')
  })
})
