import { brand } from '@/content/brand'
import type { Href, ServiceHref } from '@/content/catalog/hrefs'
import { ringSuites, type RingSuite, suites } from '@/content/catalog/suites'
import { buildMockup } from '@/content/mockups/build'
import { pensionManagementMockup } from '@/content/mockups/pension-management'
import { restaurantHospitalityMockup } from '@/content/mockups/restaurant-hospitality'
import type { Mockup } from '@/content/mockups/types'
import { virtualCareMockup } from '@/content/mockups/virtual-care'
import { serviceLists } from '@/content/shared-copy'
import type { Cta, PageContent, ServiceEntry, ServiceStatus } from '@/content/types'
import { toWord } from '@/lib/format'
import { steps } from './_home-steps'

/** A suite with three of its services. */
interface Pillar {
  suite: RingSuite
  text: string
  services: [ServiceHref, ServiceHref, ServiceHref]
}

/** A group of shortcuts by whom they are for. */
interface Audience {
  title: string
  text: string
  to: Href
  shortcuts: Six<ServiceEntry>
}

/** A service whose card shows the mockup of its page. */
type FeaturedService = ServiceStatus & { mockup: Mockup }

type Four<T> = [T, T, T, T]
type Six<T> = [T, T, T, T, T, T]

/** The shortcuts of the hero by whom they are for; the text is the task, in two to four words. */
export const audiences: [Audience, Audience] = [
  {
    title: 'For your business',
    text: 'Two lists today, four planned',
    to: '/features#build',
    shortcuts: [
      { path: '/services/create-app', text: 'Build an app' },
      { path: '/services/accounting-insights', text: 'Close the books' },
      { path: '/services/recruitment', text: 'Hire staff' },
      { path: '/services/sales-cloud', text: 'Track deals' },
      { path: '/services/client-chat', text: 'Message clients' },
      { path: '/services/payment-platform', text: 'Get paid' },
    ],
  },
  {
    title: 'For you and your family',
    text: 'Five to try today, one planned',
    to: '/features#finance',
    shortcuts: [
      { path: '/services/ai-assistant', text: 'Save AI prompts' },
      { path: '/services/finance/loans', text: 'See loan costs' },
      { path: '/services/healthcare/find-care', text: 'Try a doctor search' },
      { path: '/services/community/social-network-saas', text: 'Run a club' },
      { path: '/services/travel-tours', text: 'Plan a trip' },
      { path: '/services/home-services', text: 'Describe a repair' },
    ],
  },
]

/** The services whose cards have a mockup. */
export const featuredServices: Four<FeaturedService> = [
  {
    path: '/services/build',
    planned: 'describe what you sell and who buys it, and get a draft site with pages and text.',
    mockup: buildMockup,
  },
  {
    path: '/services/restaurant-hospitality',
    planned: 'run tables, rooms, menus and night shifts side by side.',
    mockup: restaurantHospitalityMockup,
  },
  {
    path: '/services/finance/pension-management',
    today: 'compare one example pension at 60, 65 and 70.',
    mockup: pensionManagementMockup,
  },
  {
    path: '/services/healthcare/virtual-care',
    planned: 'see a clinician by video for a rash or a refill.',
    mockup: virtualCareMockup,
  },
]

/** The services below them. */
export const services: [...Four<ServiceStatus>, ...Four<ServiceStatus>] = [
  {
    path: '/services/ai-automation',
    planned: 'let rules file an order, tell the kitchen and thank the customer.',
  },
  {
    path: '/services/compliance-management',
    planned: 'give each policy, filing date and record an owner in a shared register.',
  },
  {
    path: '/services/customer-service',
    today: 'copy a table of response times for any inbox.',
  },
  {
    path: '/services/influencer-engagement',
    today: 'copy a one-page campaign brief for any creator.',
  },
  {
    path: '/services/finance/pregnancy-fund',
    today: 'copy a timeline for the costs, the leave and the birth.',
  },
  {
    path: '/services/community/video-saas',
    today: 'estimate the storage that your videos need.',
  },
  {
    path: '/services/community/study-abroad',
    today: 'copy term dates for ten countries.',
  },
  {
    path: '/services/insurance-plus',
    today: 'copy questions to ask about a van or home policy.',
  },
]

export const pillars: Pillar[] = [
  {
    suite: 'build',
    text: 'For websites, apps and databases, and the paperwork of a new company.',
    services: [
      '/services/create-app',
      '/services/business-registration',
      '/services/database-management-ai',
    ],
  },
  {
    suite: 'manage',
    text: 'For accounting, hiring, contracts and compliance in one back office.',
    services: ['/services/accounting-insights', '/services/recruitment', '/services/legal'],
  },
  {
    suite: 'grow',
    text: 'For leads, conversations, campaigns and investors on a shared contact list.',
    services: [
      '/services/sales-management',
      '/services/social-media',
      '/services/investor-network',
    ],
  },
]

const otherSuites = ringSuites.filter((id) => !pillars.some(({ suite }) => suite === id))

/** Links to the suites that aren't pillars. */
export const otherSuiteLinks: { label: string; ctas: Cta[] } = {
  label: `See the other ${toWord(otherSuites.length)}:`,
  ctas: [
    ...otherSuites.map((id) => ({ label: suites[id].shortLabel, to: suites[id].path })),
    { label: 'All features', to: '/features' },
  ],
}

export const content: PageContent<'services' | 'pillars' | 'building-with-ai' | 'testimonials'> = {
  meta: {
    title: brand.promise,
    description: `Copy a hiring plan, a month-end close or a travel checklist to a free account today. ${brand.name} plans websites, accounting, sales, healthcare and travel behind one login.`,
  },
  hero: {
    headline: brand.promise,
    tagline:
      'Copy a three\u2011week hiring plan, a five\u2011day month\u2011end close or a travel checklist, and keep it with your own notes in a free account. Planned: one login for your website, your hiring and your family’s trips.',
    ctas: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Explore Features', to: '/features' },
    ],
  },
  sections: [
    // Shows `featuredServices` and `services`.
    {
      kind: 'slot',
      name: 'services',
      title: 'Services for work and home',
      intro:
        '“Today” marks a list, example or form you can use now. The rest is planned, and shown through everyday examples.',
    },
    // Shows `pillars` and `otherSuiteLinks`.
    {
      kind: 'slot',
      name: 'pillars',
      sunken: true,
      title: 'You’d enter a customer once',
      intro: 'A customer or a date entered in one of these suites would appear in all three.',
    },
    {
      kind: 'slot',
      name: 'building-with-ai',
      title: 'How building with AI would work',
      intro: 'Four steps, shown with four things that one bike shop might build.',
      items: steps,
    },
    // Shows `testimonials`, too.
    {
      kind: 'slot',
      name: 'testimonials',
      sunken: true,
      title: 'Testimonials',
      intro:
        'These people are not real customers: quotes and ratings are invented, and no service is in use yet. Each quote is what someone in that job might want.',
      more: {
        text: 'Try the account, and judge for yourself.',
        cta: { label: 'Join with a free account', to: '/signup' },
      },
    },
  ],
  ctaBanner: {
    headline: 'Start with a list that’s already written',
    text: 'Copy one to a post (a note in your dashboard), change it, and open it on your phone. Or tell us which service you need, and ask for one email if it opens.',
    ctas: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Tell us what to open first', to: '/contact' },
    ],
    lists: serviceLists,
  },
}
