import { describe, expect, test } from 'vitest'
import { pageRoutes } from '@/content/catalog/page-routes'
import { findPageRoute, getPagePaths, getSlug, getSuite } from './route-lookup'

describe('the route table', () => {
  test.each([
    ['/blog', '/'],
    ['/community', '/'],
    ['/plus', '/pricing'],
    ['/whats-new', '/features'],
    ['/help', '/contact'],
    ['/sell', '/services/build'],
    ['/start', '/services/build'],
    ['/market', '/services/grow'],
    ['/Pricing/', '/pricing'],
    ['/plus/', '/pricing'],
  ])('shows at %s the page of %s', (alias, path) => {
    expect(findPageRoute(alias)).toBe(findPageRoute(path))
    expect(findPageRoute(alias)?.path).toBe(path)
  })

  test.each([
    [
      'path or alias',
      pageRoutes.flatMap((route) => [...getPagePaths(route), ...(route.aliases ?? [])]),
    ],
    ['label', pageRoutes.map(({ label }) => label)],
  ])('has no %s twice', (_, list) => {
    expect(list).toEqual([...new Set(list)])
  })

  test.each([
    '/nope',
    '/services',
    '/services/nope',
    '/services/community',
    '/services/home-services/pest-control/now',
  ])('does not match %s', (path) => {
    expect(findPageRoute(path)).toBeUndefined()
  })

  test.each([
    ['/services/home-services/pest-control', 'pest-control'],
    ['/Services/Home-Services/Pest-Control/', 'pest-control'],
    ['/services/home-services/nope', undefined],
    ['/services/home-services', undefined],
  ])('returns the slug of %s: %s', (path, slug) => {
    expect(getSlug(path)).toBe(slug)
  })

  test.each(pageRoutes.filter(({ parent }) => parent))(
    'links $path back to a page of the menus',
    ({ parent }) => {
      const route = pageRoutes.find(({ path }) => path === parent)
      expect(route?.suite).toBeDefined()
    },
  )

  test('a page has the hue of its suite, or of its parent', () => {
    const getSuiteByPath = (path: string) => getSuite(findPageRoute(path))
    expect(getSuiteByPath('/services/build')).toBe('build')
    expect(getSuiteByPath('/services/healthcare/wellness')).toBe('healthcare')
    expect(getSuiteByPath('/blog/nutrition')).toBe('healthcare')
    expect(getSuiteByPath('/services/home-services/pest-control')).toBe('lifestyle')
    expect(getSuiteByPath('/dashboard')).toBe('company')
  })
})
