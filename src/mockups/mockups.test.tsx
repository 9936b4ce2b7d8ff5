import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hero as about } from '@/content/about'
import { hero as features } from '@/content/features'
import { services, steps } from '@/content/home'
import type { ServicePage } from '@/content/types'
import { CardMockup } from './card-mockup'
import { HeroMockup } from './hero-mockup'

const pages = import.meta.glob<{ page: ServicePage }>('./**/*.ts', {
  base: '../content/pages',
  eager: true,
})

const heroes = [
  ['./about.ts', about.mockup] as const,
  ['./features.ts', features.mockup] as const,
  ...Object.entries(pages).map(([file, { page }]) => [file, page.hero.mockup] as const),
].map(([name, mockup]) => ({
  name: `hero mockup of ${name}`,
  element: <HeroMockup mockup={mockup} suite="build" />,
}))

const cards = [...services.cards, ...steps].flatMap(({ title, mockup }) =>
  mockup ? { name: `card mockup of "${title}"`, element: <CardMockup mockup={mockup} /> } : [],
)

test.each([...heroes, ...cards])('the $name is decorative', ({ element }) => {
  const { container } = render(element)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.textContent).not.toBe('')
  expect(container.querySelector('a, button, input, h1, h2, h3, h4, [tabindex], [id]')).toBeNull()
})
