import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newUser } from '../../tests/render-app'
import { ThemeSwitch } from './theme-switch'

const { dataset } = document.documentElement
const choice = (name: string) => screen.getByRole('radio', { name })

afterEach(() => {
  delete dataset.theme
})

test('follows the system until the user chooses a theme, and stores the choice', async () => {
  const user = newUser()
  render(<ThemeSwitch />)
  expect(choice('System')).toBeChecked()
  expect(dataset.theme).toBeUndefined()
  await user.click(choice('Dark'))
  expect(choice('Dark')).toBeChecked()
  expect(dataset.theme).toBe('dark')
  expect(window.localStorage.getItem('omnia-theme')).toBe('dark')
  await user.click(choice('System'))
  expect(dataset.theme).toBeUndefined()
  expect(window.localStorage.getItem('omnia-theme')).toBeNull()
})

test.each([
  ['light', 'Light', 'light'],
  ['nonsense', 'System', undefined],
  [null, 'System', undefined],
])('follows the choice of %j in another tab', (newValue, name, theme) => {
  dataset.theme = 'dark'
  render(<ThemeSwitch />)
  expect(choice('Dark')).toBeChecked()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'omnia-theme', newValue }))
  })
  expect(choice(name)).toBeChecked()
  expect(dataset.theme).toBe(theme)
})
