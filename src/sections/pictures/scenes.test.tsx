import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pages, suiteOf } from '@/routes'
import { SuitePicture } from '../suite-picture'
import { sceneOf } from './scenes'

const shown = pages.filter((page) => 'suite' in page || 'parent' in page)

test.each(shown)('the picture of $path is drawn, and only decorates', (page) => {
  const { container } = render(<SuitePicture suite={suiteOf(page)} path={page.path} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.textContent).not.toBe('')
  expect(container.querySelector('a, button, input, h1, h2, h3, h4, [tabindex], [id]')).toBeNull()
})

test('a page without a scene shows that of its suite', () => {
  expect(sceneOf('grow', '/services/not-drawn-yet')).toBe(sceneOf('grow', '/services/grow'))
  expect(sceneOf('company')).toHaveProperty('kind', 'ring')
})
