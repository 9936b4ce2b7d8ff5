import { describe, expect, test } from 'vitest'
import { pageRoutes } from '@/content/catalog/page-routes'
import { resolveMeta } from '@/routing/page-module'
import { getPageFile } from '@/routing/route-lookup'
import { loadPage, pageSources } from './page-loader'

/** Returns the items that appear more than once in a list. */
const repeated = (list: readonly string[]) =>
  list.filter((item, index) => list.indexOf(item) !== index)

describe('the files of the pages', () => {
  const files = Object.keys(
    import.meta.glob(['../pages/**/*.tsx', '../content/pages/**/*.ts', '!**/_*', '!**/*.test.*']),
  ).map((file) => file.replace('../', 'src/'))

  test.each(pageRoutes)('the file of the route $path exists', (route) => {
    expect(files).toContain(pageSources(getPageFile(route))[0])
  })

  test('every page and content file has a route, except "not found"', () => {
    const named = pageRoutes.map(getPageFile)
    const toName = (file: string) => file.replace(/^src\/(content\/)?pages\/|\.tsx?$/g, '')
    expect(files.filter((file) => !named.includes(toName(file)))).toEqual([
      'src/content/pages/not-found.ts',
      'src/pages/not-found.tsx',
    ])
    // /auth, /login and /signup show one page.
    expect(repeated(named)).toEqual(['auth', 'auth'])
  })
})

describe('every page', async () => {
  const loaded = await Promise.all(
    pageRoutes.map(async (route) => {
      const { meta, Component } = await loadPage(getPageFile(route))
      return { route, Component, meta: resolveMeta(meta, { pathname: route.path, search: '' }) }
    }),
  )

  test.each(loaded)('$route.path has a title and a description that fit', ({ meta, Component }) => {
    expect(Component).toBeTypeOf('function')
    expect(meta.title.trim()).toBe(meta.title)
    expect(meta.title.length).toBeGreaterThan(0)
    expect(meta.title.length).toBeLessThanOrEqual(60)
    expect(meta.description.length).toBeGreaterThanOrEqual(50)
    expect(meta.description.length).toBeLessThanOrEqual(165)
  })

  test('the title of every service contains its label', () => {
    const services = loaded.filter(({ route }) => route.suite && route.icon)
    expect(services.length).toBeGreaterThan(50)
    expect(
      services
        .filter(({ route, meta }) => !meta.title.includes(route.label))
        .map(({ route }) => route.path),
    ).toEqual([])
  })

  test('every page has a unique title and description', () => {
    expect(repeated(loaded.map(({ meta }) => meta.title.toLowerCase()))).toEqual([])
    expect(repeated(loaded.map(({ meta }) => meta.description))).toEqual([])
  })
})
