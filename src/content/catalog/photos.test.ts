import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from './drawings'
import { photos, getPhotoUrl } from './photos'

test('puts the size of an image into its URL', () => {
  expect(getPhotoUrl('plane', 800, 600)).toBe(
    'https://images.unsplash.com/photo-1436491865332-7a61a109cc05?auto=format&fit=crop&w=800&h=600&q=75',
  )
})

test.each(Object.entries(photos))('%s has an alt text', (_, { id, alt }) => {
  expect(id).toMatch(/^photo-\d+-[0-9a-f]+$/)
  expect(alt.length).toBeGreaterThan(4)
})

test.each(drawings)('the drawing "%s" has a file with the element that pages use', (name) => {
  expect(readFileSync(`src/pictures/drawings/${name}.svg`, 'utf8')).toContain('id="drawing"')
})
