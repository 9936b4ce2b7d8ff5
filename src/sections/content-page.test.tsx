import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageContent, SlotSection } from '@/content/types'
import { ContentPage } from './content-page'

/** A page with a section of its own, whose name is also that of a kind, and one of that kind. */
const content: PageContent<'steps'> = {
  meta: { title: '', description: '' },
  hero: { headline: '', tagline: '' },
  sections: [
    { kind: 'slot', name: 'steps', title: 'Our own steps' },
    { kind: 'steps', title: 'How it works', steps: [{ title: 'Ask', text: 'Any question.' }] },
  ],
}

const OwnSteps = ({ title }: SlotSection) => <h2>{title}</h2>

test('shows a slot in its place, and leaves the kind of the same name as it is', () => {
  render(<ContentPage content={content} hero={null} slots={{ steps: OwnSteps }} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Our own steps',
    'How it works',
  ])
  const region = screen.getByRole('region', { name: 'How it works' })
  expect(within(region).getByText('Any question.')).toBeVisible()
})
