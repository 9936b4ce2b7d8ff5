import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'
import { Photo } from './photo'

/** The image itself, in front of its placeholder. */
const picture = () => document.querySelector('img')!

test('a photo describes what it shows, and loads lazily in widths of 4:3', () => {
  render(<Photo name="school" drawing="school" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Teacher in front of children')
  expect(picture()).toHaveAttribute('loading', 'lazy')
  expect(picture()).toHaveAttribute('sizes')
  const sources = picture()
    .srcset.split(', ')
    .map((source) => {
      const [address, width] = source.split(' ')
      const { searchParams } = new URL(address!)
      return [width, searchParams.get('w'), searchParams.get('h')]
    })
  expect(sources).toEqual([
    ['400w', '400', '300'],
    ['800w', '800', '600'],
    ['1200w', '1200', '900'],
  ])
  expect(picture().width / picture().height).toBeCloseTo(4 / 3)
})

test('an avatar shows initials until its image loads, and the image has an empty alt text', () => {
  render(<Avatar name="portrait" person="Ada Byron King" />)
  expect(screen.getByText('AB')).toBeVisible()
  expect(picture()).toHaveAttribute('alt', '')
})

test.each([
  ['photo', <Photo key="photo" name="school" drawing="school" />],
  ['avatar', <Avatar key="avatar" name="portrait" person="Ada King" />],
])('the image of a %s that fails to load is removed, and its placeholder stays', (_, element) => {
  const { container } = render(element)
  const placeholder = container.querySelector('svg, span')
  fireEvent.error(picture())
  expect(picture()).toBeNull()
  expect(placeholder).toBeVisible()
})
