import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { socialLinks } from '@/content/catalog/navigation'
import { pageRoutes } from '@/content/catalog/page-routes'
import { getSuite } from '@/routing/route-lookup'
import { suites } from '@/content/catalog/suites'
import { renderApp } from '../../tests/helpers/render-app'

const footer = () => within(screen.getByRole('contentinfo'))

test('the footer has a section for each suite, with its pages sorted by name', async () => {
  await renderApp('/about')
  // Each has a button too, which only shows on a phone.
  const sections = footer()
    .getAllByRole('group')
    .map((section) => ({
      title: document.getElementById(section.getAttribute('aria-labelledby')!)!.textContent,
      links: within(section)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')!] as const),
    }))
  expect(sections).toHaveLength(Object.keys(suites).length)
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

test('the social links open in a new tab', async () => {
  await renderApp('/about')
  const links = footer().getAllByRole('link', { name: /opens in a new tab/ })
  expect(links).toHaveLength(socialLinks.length)
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noreferrer')
  }
})

test('the copyright has the current year', async () => {
  await renderApp('/about')
  expect(footer().getByText(`© ${new Date().getFullYear()} ${brand.name}`)).toBeVisible()
})
