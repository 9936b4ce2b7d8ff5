import { expect, test } from 'vitest'
import { render } from '@/entry-prerender'
import { pageRoutes } from '@/content/page-routes'
import { getPagePaths } from '@/routing/route-lookup'
import { findSimilarPage, search } from './search-index'
import { searchDocuments } from './search-documents'

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]!

/** What people type, and the page that answers it. */
test.each([
  ['cancel', '/pricing'],
  ['cancel subscription', '/pricing'],
  ['cancel plan', '/pricing'],
  ['opening hours', '/contact'],
  ['doctor near me', '/services/healthcare/find-care'],
  ['book plumber', '/services/home-services'],
  ['find job', '/careers'],
  ['yearly price', '/pricing'],
  ['payrol', '/services/accounting-insights'],
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
  ['accountin', '/services/accounting-insights'],
  ['docter nearby', '/services/healthcare/find-care'],
  ['resturant software', '/services/restaurant-hospitality'],
  ['Pensión managment', '/services/finance/pension-management'],
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
  ['who owns omnia', '/about'],
  // An accent may be a character of its own.
  ['pensio\u0301n', '/services/finance/pension-management'],
  ['find care', '/services/healthcare/find-care'],
  ['about us', '/about'],
  ['insurance', '/services/insurance-plus'],
  ['contact sales', '/contact'],
  ['2fa', '/dashboard/account'],
  ['two factor', '/dashboard/account'],
  ['api', '/services/ai-automation'],
  ['abuot', '/about'],
  ['contcat', '/contact'],
  ['carrers', '/careers'],
  ['car hire', '/services/travel-tours/search'],
  ['book a demo', '/contact'],
  ['help', '/contact'],
  ['omnia', '/about'],
  ['what is omnia', '/about'],
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
  ['cancel my subscription', '/pricing'],
  ['delete account', '/dashboard/account'],
  ['talk to a real person', '/contact'],
  ['make a website', '/services/build'],
  ['build an iphone app', '/services/create-app'],
  ['bookeeping', '/services/accounting-insights'],
  ['payroll', '/services/accounting-insights'],
  ['hire employees', '/services/recruitment'],
  ['find a job near me', '/careers'],
  ['resturant reservations', '/services/restaurant-hospitality'],
  ['place to stay tonight', '/services/travel-tours/search'],
  ['house cleaning', '/services/home-services/cleaning-services'],
  ['start an LLC', '/services/business-registration'],
  ['car insurance quotes', '/services/insurance-plus/quote'],
  ['insurence', '/services/insurance-plus'],
  ['mortgage rates', '/services/finance/loans'],
  ['halal mortgage', '/services/finance/islamic-fund'],
  ['401k', '/services/finance/pension-management'],
  ['buy stocks', '/services/finance/investment'],
  ['raise money for startup', '/services/investor-network'],
  ['see doctor online', '/services/healthcare/virtual-care'],
  ['my test results', '/services/healthcare/patient-portal'],
  ['stress and sleep help', '/blog/mental-health'],
  ['give to charity', '/services/finance/donations-welfare'],
  ['help out in my community', '/services/community/volunteer-engagement'],
  ['college overseas', '/services/community/study-abroad'],
  ['student grades', '/services/community/school-management'],
  ['accept credit cards', '/services/payment-platform'],
  ['keep track of customers', '/services/sales-cloud'],
  ['carbon footprint report', '/services/sustainability'],
  ['chatbot for my store', '/services/build'],
])('finds for "%s" the page %s first', (query, path) => {
  expect(pathOf(search(query)[0]!.href)).toBe(path)
})

const searchable = pageRoutes.filter((route) => !route.excludeFromSearch && !route.slugs)

test.each(searchable)('finds $path by its label, $label', ({ path, label }) => {
  expect(search(label)[0]?.href).toBe(path)
})

test('finds accounting for an invoice as well', () => {
  expect(search('invoice').map(({ href }) => href)).toContain('/services/accounting-insights')
})

test('finds a question, and links to it on its page', () => {
  expect(search('What happens to my data if I cancel?')[0]).toMatchObject({
    href: '/pricing#what-happens-to-my-data-if-i-cancel',
    pageLabel: 'Pricing',
  })
})

test('finds each type of an inquiry', () => {
  expect(search('flood insurance quote')[0]?.href).toBe(
    '/services/insurance-plus/quote?type=property',
  )
})

test('shows nothing twice, at most twenty results, and three of a page', () => {
  const hrefs = search('loan').map(({ href }) => href)
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs.length).toBeLessThanOrEqual(20)
  expect(hrefs.filter((href) => pathOf(href) === '/services/finance/loans')).toHaveLength(3)
})

test('shows a service as its page, and not as a card of home or features', () => {
  const found = search('Video SaaS').filter(({ title }) => title === 'Video SaaS')
  expect(found.map(({ href }) => href)).toEqual(['/services/community/video-saas'])
})

test.each([
  ['fo', 'Community Forums'],
  ['sa', 'Sales Cloud'],
  ['vid', 'Video SaaS'],
])('takes "%s" for the beginning of a word, and not for swapped letters', (query, title) => {
  expect(search(query)[0]?.title).toBe(title)
})

test('names the words of a result that match, or mean the same', () => {
  const [found] = search('attorneys')
  expect(found).toMatchObject({ href: '/services/legal' })
  expect(search('physician')[0]!.terms).toContain('doctor')
})

test('joins the cells of a row', () => {
  const section = searchDocuments.find(({ text }) => text.includes('A booking is canceled'))!
  expect(section.text).toContain('A booking is canceled · Frees the slot, offers it')
})

test('finds nothing for words that the site does not have', () => {
  expect(search('zzzqqq')).toEqual([])
})

test('ignores what comes after 200 characters', () => {
  const long = 'zzzqqq '.repeat(30)
  expect(search(`${long} wedding`)).toEqual([])
  expect(findSimilarPage(`/${long}/school`)).toBeUndefined()
})

test.each([
  ['/nutriton', '/blog/nutrition'],
  ['/prcing', '/pricing'],
  ['/abuot', '/about'],
  ['/carrers', '/careers'],
  ['/school', '/services/community/school-management'],
  ['/services/school-managment', '/services/community/school-management'],
  ['/travel_and_tours', '/services/travel-tours'],
  ['/services/helthcare', '/services/healthcare'],
  ['/pensi%C3%B3n', '/services/finance/pension-management'],
  ['/services', '/features'],
  ['/servces/legl', '/services/legal'],
  ['/wellness/xyzzy', '/services/healthcare/wellness'],
  ['/plans', '/pricing'],
  ['/register', '/signup'],
  ['/contact-us', '/contact'],
  ['/privacy', '/features#compliance'],
  ['/faq', '/pricing#pricing-faq'],
])('suggests for the unknown path %s the page %s', (path, href) => {
  expect(findSimilarPage(path)?.href).toBe(href)
})

test.each(['/xyzzy', '/nope/nothing', '/wp-admin', '/', '/%F0%9F%99%82', '/%E0%A4%A', '/日本語'])(
  'suggests nothing for %s, which resembles no page',
  (path) => {
    expect(findSimilarPage(path)).toBeUndefined()
  },
)

test('every result links to an element of its page', { timeout: 60_000 }, async () => {
  const missing: string[] = []
  for (const path of searchable.flatMap(getPagePaths)) {
    const { body } = await render(path)
    const ids = new Map<string, number>()
    for (const [, id] of body.matchAll(/ id="([^"]*)"/g)) ids.set(id!, (ids.get(id!) ?? 0) + 1)
    for (const { href } of searchDocuments) {
      const [pathname, id] = href.split('#')
      if (pathname === path && id && ids.get(id) !== 1) missing.push(href)
    }
  }
  expect(missing).toEqual([])
})
