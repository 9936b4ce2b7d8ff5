import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../tests/helpers/render-app'
import { requiredMenus, requiredPages, requiredPaths } from '../../tests/required-content'
import { findPageRoute } from '@/routing/route-lookup'

test.each(requiredPages)(
  '%s has its required links, cards and words',
  async (path, { links, targets, cards, words }) => {
    await renderApp(path)
    // `getAllByRole` would compute the role of every element.
    const page = screen.getByRole('main')
    const shown = [...page.querySelectorAll('a')].map((link) => ({
      label: link.textContent,
      to: link.getAttribute('href'),
    }))
    for (const [label, to] of Object.entries(links)) expect(shown).toContainEqual({ label, to })
    expect(shown.map(({ to }) => to)).toEqual(expect.arrayContaining(targets))
    const { length } = page.querySelectorAll('article')
    expect(length).toBe(cards ?? length)
    const text = page.textContent.toLowerCase()
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([])
  },
)

test.each(requiredPaths)('there is a page at %s', (path) => {
  expect(findPageRoute(path)).toBeDefined()
})

test('the header and footer have the required links', async () => {
  await renderApp('/about')
  const navigation = within(screen.getAllByRole('navigation', { name: 'Main' })[0]!)
  expect(navigation.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    requiredMenus.navigation,
  )
  const footer = within(screen.getByRole('contentinfo'))
  const columns = footer.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
  expect(columns.map((id) => document.getElementById(id!)!.textContent)).toEqual(
    requiredMenus.footer,
  )
  for (const name of requiredMenus.legal)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
  for (const name of requiredMenus.social)
    expect(footer.getByRole('link', { name: new RegExp(` on ${name} \\(`) })).toBeVisible()
})
