import { expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { pageRoutes } from '@/content/catalog/page-routes'
import { findSimilarPage, search } from './search-index'
import { searchDocuments } from 'virtual:search-documents'

const toPathname = (href: string) => href.split(/[?#]/, 1)[0]!

/** Everyday queries, each with the best matching page. */
test.each([
  ['cancel', '/pricing'],
  ['cancel subscription', '/pricing'],
  ['cancel plan', '/pricing'],
  ['opening hours', '/contact'],
  ['doctor near me', '/services/healthcare/find-care'],
  ['book plumber', '/services/home-services'],
  ['find job', '/careers'],
  ['yearly price', '/pricing'],
  ['security', '/about'],
  ['privacy', '/features'],
  ['refund', '/pricing'],
  ['phone number', '/contact'],
  ['invoice template', '/services/payment-platform'],
  ['change password', '/dashboard/account'],
  ['delete my account', '/dashboard/account'],
  ['export my data', '/dashboard/account'],
  ['invoice', '/services/payment-platform'],
  ['bookkeeping', '/services/accounting-insights'],
  ['doctor', '/services/healthcare/find-care'],
  ['wedding', '/services/finance/marriage-loan'],
  ['baby', '/services/finance/pregnancy-fund'],
  ['retirement savings', '/services/finance/pension-management'],
  ['halal investment', '/services/finance/islamic-fund'],
  ['telehealth', '/services/healthcare/virtual-care'],
  ['video call with a doctor', '/services/healthcare/virtual-care'],
  ['lawyer', '/services/legal'],
  ['crm', '/services/sales-cloud'],
  ['plumber', '/services/home-services'],
  ['software for teachers', '/services/community/school-management'],
  ['student visa', '/services/community/study-abroad'],
  ['forgot password', '/auth/recover'],
  ['how much does it cost', '/pricing'],
  ['free trial', '/signup'],
  ['hire staff', '/services/recruitment'],
  ['pest', '/services/home-services/pest-control'],
  ['no-code', '/services/create-app'],
  ['build a website', '/services/build'],
  ['online store', '/services/build'],
  ['start a company', '/services/business-registration'],
  ['gdpr audit', '/services/compliance-management'],
  ['carbon footprint', '/services/sustainability'],
  ['sales pipeline', '/services/sales-management'],
  ['support tickets', '/services/customer-service'],
  ['find influencers', '/services/influencer-engagement'],
  ['raise money for my startup', '/services/investor-network'],
  ['borrow money', '/services/finance/loans'],
  ['save for my kids', '/services/finance/next-gen-fund'],
  ['unemployment insurance', '/services/finance/employment-security'],
  ['donate to charity', '/services/finance/donations-welfare'],
  ['lab results', '/services/healthcare/patient-portal'],
  ['healthy recipes', '/blog/nutrition'],
  ['workout plan', '/blog/fitness'],
  ['cheap flights', '/services/travel-tours/search'],
  ['car insurance quote', '/services/insurance-plus/quote'],
  ['how do i sign up', '/signup'],
  ['sell online', '/services/build'],
  ['book a hotel', '/services/travel-tours'],
  ['moving company', '/services/home-services/moving-shifting'],
  ['send money abroad', '/services/payment-platform'],
  ['record a podcast', '/services/community/news-media-production'],
  ['talk to a human', '/contact'],
  [`who owns ${brand.name}`, '/about'],
  ['find care', '/services/healthcare/find-care'],
  ['about us', '/about'],
  ['insurance', '/services/insurance-plus'],
  ['contact sales', '/contact'],
  ['2fa', '/dashboard/account'],
  ['two factor', '/dashboard/account'],
  ['api', '/services/ai-automation'],
  ['carrers', '/careers'],
  ['car hire', '/services/travel-tours/search'],
  ['book a demo', '/contact'],
  ['help', '/contact'],
  [brand.name, '/about'],
  [`what is ${brand.name}`, '/about'],
  ['employee management', '/services/enterprise-management'],
  ['log out', '/dashboard/account'],
  ['my posts', '/dashboard'],
  ['privacy policy', '/about'],
  ['blog', '/blog/nutrition'],
  ['email not received', '/contact'],
  ["i didn't get the email", '/contact'],
  ['seo', '/services/grow'],
  ['timesheet', '/services/manage'],
  ['crypto', '/services/finance/investment'],
  ['trademark', '/services/legal'],
  ['kanban', '/team-collaboration'],
  ['hosting', '/services/build'],
  ['livestream', '/services/community/video-saas'],
  ['payslip', '/services/accounting-insights'],
  ['vat', '/services/accounting-insights'],
  ['coupon', '/pricing'],
  ['what is included', '/pricing'],
  ['point of sale terminal', '/services/payment-platform'],
  ['loyalty program', '/services/grow'],
  ['push notifications', '/services/connect'],
  ['excel', '/services/database-management-ai'],
  ['competitors', '/services/future-business'],
  ['time off', '/services/enterprise-management'],
  ['onboarding', '/services/recruitment'],
  ['open a bakery', '/services/restaurant-hospitality'],
  ['solar', '/services/sustainability'],
  ['homework', '/services/community/school-management'],
  ['peer review', '/services/community/research-education-journalism'],
  ['student loan', '/services/finance/loans'],
  ['credit score', '/services/finance/education'],
  ['panic attack', '/blog/mental-health'],
  ['broken arm', '/services/healthcare/find-care'],
  ['vaccination', '/services/healthcare'],
  ['airport transfer', '/services/travel-tours'],
  ['hire a babysitter', '/services/home-services'],
  ['pet insurance', '/services/insurance-plus'],
  ['work from home', '/careers'],
  ['invite a colleague', '/team-collaboration'],
  ['audit log', '/services/compliance-management'],
  ['forgot my password', '/auth/recover'],
  ['cant sign in', '/login'],
  ['talk to a real person', '/contact'],
  ['make a website', '/services/build'],
  ['build an iphone app', '/services/create-app'],
  ['payroll', '/services/accounting-insights'],
  ['house cleaning', '/services/home-services/cleaning-services'],
  ['start an LLC', '/services/business-registration'],
  ['mortgage rates', '/services/finance/loans'],
  ['halal mortgage', '/services/finance/islamic-fund'],
  ['401k', '/services/finance/pension-management'],
  ['buy stocks', '/services/finance/investment'],
  ['see doctor online', '/services/healthcare/virtual-care'],
  ['my test results', '/services/healthcare/patient-portal'],
  ['give to charity', '/services/finance/donations-welfare'],
  ['college overseas', '/services/community/study-abroad'],
  ['student grades', '/services/community/school-management'],
  ['accept credit cards', '/services/payment-platform'],
  ['keep track of customers', '/services/sales-cloud'],
  ['fix my sink', '/services/home-services/repairs-maintenance'],
  ['cleaning lady', '/services/home-services/cleaning-services'],
  ['open a company', '/services/business-registration'],
  ['stop my subscription', '/pricing'],
  ['see a doctor online', '/services/healthcare/virtual-care'],
  ['gdpr', '/services/compliance-management'],
  ['physician', '/services/healthcare/find-care'],
  ['salary', '/services/accounting-insights'],
  ['leaking pipe', '/services/home-services/repairs-maintenance'],
  ['job vacancies', '/careers'],
])('searching for "%s" ranks %s first or second', (query, path) => {
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
  expect(search('What happens to my data if I cancel?')[0]).toMatchObject({
    href: '/pricing#what-happens-to-my-data-if-i-cancel',
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

test.each(['/xyzzy', '/nope/nothing', '/', '/🙂', '/日本語'])(
  'suggests nothing for %s, which resembles no page',
  (path) => {
    expect(findSimilarPage(path)).toBeUndefined()
  },
)
