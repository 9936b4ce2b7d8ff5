import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pages } from '@/routes'
import { answer, endpoints, rows, storeSession } from '../../tests/backend'
import { header, main, mobileMenu, renderApp } from '../../tests/render-app'
import { isUnder } from './active'

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const sorted = (list: (string | null)[]) => list.toSorted((a, b) => a!.localeCompare(b!))

const navigation = () => within(header().getByRole('navigation', { name: 'Main' }))
const services = () => navigation().getByRole('button', { name: 'Services' })
const group = (name: string) => navigation().getByRole('button', { name: new RegExp(`^${name}`) })

/** What a button opens, shown or not. */
function controlled(button: HTMLElement) {
  const element = document.getElementById(button.getAttribute('aria-controls')!)
  if (!element) throw new Error('the button controls nothing')
  return element
}

describe('the top navigation', () => {
  test('of a visitor', async () => {
    await renderApp('/about')
    const links = navigation().getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Pricing', '/pricing'],
      ['Features', '/features'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ])
    const items = within(navigation().getAllByRole('list')[0]!).getAllByRole('listitem')
    expect(items[1]).toHaveTextContent('Services')
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth?mode=login',
    )
    expect(header().getByRole('link', { name: 'Start free trial' })).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    )
    expect(header().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  test('of somebody logged in has the dashboard before Contact, and greets by the address before its @', async () => {
    storeSession()
    await renderApp('/about')
    expect(names(navigation().getAllByRole('link'))).toEqual([
      'Home',
      'Pricing',
      'Features',
      'About',
      'Dashboard',
      'Contact',
    ])
    expect(header().getByText('Welcome, ada')).toBeVisible()
    expect(header().getByRole('button', { name: 'Log out' })).toBeEnabled()
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(header().queryByRole('link', { name: 'Start free trial' })).not.toBeInTheDocument()
  })

  test.each([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
    ['/contact?subject=TravelSupport', 'Contact'],
  ])('marks where one is: %s', async (path, name) => {
    await renderApp(path)
    const current = navigation()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(names(current)).toEqual([name])
    expect(current[0]).toHaveAttribute('data-active')
    expect(services()).not.toHaveAttribute('data-active')
  })

  test.each(['/services/finance/loans', '/services/insurance-plus/quote?type=life'])(
    'marks Services at %s',
    async (path) => {
      await renderApp(path)
      expect(services()).toHaveAttribute('data-active')
      expect(navigation().getByRole('link', { name: 'Home' })).not.toHaveAttribute('data-active')
    },
  )

  test('is fixed, and marked once the page is scrolled by more than 10 px', async () => {
    onTestFinished(() => void Object.assign(window, { scrollY: 0 }))
    await renderApp('/about')
    const banner = screen.getByRole('banner')
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY })
      fireEvent.scroll(window)
    }
    expect(banner).toHaveClass('fixed')
    expect(banner).not.toHaveAttribute('data-scrolled')
    scrollTo(10)
    expect(banner).not.toHaveAttribute('data-scrolled')
    scrollTo(11)
    expect(banner).toHaveAttribute('data-scrolled')
    scrollTo(0)
    expect(banner).not.toHaveAttribute('data-scrolled')
  })

  test('begins with the logo, which leads home and turns', async () => {
    const { user, address } = await renderApp('/about')
    const logo = header().getByRole('link', { name: 'Omnia, home' })
    expect(logo.querySelector('svg')).toHaveClass('animate-turn')
    expect(logo.querySelectorAll('circle')).toHaveLength(7)
    await user.click(logo)
    expect(address()).toBe('/')
  })
})

describe('the Services menu', () => {
  test('has every service once, by name, with three groups among them', async () => {
    const { user } = await renderApp('/about')
    await user.click(services())
    const menu = controlled(services())
    expect(menu).toHaveClass('w-80', 'max-h-96', 'overflow-y-auto')
    const items = [...menu.querySelectorAll<HTMLElement>(':scope > ul > li')]
    const top = items.map((item) => {
      const [control] = item.querySelectorAll('a, button')
      return control!.textContent!.replace(/\d+$/, '')
    })
    expect(top).toEqual(sorted(top))
    expect(top).toEqual(expect.arrayContaining(['Finance', 'Healthcare', 'Community & Education']))
    expect(within(menu).getAllByRole('button')).toHaveLength(3)

    const paths = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const expected = pages
      .filter((row) => row.path.startsWith('/services/') && 'suite' in row)
      .map(({ path }) => path)
    expect(paths.toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    ['Finance', '/services/finance', 11],
    ['Healthcare', '/services/healthcare', 5],
    ['Community & Education', '/services/community/', 8],
  ])('has in %s what lies under %s, by name', async (name, prefix, count) => {
    const { user } = await renderApp('/about')
    await user.click(services())
    await user.click(group(name))
    const links = within(controlled(group(name))).getAllByRole('link')
    expect(links).toHaveLength(count)
    expect(names(links)).toEqual(sorted(names(links)))
    for (const link of links) expect(link.getAttribute('href')).toMatch(new RegExp(`^${prefix}`))
  })

  test('opens and closes by click, Enter and Space', async () => {
    const { user } = await renderApp('/about')
    const button = services()
    const expectOpen = () => {
      expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(controlled(button)).toBeVisible()
    }
    const expectClosed = () => {
      expect(button).toHaveAttribute('aria-expanded', 'false')
      expect(controlled(button)).not.toBeVisible()
    }
    expectClosed()
    await user.click(button)
    expectOpen()
    await user.click(button)
    expectClosed()
    await user.keyboard('{Enter}')
    expectOpen()
    await user.keyboard(' ')
    expectClosed()
  })

  test('closes on Escape, and gives the focus back to its button', async () => {
    const { user } = await renderApp('/about')
    await user.click(services())
    await user.tab()
    expect(controlled(services())).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    expect(controlled(services())).not.toBeVisible()
    expect(services()).toHaveFocus()
  })

  test('closes on a click outside, and not on one inside', async () => {
    const { user } = await renderApp('/about')
    await user.click(services())
    await user.click(group('Finance'))
    expect(controlled(services())).toBeVisible()
    // Nothing here takes the focus, whose leaving would close the menu as well.
    await user.click(screen.getByText(/^© /))
    expect(controlled(services())).not.toBeVisible()
  })

  test('closes when the focus goes on to what follows', async () => {
    const { user } = await renderApp('/about')
    await user.click(services())
    act(() => header().getByRole('link', { name: 'Log in' }).focus())
    expect(controlled(services())).not.toBeVisible()
  })

  test('opens one group at a time', async () => {
    const { user } = await renderApp('/about')
    await user.click(services())
    await user.click(group('Finance'))
    expect(controlled(group('Finance'))).toBeVisible()
    await user.click(group('Healthcare'))
    expect(controlled(group('Healthcare'))).toBeVisible()
    expect(group('Healthcare')).toHaveAttribute('aria-expanded', 'true')
    expect(controlled(group('Finance'))).not.toBeVisible()
    expect(group('Finance')).toHaveAttribute('aria-expanded', 'false')
    await user.click(group('Healthcare'))
    expect(controlled(group('Healthcare'))).not.toBeVisible()
  })

  test('closes when it has led to a page, and marks the way there', async () => {
    const { user, address } = await renderApp('/about')
    await user.click(services())
    await user.click(group('Finance'))
    await user.click(within(controlled(group('Finance'))).getByRole('link', { name: 'Loans' }))
    await waitFor(() => expect(services()).toHaveAttribute('aria-expanded', 'false'))
    expect(controlled(services())).not.toBeVisible()
    expect(address()).toBe('/services/finance/loans')

    await user.click(services())
    await user.click(group('Finance'))
    const current = [...controlled(services()).querySelectorAll('[aria-current=page]')]
    expect(current.map(({ textContent }) => textContent)).toEqual(['Loans'])
    expect(group('Finance')).toHaveClass('text-accent')
    expect(group('Healthcare')).not.toHaveClass('text-accent')
  })

  test('closes when it leads to the page that shows already', async () => {
    const { user } = await renderApp('/services/legal')
    await user.click(services())
    await user.click(within(controlled(services())).getByRole('link', { name: 'Legal' }))
    await waitFor(() => expect(controlled(services())).not.toBeVisible())
  })
})

describe('the mobile menu', () => {
  const toggle = (name: string) => header().getByRole('button', { name })
  const nav = () => screen.getByRole('banner').querySelector(':scope > nav')!

  test('takes no focus while it is closed', async () => {
    await renderApp('/about')
    expect(toggle('Open menu')).toHaveAttribute('aria-expanded', 'false')
    expect(controlled(toggle('Open menu'))).toBe(nav())
    expect(nav()).toHaveAttribute('inert')
  })

  test('has what the top navigation has', async () => {
    const { user } = await renderApp('/about')
    await user.click(toggle('Open menu'))
    expect(toggle('Close menu')).toHaveAttribute('aria-expanded', 'true')
    expect(nav()).not.toHaveAttribute('inert')
    expect(names(mobileMenu().getAllByRole('link'))).toEqual([
      'Home',
      'Pricing',
      'Features',
      'About',
      'Contact',
      'Log in',
      'Start free trial',
    ])
    expect(mobileMenu().getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const list = mobileMenu().getByRole('button', { name: 'Services' })
    await user.click(list)
    expect(controlled(list)).toBeVisible()
    expect(within(controlled(list)).getByRole('link', { name: 'Legal' })).toHaveAttribute(
      'href',
      '/services/legal',
    )
    await user.click(list)
    expect(controlled(list)).not.toBeVisible()
  })

  test('says who is logged in', async () => {
    storeSession()
    answer('get', endpoints.posts, () => rows([]))
    const { user } = await renderApp('/dashboard')
    await user.click(toggle('Open menu'))
    expect(mobileMenu().getByText('ada@example.com').parentElement).toHaveTextContent(
      'Logged in as ada@example.com',
    )
    expect(mobileMenu().getByRole('button', { name: 'Log out' })).toBeEnabled()
    expect(names(mobileMenu().getAllByRole('link'))).toEqual([
      'Home',
      'Pricing',
      'Features',
      'About',
      'Dashboard',
      'Contact',
    ])
    expect(mobileMenu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-active')
  })

  test('closes on Escape, giving the focus back, and on a click outside', async () => {
    const { user } = await renderApp('/about')
    await user.click(toggle('Open menu'))
    await user.keyboard('{Escape}')
    expect(nav()).toHaveAttribute('inert')
    expect(toggle('Open menu')).toHaveFocus()
    await user.click(toggle('Open menu'))
    await user.click(main().getByRole('heading', { level: 1 }))
    expect(nav()).toHaveAttribute('inert')
  })

  test('closes when the page changes', async () => {
    const { user, address } = await renderApp('/about')
    await user.click(toggle('Open menu'))
    await user.click(mobileMenu().getByRole('link', { name: 'Pricing' }))
    await waitFor(() => expect(nav()).toHaveAttribute('inert'))
    expect(address()).toBe('/pricing')
  })
})

test.each([
  ['/', '/', true],
  ['/pricing', '/', false],
  ['/pricing', '/pricing', true],
  ['/pricing-old', '/pricing', false],
  ['/dashboard/drafts', '/dashboard', true],
  ['/services/finance', '/services/finance/loans', false],
])('%s is under %s: %s', (pathname, path, under) => {
  expect(isUnder(pathname, path)).toBe(under)
})
