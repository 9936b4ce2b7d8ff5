import { describe, expect, test } from 'vitest'
import { pageRoutes } from './catalog/page-routes'
import { findPageRoute, getSuiteByPath } from '@/routing/route-lookup'
import { categories } from './pages/features'
import { pillarsSection, services, shortcuts } from './pages/home'
import { integrations } from './data/integrations'
import { contactHref, signupHref } from './catalog/hrefs'
import { comparison, plans } from './pages/pricing'
import { homeServices, quoteTypes, travelTypes } from './catalog/inquiry-slugs'
import { contactSubjects } from './catalog/contact-subjects'
import { suites } from './catalog/suites'
import { signupServices } from './catalog/signup-services'
import { suiteIds } from './catalog/suites'
import type { CardContent, PageContent } from './types'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})

/** The content of each file in src/content/pages/, by the path of its page. */
const pageContents = new Map(
  Object.entries(modules).flatMap(([file, module]) => {
    const path = /^\.\/pages(\/.*)\.ts$/.exec(file)?.[1]
    return path ? [[path === '/home' ? '/' : path, module.content as PageContent] as const] : []
  }),
)

const getContent = (path: string) => {
  const content = pageContents.get(path)
  if (!content) throw new Error(`no content for ${path}`)
  return content
}

const getCards = (content: PageContent): CardContent[] =>
  content.sections.flatMap((section) => (section.kind === 'cards' ? section.cards : []))

const getChips = (content: PageContent): string[] =>
  content.sections.flatMap((section) => (section.kind === 'chips' ? section.chips : []))

/** Returns every link in a piece of content, at any depth. */
function getLinks(value: unknown): { label?: unknown; to: string }[] {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  const { to, label } = value as Record<string, unknown>
  const nested = Object.values(value).flatMap(getLinks)
  return typeof to === 'string' ? [{ to, label }, ...nested] : nested
}

const getTargets = (content: PageContent) => getLinks(content).map(({ to }) => to)

const getTitles = (cards: CardContent[]) => cards.map(({ title }) => title)

describe('at least one page', () => {
  const targets = Object.values(modules).flatMap((module) => getLinks(module).map(({ to }) => to))

  test.each(Object.keys(contactSubjects) as (keyof typeof contactSubjects)[])(
    'links to the contact form about %s',
    (subject) => expect(targets).toContain(contactHref(subject)),
  )

  test.each(Object.keys(signupServices) as (keyof typeof signupServices)[])(
    'links to the sign-up for %s',
    (service) => expect(targets).toContain(signupHref(service)),
  )
})

test('every service that a page links to with its icon has one', () => {
  const entries = [
    ...shortcuts,
    ...services.services,
    ...pillarsSection.pillars.flatMap((pillar) => pillar.services.map((to) => ({ to }))),
    ...categories.flatMap((category) => category.services),
    ...[...pageContents.values()].flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'services' ? section.services : [])),
    ),
  ]
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter(({ to }) => !findPageRoute(to)?.icon)).toEqual([])
})

/** Values that other sites and emails may link to; there can be more. */
test.each([
  [
    'contact subjects',
    contactSubjects,
    'EnterpriseInquiry EnterpriseDemo CustomerServiceDemo SalesCloudDemo AIComplianceDemo PaymentPlatformInquiry InsurancePlusHelp RecruitmentDemo TravelSupport HospitalityDemo DatabaseAiDemo FutureBusinessDemo HomeServicesInquiry InvestmentInquiry PensionManagement NextGenFund LoanApplication FinanceEducation MarriageLoan PregnancyFund IslamicFinance EmploymentSecurity Donations FinancialServicesInquiry SpecializedCare IndividualPlans GovPrograms PortalSupport WellnessFeedback SocialNetworkInquiry VideoSaaSInquiry SchoolManagementDemo NonProfitSolutions InstitutionalSolutions MediaProductionInquiry VolunteerPlatform StudyAbroadCounseling',
  ],
  [
    'sign-up services',
    signupServices,
    'payments insurance recruitment travel hospitality database-ai future-business home-services virtualcare socialnetwork video-saas school-management nonprofit-management research-education news-media volunteer-engagement study-abroad',
  ],
  ['types of a quote', quoteTypes, 'business health life vehicle property specialized-coverage'],
  [
    'types of a trip',
    travelTypes,
    'flights hotels-stays car-rentals package-tours activities-attractions',
  ],
  [
    'home services',
    homeServices,
    'repairs-maintenance cleaning-services food-grocery-delivery beauty-wellness-at-home moving-shifting pest-control event-services',
  ],
])('the %s include every required value', (_, parameters, required) => {
  expect(Object.keys(parameters)).toEqual(expect.arrayContaining(required.split(' ')))
})

describe('cards', () => {
  test.each([
    ['/services/customer-service', 6],
    ['/services/sales-cloud', 6],
    ['/services/ai-automation', 6],
    ['/services/accounting-insights', 8],
    ['/services/compliance-management', 6],
    ['/services/payment-platform', 6],
    ['/services/insurance-plus', 6],
    ['/services/recruitment', 6],
    ['/services/future-business', 6],
    ['/services/restaurant-hospitality', 8],
    ['/services/database-management-ai', 7],
    ['/services/home-services', 7],
    ['/services/healthcare/patient-portal', 6],
    ['/services/healthcare/wellness', 6],
  ])('%s has %d cards', (path, count) => {
    expect(getCards(getContent(path))).toHaveLength(count)
  })

  test.each([...pageContents])('the cards of %s have unique titles', (path, content) => {
    const titles = getTitles(getCards(content))
    expect(titles.length).toBeGreaterThan(path.startsWith('/services/') ? 0 : -1)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(['/services/manage', '/services/grow'])(
    'the cards of %s are sorted by title',
    (path) => {
      const titles = getTitles(getCards(getContent(path)))
      expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)))
    },
  )

  test('the features page has a category for each suite, with each service once', () => {
    expect(categories.map(({ id }) => id)).toEqual(suiteIds)
    for (const category of categories) {
      const targets = category.services.map(({ to }) => to)
      expect(targets.length).toBeGreaterThan(0)
      expect(new Set(targets).size).toBe(targets.length)
    }
  })

  test.each([
    ['/services/insurance-plus', '/services/insurance-plus/quote?type=', 6],
    ['/services/travel-tours', '/services/travel-tours/search?type=', 5],
    ['/services/home-services', '/services/home-services/', 7],
  ])('the cards of %s link to %s with the slug of their type', (path, prefix, count) => {
    const slugs = Object.entries({ ...quoteTypes, ...travelTypes, ...homeServices })
    const findSlug = (title: string) => slugs.find(([, name]) => name === title)?.[0]
    const deep = getCards(getContent(path)).filter(({ link }) => link?.to.startsWith(prefix))
    expect(deep).toHaveLength(count)
    expect(deep.map(({ link }) => link?.to)).toEqual(
      deep.map(({ title }) => `${prefix}${findSlug(title)}`),
    )
  })
})

test('every plan has the same features in the same order', () => {
  const [first, ...others] = plans.map(({ features }) => features.map(({ text }) => text))
  for (const features of others) expect(features).toEqual(first)
})

test('every feature of the comparison is one of some plan', () => {
  const missing = comparison.rows.filter(([, ...included]) => !included.some(Boolean))
  expect(missing).toEqual([])
})

describe('required content of pages', () => {
  test.each<[path: string, label: string, to: string]>([
    ['/services/enterprise-management', 'View Enterprise Plans', '/pricing'],
    ['/services/enterprise-management', 'Schedule Your Demo', '/contact?subject=EnterpriseDemo'],
    ['/services/ai-assistant', 'Try AI Assistant Free', '/signup'],
    ['/services/ai-assistant', 'Explore AI Features', '/signup'],
    ['/services/healthcare/virtual-care', 'Book a Virtual Visit', '/signup?service=virtualcare'],
    [
      '/services/healthcare/patient-portal',
      'Log In to Portal',
      '/login?redirect=/services/healthcare/patient-portal',
    ],
    [
      '/services/healthcare/patient-portal',
      'Portal Login',
      '/login?redirect=/services/healthcare/patient-portal',
    ],
    [
      '/services/healthcare/patient-portal',
      'Need Help? Contact Support',
      '/contact?subject=PortalSupport',
    ],
    [
      '/services/healthcare/wellness',
      'Share Your Wellness Ideas',
      '/contact?subject=WellnessFeedback',
    ],
  ])('%s links "%s" to %s', (path, label, to) => {
    expect(getLinks(getContent(path))).toContainEqual({ label, to })
  })

  test('the enterprise page links to "Contact Sales"', () => {
    const link = getLinks(getContent('/services/enterprise-management')).find(
      ({ label }) => label === 'Contact Sales',
    )
    expect(link?.to).toMatch(/^\/contact/)
  })

  test.each<[path: string, links: string[]]>([
    [
      '/services/customer-service',
      ['/contact?subject=CustomerServiceDemo', '/pricing', '/features', '/signup'],
    ],
    [
      '/services/sales-cloud',
      ['/contact?subject=SalesCloudDemo', '/pricing', '/features', '/signup'],
    ],
    ['/services/compliance-management', ['/contact?subject=AIComplianceDemo']],
    [
      '/services/payment-platform',
      ['/signup?service=payments', '/contact?subject=PaymentPlatformInquiry'],
    ],
    [
      '/services/insurance-plus',
      ['/signup?service=insurance', '/contact?subject=InsurancePlusHelp'],
    ],
    ['/services/recruitment', ['/signup?service=recruitment', '/contact?subject=RecruitmentDemo']],
    ['/services/travel-tours', ['/signup?service=travel', '/contact?subject=TravelSupport']],
    [
      '/services/restaurant-hospitality',
      ['/signup?service=hospitality', '/contact?subject=HospitalityDemo'],
    ],
    [
      '/services/database-management-ai',
      ['/signup?service=database-ai', '/contact?subject=DatabaseAiDemo'],
    ],
    [
      '/services/future-business',
      ['/signup?service=future-business', '/contact?subject=FutureBusinessDemo'],
    ],
    [
      '/services/home-services',
      ['/signup?service=home-services', '/contact?subject=HomeServicesInquiry'],
    ],
    ['/services/finance', ['/contact?subject=FinancialServicesInquiry']],
    ['/services/finance/investment', ['/contact?subject=InvestmentInquiry']],
    ['/services/finance/pension-management', ['/contact?subject=PensionManagement']],
    ['/services/finance/next-gen-fund', ['/contact?subject=NextGenFund']],
    ['/services/finance/loans', ['/contact?subject=LoanApplication']],
    ['/services/finance/education', ['/contact?subject=FinanceEducation']],
    ['/services/finance/marriage-loan', ['/contact?subject=MarriageLoan']],
    ['/services/finance/pregnancy-fund', ['/contact?subject=PregnancyFund']],
    ['/services/finance/islamic-fund', ['/contact?subject=IslamicFinance']],
    ['/services/finance/employment-security', ['/contact?subject=EmploymentSecurity']],
    ['/services/finance/donations-welfare', ['/contact?subject=Donations']],
    [
      '/services/healthcare',
      [
        '/services/healthcare/find-care',
        '/services/healthcare/virtual-care',
        '/services/healthcare/patient-portal',
        '/services/healthcare/wellness',
        '/contact?subject=SpecializedCare',
        '/about#security',
        '/signup',
      ],
    ],
    [
      '/services/healthcare/find-care',
      ['/contact?subject=IndividualPlans', '/contact?subject=GovPrograms'],
    ],
    [
      '/services/healthcare/wellness',
      [
        '/blog',
        '/blog/nutrition',
        '/blog/fitness',
        '/blog/mental-health',
        '/services/healthcare/find-care',
        '/community',
      ],
    ],
    [
      '/services/community/social-network-saas',
      ['/signup?service=socialnetwork', '/contact?subject=SocialNetworkInquiry'],
    ],
    [
      '/services/community/video-saas',
      ['/signup?service=video-saas', '/contact?subject=VideoSaaSInquiry'],
    ],
    [
      '/services/community/school-management',
      ['/signup?service=school-management', '/contact?subject=SchoolManagementDemo'],
    ],
    [
      '/services/community/non-profit-management',
      ['/signup?service=nonprofit-management', '/contact?subject=NonProfitSolutions'],
    ],
    [
      '/services/community/research-education-journalism',
      ['/signup?service=research-education', '/contact?subject=InstitutionalSolutions'],
    ],
    [
      '/services/community/news-media-production',
      ['/signup?service=news-media', '/contact?subject=MediaProductionInquiry'],
    ],
    [
      '/services/community/volunteer-engagement',
      [
        '/signup?service=volunteer-engagement',
        '/contact?subject=VolunteerPlatform',
        '/services/community/non-profit-management',
      ],
    ],
    [
      '/services/community/study-abroad',
      ['/signup?service=study-abroad', '/contact?subject=StudyAbroadCounseling'],
    ],
  ])('%s has links to %j', (path, links) => {
    expect(getTargets(getContent(path))).toEqual(expect.arrayContaining(links))
  })

  test('the hero of wellness links to the blog', () => {
    expect(getContent('/services/healthcare/wellness').hero.ctas.map(({ to }) => to)).toContain(
      '/blog',
    )
  })

  test('the AI assistant has four cards', () => {
    expect(getTitles(getCards(getContent('/services/ai-assistant'))).toSorted()).toEqual([
      'Brainstorming & Ideas',
      'Coding Assistance',
      'Content Creation',
      'Research & Summaries',
    ])
  })

  test('AI automation shows eight integrations', () => {
    expect(integrations).toHaveLength(8)
    const titles = getContent('/services/ai-automation').sections.map(({ title }) => title)
    expect(titles).toContain('Integrations')
  })

  test('virtual care has its cards, the conditions and the emergency notice', () => {
    const content = getContent('/services/healthcare/virtual-care')
    const cards = getCards(content)
    expect(
      getTitles(cards)
        .map((title) => title.toLowerCase())
        .toSorted(),
    ).toEqual([
      'flexible scheduling',
      'online prescriptions',
      'private and secure',
      'remote monitoring',
      'secure messaging',
      'video consultations',
    ])
    expect(
      getTitles(cards.filter(({ conceptual }) => conceptual)).map((title) => title.toLowerCase()),
    ).toEqual(['remote monitoring'])
    expect(getChips(content)).toEqual([
      'Cold & Flu',
      'Allergies',
      'Sinus Infections',
      'Skin Rashes',
      'UTIs',
      'Mental Health',
      'Medication Refills',
      'Minor Injuries',
      'Pink Eye',
      'Sore Throat',
    ])
    const notices = content.sections.filter((section) => section.kind === 'notice')
    expect(notices.map(({ title, text }) => `${title} ${text}`).join()).toMatch(
      /emergency.*911|911.*emergency/is,
    )
  })

  test('the patient portal explains the invitation of new patients', () => {
    expect(JSON.stringify(getContent('/services/healthcare/patient-portal').sections)).toMatch(
      /invitation.*first visit|first visit.*invitation/is,
    )
  })

  test('study abroad lists its ten countries', () => {
    expect(getChips(getContent('/services/community/study-abroad')).toSorted()).toEqual(
      [
        'USA',
        'Canada',
        'UK',
        'Australia',
        'Germany',
        'New Zealand',
        'Ireland',
        'France',
        'Netherlands',
        'Sweden',
      ].toSorted(),
    )
  })

  test('video SaaS lists use cases as chips', () => {
    expect(getChips(getContent('/services/community/video-saas')).length).toBeGreaterThan(2)
  })
})

test.each(
  [...pageContents].filter(
    ([path]) => path.startsWith('/blog/') || /finance|healthcare/.test(getSuiteByPath(path) ?? ''),
  ),
)('the picture of money or health at %s says that it is an example', (_, content) => {
  expect(JSON.stringify(content.hero.mockup)).toMatch(/\b(example|sample)/i)
})

test('at most a quarter of the pages have a description that opens with a list', () => {
  const descriptions = [...pageContents.values()].map(({ meta }) => meta.description)
  const opensWithList = /^\S+( \S+)?, [^.:;?!]*\b(and|or)\b/
  const offenders = descriptions.filter((description) => opensWithList.test(description))
  expect(offenders.length).toBeLessThanOrEqual(descriptions.length / 4)
})

test('buttons are in sentence case, except for required labels', () => {
  const required = [
    'Get Started Free',
    'Explore Features',
    'Learn More',
    'View Enterprise Plans',
    'Contact Sales',
    'Schedule Your Demo',
    'Try AI Assistant Free',
    'Explore AI Features',
    'Book a Virtual Visit',
    'Log In to Portal',
    'Portal Login',
    'Need Help? Contact Support',
    'Share Your Wellness Ideas',
  ]
  // The longest first, because some names start with another one.
  const names = pageRoutes
    .map(({ label }) => label)
    .concat(
      Object.values(suites).map(({ shortLabel }) => shortLabel),
      'Islamic',
    )
    .toSorted((a, b) => b.length - a.length)
  const labels = Object.values(modules)
    .flatMap(getLinks)
    .flatMap(({ label }) => (typeof label === 'string' ? [label] : []))
  expect(labels.length).toBeGreaterThan(200)
  const offenders = labels.filter((label) => {
    const rest = names.reduce((text, name) => text.replaceAll(name, ''), label)
    return !required.includes(label) && / [A-Z][a-z]/.test(rest)
  })
  expect(offenders).toEqual([])
})

describe('section titles of the service pages', () => {
  const sections = [...pageContents]
    .filter(([path]) => path.startsWith('/services/'))
    .flatMap(([path, content]) => content.sections.map((section) => ({ path, section })))

  test('do not follow "From X to Y"', () => {
    expect(sections.length).toBeGreaterThan(100)
    const offenders = sections.filter(({ section }) => /^From .* to /.test(section.title))
    expect(offenders.map(({ path, section }) => `${path}: ${section.title}`)).toEqual([])
  })
})

test('the labels of pages are ASCII, so that menus can sort them by their code points', () => {
  for (const { label } of pageRoutes) expect(label).toMatch(/^[ -~]+$/)
})

test('copy uses curly quotes and apostrophes, except in the demo reply', () => {
  const exceptions = ["Thanks for your message! I'm processing your request..."]
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const lines = Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').map((line) => ({ file, text: line.trim() })),
  )
  // Prettier writes a string in double quotes only for an apostrophe in it.
  const offenders = lines.filter(
    ({ text }) =>
      /"|\w'\w/.test(text) &&
      !/^(\/\/|\/?\*)/.test(text) &&
      !exceptions.some((exception) => text.includes(exception)),
  )
  expect(offenders).toEqual([])
})
