import { expect, test } from 'vitest'
import { searchDocuments } from 'virtual:search-documents'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { findSimilarPage, search } from './search-index'

const toPathname = (href: string) => href.split(/[?#]/, 1)[0]!

/** Everyday queries by the best matching page, separated by commas. */
const everyday: Record<string, string> = {
  '/pricing': `cancel, cancel subscription, cancel plan, yearly price, refund, how much does it cost,
    coupon, what is included, stop my subscription`,
  '/contact': `opening hours, phone number, talk to a human, contact sales, book a demo, help,
    email not received, i didn't get the email, talk to a real person`,
  '/services/healthcare/find-care': 'doctor near me, doctor, find care, broken arm, physician',
  '/services/home-services': 'book plumber, plumber, hire a babysitter',
  '/careers': 'find job, carrers, work from home, job vacancies',
  '/about': `security, who owns ${brand.name}, about us, ${brand.name}, what is ${brand.name},
    privacy policy`,
  '/features': 'privacy',
  '/services/payment-platform': `invoice template, invoice, send money abroad,
    point of sale terminal, accept credit cards`,
  '/dashboard/account': `change password, delete my account, export my data, 2fa, two factor,
    log out`,
  '/services/accounting-insights': 'bookkeeping, payslip, vat, payroll, salary',
  '/services/finance/marriage-loan': 'wedding',
  '/services/finance/pregnancy-fund': 'baby',
  '/services/finance/pension-management': 'retirement savings, 401k',
  '/services/finance/islamic-fund': 'halal investment, halal mortgage',
  '/services/healthcare/virtual-care': `telehealth, video call with a doctor, see doctor online,
    see a doctor online`,
  '/services/legal': 'lawyer, trademark',
  '/services/sales-cloud': 'crm, keep track of customers',
  '/services/community/school-management': 'software for teachers, homework, student grades',
  '/services/community/study-abroad': 'student visa, college overseas',
  '/auth/recover': 'forgot password, forgot my password',
  '/signup': 'free trial, how do i sign up',
  '/services/recruitment': 'hire staff, onboarding',
  '/services/home-services/pest-control': 'pest',
  '/services/create-app': 'no-code, build an iphone app',
  '/services/build': 'build a website, online store, sell online, hosting, make a website',
  '/services/business-registration': 'start a company, start an LLC, open a company',
  '/services/compliance-management': 'gdpr audit, audit log, gdpr',
  '/services/sustainability': 'carbon footprint, solar',
  '/services/sales-management': 'sales pipeline',
  '/services/customer-service': 'support tickets',
  '/services/influencer-engagement': 'find influencers',
  '/services/investor-network': 'raise money for my startup',
  '/services/finance/loans': 'borrow money, student loan, mortgage rates',
  '/services/finance/next-gen-fund': 'save for my kids',
  '/services/finance/employment-security': 'unemployment insurance',
  '/services/finance/donations-welfare': 'donate to charity, give to charity',
  '/services/healthcare/patient-portal': 'lab results, my test results',
  '/blog/nutrition': 'healthy recipes, blog',
  '/blog/fitness': 'workout plan',
  '/services/travel-tours/search': 'cheap flights, car hire',
  '/services/insurance-plus/quote': 'car insurance quote',
  '/services/travel-tours': 'book a hotel, airport transfer',
  '/services/home-services/moving-shifting': 'moving company',
  '/services/community/news-media-production': 'record a podcast',
  '/services/insurance-plus': 'insurance, pet insurance',
  '/services/ai-automation': 'api',
  '/services/enterprise-management': 'employee management, time off',
  '/dashboard': 'my posts',
  '/services/grow': 'seo, loyalty program',
  '/services/manage': 'timesheet',
  '/services/finance/investment': 'crypto, buy stocks',
  '/team-collaboration': 'kanban, invite a colleague',
  '/services/community/video-saas': 'livestream',
  '/services/connect': 'push notifications',
  '/services/database-management-ai': 'excel',
  '/services/future-business': 'competitors',
  '/services/restaurant-hospitality': 'open a bakery',
  '/services/community/research-education-journalism': 'peer review',
  '/services/finance/education': 'credit score',
  '/blog/mental-health': 'panic attack',
  '/services/healthcare': 'vaccination',
  '/login': 'cant sign in',
  '/services/home-services/cleaning-services': 'house cleaning, cleaning lady',
  '/services/home-services/repairs-maintenance': 'fix my sink, leaking pipe',
}

test.each(
  Object.entries(everyday).flatMap(([path, queries]) =>
    queries.split(/,\s+/).map((query) => [query, path]),
  ),
)('searching for "%s" ranks %s first or second', (query, path) => {
  const topTwo = search(query).slice(0, 2)
  expect(topTwo.map(({ href }) => toPathname(href))).toContain(path)
})

test.each([
  ['insurence', '/services/insurance-plus'],
  ['bookeeping', '/services/accounting-insights'],
  ['resturant software', '/services/restaurant-hospitality'],
  ['accountin', '/services/accounting-insights'],
  ['Pensión managment', '/services/finance/pension-management'],
  // The accent is a separate character.
  ['pensio\u0301n', '/services/finance/pension-management'],
])('searching for the misspelled or accented "%s" ranks %s first', (query, path) => {
  expect(toPathname(search(query)[0]!.href)).toBe(path)
})

const searchable = pageRoutes.filter((route) => !route.excludeFromSearch && !route.slugs)

test.each(searchable)('ranks $path first for its label, $label', ({ path, label }) => {
  expect(search(label)[0]?.href).toBe(path)
})

test('also finds accounting for "invoice"', () => {
  expect(search('invoice').map(({ href }) => href)).toContain('/services/accounting-insights')
})

test('finds an FAQ and links to it on its page', () => {
  expect(search('What would happen to my data if I canceled?')[0]).toMatchObject({
    href: '/pricing#what-would-happen-to-my-data-if-i-canceled',
    pageLabel: 'Pricing',
  })
})

test('finds every inquiry type', () => {
  expect(search('flood insurance quote')[0]?.href).toBe(
    '/services/insurance-plus/quote?type=property',
  )
})

test('returns each result once, at most twenty, and three per page', () => {
  const hrefs = search('loan').map(({ href }) => href)
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs.length).toBeLessThanOrEqual(20)
  expect(hrefs.filter((href) => toPathname(href) === '/services/finance/loans')).toHaveLength(3)
})

test('returns the page of a service, but not its card on the home or features page', () => {
  const found = search('Video SaaS').filter(({ title }) => title === 'Video SaaS')
  expect(found.map(({ href }) => href)).toEqual(['/services/community/video-saas'])
})

test.each([
  ['soc', '/services/community/social-network-saas'],
  ['vid', '/services/community/video-saas'],
])('finds a page by the start of its name, "%s"', (query, path) => {
  expect(search(query).map(({ href }) => href)).toContain(path)
})

test('returns the matching words, including their singular form', () => {
  expect(search('attorneys')[0]).toMatchObject({ href: '/services/legal', terms: ['attorney'] })
})

test('joins the cells of a table row', () => {
  const section = searchDocuments.find(({ text }) => text.includes('A booking is canceled'))!
  expect(section.text).toContain('A booking is canceled · Frees the slot, offers it')
})

test('returns no results for words that are not on any page', () => {
  expect(search('zzzqqq')).toEqual([])
})

test('finds near matches only if nothing matches exactly or by prefix', () => {
  const terms = search('trade').flatMap((hit) => hit.terms)
  expect(terms).not.toEqual([])
  for (const term of terms) expect(term).toMatch(/^trad/)
  expect(search('acounting')).not.toEqual([])
})

test('ignores everything after 200 characters', () => {
  const long = 'zzzqqq '.repeat(30)
  expect(search(`${long} wedding`)).toEqual([])
  expect(findSimilarPage(`/${long} school`)).toBeUndefined()
})

test.each([
  ['/nutriton', '/blog/nutrition'],
  ['/prcing', '/pricing'],
  ['/carrers', '/careers'],
  ['/school', '/services/community/school-management'],
  ['/services/school-managment', '/services/community/school-management'],
  ['/travel_and_tours', '/services/travel-tours'],
  ['/services/helthcare', '/services/healthcare'],
  ['/pensión', '/services/finance/pension-management'],
  ['/school/', '/services/community/school-management'],
  ['/plans', '/pricing'],
  ['/register', '/signup'],
  ['/contact-us', '/contact'],
  ['/privacy', '/features#compliance'],
  ['/faq', '/pricing#pricing-faq'],
])('for the unknown path %s suggests %s', (path, href) => {
  expect(findSimilarPage(path)?.href).toBe(href)
})

test.each(['/xyzzy', '/nope/nothing', '/nothing-here', '/thing', '/', '/🙂', '/日本語'])(
  'suggests nothing for %s, which resembles no page',
  (path) => {
    expect(findSimilarPage(path)).toBeUndefined()
  },
)
