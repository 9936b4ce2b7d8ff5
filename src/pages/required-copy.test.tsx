import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, renderApp } from '../../tests/helpers/render-app'

const getHeadings = () =>
  main()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const trial = '14-day free trial'
const noCard = 'no credit card required'

test.each<[path: string, headings: (string | RegExp)[], texts: string[]]>([
  [
    '/',
    [
      /services/i,
      /suites/i,
      'How it works when you build with AI',
      'Testimonials',
      new RegExp(trial),
    ],
    ['not real customers', noCard],
  ],
  ['/pricing', [/^Plans from \$29/, 'Pricing FAQ'], [trial, noCard, 'Save 20%']],
  ['/about', [/^About /, 'Our mission', 'Our values', 'Leadership', 'Account security'], []],
  ['/contact', ['Contact us', 'Send us a message', 'Office hours', 'Contact FAQ'], []],
  ['/features', [/features/i, 'Financial Services', 'Compliance and data protection'], [noCard]],
  ['/services/ai-automation', ['Integrations'], []],
  ['/no-such-page', ['Page not found'], ['We couldn’t find /no-such-page']],
])('%s says its parts in the standard words', async (path, headings, texts) => {
  await renderApp(path)
  const shown = getHeadings()
  const isShown = (words: string | RegExp) =>
    shown.some((heading) => (typeof words === 'string' ? heading === words : words.test(heading)))
  expect(headings.filter((words) => !isShown(words))).toEqual([])
  const text = screen.getByRole('main').textContent.toLowerCase()
  for (const words of texts) expect(text).toContain(words.toLowerCase())
})

test('the about page names its six values', async () => {
  await renderApp('/about')
  const values = within(main().getByRole('region', { name: 'Our values' })).getAllByRole(
    'heading',
    {
      level: 3,
    },
  )
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'Be honest',
    'Collect less data',
    'Respect people’s time',
    'Make it reversible',
    'Use only what you need',
    'Accessible to everyone',
  ])
})

test('a section whose title doesn’t say "features" has the word as its label', async () => {
  await renderApp('/services/recruitment')
  const section = within(main().getByRole('region', { name: 'A hiring process you can explain' }))
  expect(section.getByText('Features')).toBeVisible()
})
