import { describe, expect, test } from 'vitest'
import { pageRoutes } from '@/content/catalog/page-routes'
import { findPageRoute, getPagePaths, getSlug, getSuiteByPath } from './route-lookup'

/** Paths that must stay, because other sites and emails may link to them. */
const requiredPaths = [
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
  test.each(requiredPaths)('has %s', (path) => {
    expect(findPageRoute(path)).toBeDefined()
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
    expect(findPageRoute(alias)).toBe(findPageRoute(path))
    expect(findPageRoute(alias)?.path).toBe(path)
  })

  test('has unique paths, including aliases', () => {
    expect(
      repeated(pageRoutes.flatMap((route) => [...getPagePaths(route), ...(route.aliases ?? [])])),
    ).toEqual([])
  })

  test('has unique labels', () => {
    expect(repeated(pageRoutes.map(({ label }) => label))).toEqual([])
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
    expect(getSuiteByPath('/services/build')).toBe('build')
    expect(getSuiteByPath('/services/healthcare/wellness')).toBe('healthcare')
    expect(getSuiteByPath('/blog/nutrition')).toBe('healthcare')
    expect(getSuiteByPath('/services/home-services/pest-control')).toBe('lifestyle')
    expect(getSuiteByPath('/dashboard')).toBe('company')
  })
})
