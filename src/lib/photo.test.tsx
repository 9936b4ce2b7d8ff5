import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar, Photo } from './photo'

/** The picture itself, within what stands in for it. */
const picture = () => document.querySelector('img')!

test('a photo says what it shows, and comes in sizes of its ratio when it is near', () => {
  render(<Photo name="campus" ratio={[4, 3]} sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Graduates throwing their caps in the air')
  expect(picture()).toHaveAttribute('loading', 'lazy')
  expect(picture()).toHaveAttribute('sizes', '100vw')
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

test('a decorative photo is not read', () => {
  render(<Photo name="campus" ratio={[16, 9]} sizes="100vw" decorative />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('initials stand in for a portrait, which has no words that would show beside them', () => {
  render(<Avatar name="portrait" person="Ada Byron King" />)
  expect(screen.getByText('AB')).toBeVisible()
  expect(picture()).toHaveAttribute('alt', '')
})
