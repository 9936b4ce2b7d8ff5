import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { suites } from '@/content/catalog/suites'
import { getSuite } from '@/routing/route-lookup'
import type * as footer from './footer'
import { requiredMenus } from '../../tests/required-content'

// setup-dom.ts replaces it elsewhere.
const { Footer } = await vi.importActual<typeof footer>('./footer')

/** Renders the footer of a page, and returns its queries. */
function renderFooter(path = '/about') {
  const handle = pageRoutes.find((route) => route.path === path)
  const routes = [{ path, handle, Component: Footer }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  return within(screen.getByRole('contentinfo'))
}

test('the footer has a section for each suite, with its pages sorted by name', () => {
  // Each has a button too, which only shows on a phone.
  const sections = renderFooter()
    .getAllByRole('group')
    .map((section) => ({
      title: document.getElementById(section.getAttribute('aria-labelledby')!)!.textContent,
      links: within(section)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')!] as const),
    }))
  expect(sections.map(({ title }) => title)).toEqual(requiredMenus.footer)
  for (const { title, links } of sections) {
    const expected = pageRoutes.filter(
      (route) => route.suite && suites[getSuite(route)].label === title,
    )
    expect(expected.length, `pages of ${title}, of at least three`).toBeGreaterThan(2)
    expect(links).toEqual(
      expected
        .map(({ label, path }) => [label, path] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    )
  }
})

test('has no pages on signed-in pages, but the other required links and the year', () => {
  const footer = renderFooter('/dashboard')
  expect(footer.queryByRole('group')).not.toBeInTheDocument()
  for (const name of requiredMenus.legal)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
  for (const name of requiredMenus.social) {
    const link = footer.getByRole('link', { name: `${brand.name} on ${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noreferrer')
  }
  expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.name}`)).toBeVisible()
})
