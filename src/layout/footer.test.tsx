import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { socialLinks } from '@/content/catalog/navigation'
import { pageRoutes } from '@/content/catalog/page-routes'
import { getSuite } from '@/routing/route-lookup'
import { suites } from '@/content/catalog/suites'
import { requiredMenus } from '../../tests/required-content'
import { renderFooter } from '../../tests/helpers/render-footer'

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

test('has no pages on signed-in pages', () => {
  expect(renderFooter('/dashboard').queryByRole('group')).not.toBeInTheDocument()
})

test('has the required links', () => {
  const footer = renderFooter()
  const titles = footer.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
  expect(titles.map((id) => document.getElementById(id!)!.textContent)).toEqual(
    requiredMenus.footer,
  )
  for (const name of requiredMenus.legal)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
  for (const name of requiredMenus.social)
    expect(footer.getByRole('link', { name: new RegExp(` on ${name} \\(`) })).toBeVisible()
})

test('the social links open in a new tab', () => {
  const links = renderFooter().getAllByRole('link', { name: /opens in a new tab/ })
  expect(links).toHaveLength(socialLinks.length)
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noreferrer')
  }
})

test('the copyright has the current year', () => {
  expect(renderFooter().getByText(`© ${new Date().getFullYear()} ${brand.name}`)).toBeVisible()
})
