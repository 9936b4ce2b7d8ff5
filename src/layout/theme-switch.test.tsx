import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newUser } from '../../tests/render-app'
import { ThemeSwitch } from './theme-switch'

const { dataset } = document.documentElement
const choice = (name: string) => screen.getByRole('radio', { name })

afterEach(() => {
  delete dataset.theme
})

test('the system decides until the person does, and the choice is kept', async () => {
  const user = newUser()
  render(<ThemeSwitch />)
  expect(choice('As the system')).toBeChecked()
  expect(dataset.theme).toBeUndefined()
  await user.click(choice('Dark'))
  expect(choice('Dark')).toBeChecked()
  expect(dataset.theme).toBe('dark')
  expect(window.localStorage.getItem('omnia-theme')).toBe('dark')
  await user.click(choice('As the system'))
  expect(dataset.theme).toBeUndefined()
  expect(window.localStorage.getItem('omnia-theme')).toBeNull()
})

test.each([
  ['light', 'Light', 'light'],
  ['nonsense', 'As the system', undefined],
  [null, 'As the system', undefined],
])('another tab’s choice of %j is followed', (newValue, name, theme) => {
  dataset.theme = 'dark'
  render(<ThemeSwitch />)
  expect(choice('Dark')).toBeChecked()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'omnia-theme', newValue }))
  })
  expect(choice(name)).toBeChecked()
  expect(dataset.theme).toBe(theme)
})
