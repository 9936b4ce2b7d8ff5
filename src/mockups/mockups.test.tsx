import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hero as about } from '@/content/about'
import { hero as features } from '@/content/features'
import { steps } from '@/content/home'
import type { PageContent } from '@/content/types'
import { MockupPreview } from './mockup-preview'
import { MockupView } from './mockup-view'

const modules = import.meta.glob<{ content: PageContent }>('./**/*.ts', {
  base: '../content/pages',
  eager: true,
})

const mockups = [
  { name: './about.ts', mockup: about.mockup },
  { name: './features.ts', mockup: features.mockup },
  ...Object.entries(modules).map(([name, { content }]) => ({ name, mockup: content.hero.mockup })),
  ...steps.map(({ title, mockup }) => ({ name: `the step "${title}"`, mockup })),
]

test.each(mockups)('the mockup of $name is decorative', ({ mockup }) => {
  const { container } = render(<MockupView mockup={mockup} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.textContent).not.toBe('')
  expect(container.querySelector('a, button, input, h1, h2, h3, h4, [tabindex], [id]')).toBeNull()
})

test('no mockup animates by itself', async () => {
  for (const { mockup } of mockups) {
    const { container, unmount } = render(<MockupPreview mockup={mockup} />)
    await waitFor(() => expect(container.textContent).not.toBe(''))
    expect(container.innerHTML).not.toMatch(/animate-/)
    unmount()
  }
})

test('only the mockup of a hero has its floating card', () => {
  const mockup = mockups.find(({ name }) => name === './services/manage.ts')!.mockup
  const label = 'Due by Nov 18'
  expect(render(<MockupView mockup={mockup} />).container).toHaveTextContent(label)
  expect(render(<MockupView mockup={mockup} preview />).container).not.toHaveTextContent(label)
})
