import { expect, test } from 'vitest'
import { getHtmlText } from './helpers/html-text'
import { requiredPages, requiredPaths } from './required-content'
import { render } from '@/app/entry-prerender'
import { findPageRoute } from '@/routing/route-lookup'

test.each(requiredPages)(
  '%s has its required links, cards and words',
  async (path, { links, targets, cards, words }) => {
    const { body } = await render(path)
    const page = /<main.*<\/main>/s.exec(body)![0]
    const shown = [...page.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, label]) => ({ label: getHtmlText(label!), to: getHtmlText(href!) }),
    )
    for (const [label, to] of Object.entries(links)) expect(shown).toContainEqual({ label, to })
    expect(shown.map(({ to }) => to)).toEqual(expect.arrayContaining(targets))
    const count = [...page.matchAll(/<article\b/g)].length
    expect(count).toBe(cards ?? count)
    const text = getHtmlText(page).toLowerCase()
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([])
  },
)

test.each(requiredPaths)('there is a page at %s', (path) => {
  expect(findPageRoute(path)).toBeDefined()
})
