import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { integrations } from '@/content/pages/services/_integrations'
import { Integrations } from './_integrations'

test('shows eight logos, each drawn and named', () => {
  render(<Integrations />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(8)
  for (const [index, { name, text }] of integrations.entries()) {
    const item = items[index]!
    expect(within(item).getByRole('heading', { name })).toBeVisible()
    expect(within(item).getByText(text)).toBeVisible()
    expect(item.querySelector('svg')?.childElementCount).toBeGreaterThan(1)
  }
})
