import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'
import { Photo } from './photo'

/** The image itself, in front of its placeholder. */
const picture = () => document.querySelector('img')!

test('gives a photo an alt text and lazy sources with the aspect ratio 4:3', () => {
  render(<Photo photo="school" drawing="school" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Teacher in front of children')
  expect(picture()).toHaveAttribute('loading', 'lazy')
  expect(picture()).toHaveAttribute('sizes')
  const sources = picture()
    .srcset.split(', ')
    .map((source) => {
      const [url, width] = source.split(' ')
      const { searchParams } = new URL(url!)
      return [width, searchParams.get('w'), searchParams.get('h')]
    })
  expect(sources).toEqual([
    ['400w', '400', '300'],
    ['800w', '800', '600'],
    ['1200w', '1200', '900'],
  ])
  expect(picture().width / picture().height).toBeCloseTo(4 / 3)
})

test('shows the initials of an avatar until its image loads', () => {
  render(<Avatar photo="portrait-1" name="Ada Byron King" />)
  expect(screen.getByText('AB')).toBeVisible()
  expect(picture()).toHaveAttribute('alt', '')
})

test.each([
  ['photo', <Photo key="photo" photo="school" drawing="school" />],
  ['avatar', <Avatar key="avatar" photo="portrait-1" name="Ada King" />],
])('removes the image of a %s that fails to load and keeps the placeholder', (_, element) => {
  const { container } = render(element)
  const placeholder = container.querySelector('svg, span')
  fireEvent.error(picture())
  expect(picture()).toBeNull()
  expect(placeholder).toBeVisible()
})
