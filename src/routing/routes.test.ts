import { describe, expect, test } from 'vitest'
import { loadPage, metaAt, pageSources } from './page-loader'
import { fileOf, pathsOf, routeAt, rows, slugAt, suiteAt } from './routes'

/** Every path of section 2 of the specification, without queries. */
const specified = [
  '/',
  '/blog',
  '/community',
  '/pricing',
  '/plus',
  '/features',
  '/whats-new',
  '/about',
  '/contact',
  '/help',
  '/auth',
  '/dashboard',
  '/signup',
  '/login',
  '/careers',
  '/examples/apps',
  '/social-media-management',
  '/community-forums',
  '/team-collaboration',
  '/client-chat',
  '/sell',
  '/start',
  '/market',
  '/blog/nutrition',
  '/blog/fitness',
  '/blog/mental-health',
  ...[
    'build',
    'manage',
    'grow',
    'finance',
    'legal',
    'connect',
    'sustainability',
    'social-media',
    'client-chat',
    'sales-management',
    'investor-network',
    'business-registration',
    'influencer-engagement',
    'create-app',
    'enterprise-management',
    'ai-assistant',
    'customer-service',
    'sales-cloud',
    'ai-automation',
    'accounting-insights',
    'compliance-management',
    'payment-platform',
    'insurance-plus',
    'recruitment',
    'travel-tours',
    'restaurant-hospitality',
    'database-management-ai',
    'future-business',
    'home-services',
    'finance/investment',
    'finance/pension-management',
    'finance/next-gen-fund',
    'finance/loans',
    'finance/education',
    'finance/marriage-loan',
    'finance/pregnancy-fund',
    'finance/islamic-fund',
    'finance/employment-security',
    'finance/donations-welfare',
    'healthcare',
    'healthcare/find-care',
    'healthcare/virtual-care',
    'healthcare/patient-portal',
    'healthcare/wellness',
    'community/social-network-saas',
    'community/video-saas',
    'community/school-management',
    'community/non-profit-management',
    'community/research-education-journalism',
    'community/news-media-production',
    'community/volunteer-engagement',
    'community/study-abroad',
    'insurance-plus/quote',
    'travel-tours/search',
    'home-services/repairs-maintenance',
    'home-services/cleaning-services',
    'home-services/food-grocery-delivery',
    'home-services/beauty-wellness-at-home',
    'home-services/moving-shifting',
    'home-services/pest-control',
    'home-services/event-services',
  ].map((path) => `/services/${path}`),
]

/** The items that a list has more than once. */
const repeated = (list: readonly string[]) =>
  list.filter((item, index) => list.indexOf(item) !== index)

describe('the route table', () => {
  test.each(specified)('has %s', (path) => {
    expect(routeAt(path)).toBeDefined()
  })

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
    expect(routeAt(alias)).toBe(routeAt(path))
    expect(routeAt(alias)?.path).toBe(path)
  })

  test('has no path twice, aliases included', () => {
    expect(repeated(rows.flatMap((row) => [...pathsOf(row), ...(row.aliases ?? [])]))).toEqual([])
  })

  test('has no label twice', () => {
    expect(repeated(rows.map(({ label }) => label))).toEqual([])
  })

  test.each([
    '/nope',
    '/services',
    '/services/nope',
    '/services/community',
    '/services/home-services/pest-control/now',
  ])('does not match %s', (path) => {
    expect(routeAt(path)).toBeUndefined()
  })

  test.each([
    ['/services/home-services/pest-control', 'pest-control'],
    ['/Services/Home-Services/Pest-Control/', 'pest-control'],
    ['/services/home-services/nope', undefined],
    ['/services/home-services', undefined],
  ])('knows the slug of %s: %s', (path, slug) => {
    expect(slugAt(path)).toBe(slug)
  })

  test.each(rows.filter(({ parent }) => parent))(
    'links $path back to a page of the menus',
    ({ parent }) => {
      const row = rows.find(({ path }) => path === parent)
      expect(row?.suite).toBeDefined()
    },
  )

  test('gives a page the hue of its suite, or of its parent', () => {
    expect(suiteAt('/services/build')).toBe('build')
    expect(suiteAt('/services/healthcare/wellness')).toBe('healthcare')
    expect(suiteAt('/blog/nutrition')).toBe('healthcare')
    expect(suiteAt('/services/home-services/pest-control')).toBe('lifestyle')
    expect(suiteAt('/dashboard')).toBe('company')
  })
})

describe('the files of the pages', () => {
  const files = Object.keys(
    import.meta.glob(['../pages/**/*.tsx', '../content/pages/**/*.ts', '!../**/*.test.*']),
  ).map((file) => file.replace('../', 'src/'))

  test.each(rows)('the row of $path names a file that exists', (row) => {
    expect(files).toContain(pageSources(fileOf(row))[0])
  })

  test('every page and content file has its row; only "not found" has none', () => {
    const named = rows.map(fileOf)
    const nameOf = (file: string) => file.replace(/^src\/(content\/)?pages\/|\.tsx?$/g, '')
    expect(files.filter((file) => !named.includes(nameOf(file)))).toEqual([
      'src/pages/not-found.tsx',
    ])
    // /auth, /login and /signup show one page.
    expect(repeated(named)).toEqual(['auth', 'auth'])
  })
})

describe('every page', async () => {
  const loaded = await Promise.all(
    rows.map(async (row) => {
      const { meta, Component } = await loadPage(fileOf(row))
      return { row, Component, meta: metaAt(meta, { pathname: row.path, search: '' }) }
    }),
  )

  test.each(loaded)('$row.path has a title and a description that fit', ({ meta, Component }) => {
    expect(Component).toBeTypeOf('function')
    expect(meta.title.trim()).toBe(meta.title)
    expect(meta.title.length).toBeGreaterThan(0)
    expect(meta.title.length).toBeLessThanOrEqual(60)
    expect(meta.description.length).toBeGreaterThanOrEqual(50)
    expect(meta.description.length).toBeLessThanOrEqual(165)
  })

  test('the title of every service has its label', () => {
    const services = loaded.filter(({ row }) => row.suite && row.icon)
    expect(services.length).toBeGreaterThan(50)
    expect(
      services
        .filter(({ row, meta }) => !meta.title.includes(row.label))
        .map(({ row }) => row.path),
    ).toEqual([])
  })

  test('every page has a title and a description of its own', () => {
    expect(repeated(loaded.map(({ meta }) => meta.title.toLowerCase()))).toEqual([])
    expect(repeated(loaded.map(({ meta }) => meta.description))).toEqual([])
  })
})
