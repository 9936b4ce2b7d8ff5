import { expect, test } from 'vitest'
import { images, imageUrl } from './images'

test('the URL of an image contains its size', () => {
  expect(imageUrl('team', 800)).toBe(
    'https://images.unsplash.com/photo-1522071820081-009f0129c71c?auto=format&fit=crop&w=800&q=75',
  )
  expect(imageUrl('team', 800, 600)).toBe(
    'https://images.unsplash.com/photo-1522071820081-009f0129c71c?auto=format&fit=crop&w=800&h=600&q=75',
  )
})

test.each(Object.entries(images))('%s has an alt text', (_, { id, alt }) => {
  expect(id).toMatch(/^photo-\d+-[0-9a-f]+$/)
  expect(alt.length).toBeGreaterThan(4)
})
