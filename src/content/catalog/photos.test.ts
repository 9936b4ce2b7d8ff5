import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from './drawings'
import { getPhotoUrl, photos, portraits } from './photos'

test('puts the size of an image into its URL', () => {
  expect(getPhotoUrl(photos.plane.id, 800, 600)).toBe(
    'https://images.unsplash.com/photo-1436491865332-7a61a109cc05?auto=format&fit=crop&w=800&h=600&q=75',
  )
})

test.each(Object.entries(photos))('%s has an alt text', (_, { alt }) =>
  expect(alt.length).toBeGreaterThan(4),
)

test('photos and portraits have ids of the image service', () => {
  const ids = [...Object.values(photos).map(({ id }) => id), ...Object.values(portraits)]
  for (const id of ids) expect(id).toMatch(/^photo-\d+-[0-9a-f]+$/)
})

test.each(drawings)('the drawing "%s" has a file with the element that pages use', (name) => {
  expect(readFileSync(`src/pictures/drawings/${name}.svg`, 'utf8')).toContain('id="drawing"')
})
