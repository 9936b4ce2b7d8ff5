import { Luggage, Truck } from 'lucide-react'
import { brand } from '@/content/brand'
import { homeServiceHref, travelSearchHref } from '@/content/catalog/hrefs'
import { ringSuites, type RingSuite, suites } from '@/content/catalog/suites'
import { buildMockup } from '@/content/mockups/build'
import { enterpriseManagementMockup } from '@/content/mockups/enterprise-management'
import { findCareMockup } from '@/content/mockups/find-care'
import { insurancePlusMockup } from '@/content/mockups/insurance-plus'
import { paymentPlatformMockup } from '@/content/mockups/payment-platform'
import { salesCloudMockup } from '@/content/mockups/sales-cloud'
import { socialNetworkSaasMockup } from '@/content/mockups/social-network-saas'
import type { Mockup } from '@/content/mockups/types'
import { ringCaption, serviceLists } from '@/content/shared-copy'
import type { PageContent, ServiceStatus, SlotSection } from '@/content/types'
import { worksToday } from './_works-today'
import { toWord } from '@/lib/format'

const suiteCount = toWord(ringSuites.length)

/** The ring of links. */
export const wheelCopy = {
  label: 'Map of services',
  note: ringCaption,
  getCount: (count: number) => `${count} services`,
}

/** The section of each suite. */
export const suiteContents: Record<
  RingSuite,
  { intro: string; mockup: Mockup; services: ServiceStatus[] }
> = {
  build: {
    intro: 'You’d put a business online without hiring a developer.',
    mockup: buildMockup,
    services: [
      { path: '/services/build', planned: 'edit a site drafted from one paragraph.' },
      { path: '/services/create-app', planned: 'turn a shared spreadsheet into an app.' },
      { path: '/services/ai-assistant', today: 'copy prompts for any assistant.' },
      { path: '/services/ai-automation', planned: 'run routine steps; approve the rest.' },
      {
        path: '/services/database-management-ai',
        planned: 'ask in plain English; check the SQL.',
      },
      {
        path: '/services/business-registration',
        today: 'compare five legal structures.',
      },
    ],
  },
  manage: {
    intro: 'One back office, where you’d enter a bill or a hire once.',
    mockup: enterpriseManagementMockup,
    services: [
      { path: '/services/enterprise-management', planned: 'manage access across companies.' },
      { path: '/services/accounting-insights', today: 'copy a five-day month-end close.' },
      { path: '/services/recruitment', today: 'copy a three-week hiring plan.' },
      { path: '/services/legal', planned: 'see renewals before the notice date.' },
      { path: '/services/sustainability', today: 'copy a table of emission scopes.' },
      {
        path: '/services/restaurant-hospitality',
        planned: 'see tables, kitchen and rooms together.',
      },
    ],
  },
  grow: {
    intro: 'From first message to signed deal, every promise would be recorded.',
    mockup: salesCloudMockup,
    services: [
      { path: '/services/sales-cloud', planned: 'update your CRM between meetings.' },
      { path: '/services/sales-management', today: 'copy a Monday meeting agenda.' },
      { path: '/services/customer-service', today: 'copy response times for any inbox.' },
      { path: '/services/social-media', today: 'copy ten ideas for social posts.' },
      { path: '/services/connect', planned: 'answer chats and comments side by side.' },
      { path: '/services/investor-network', today: 'copy a list of investors’ questions.' },
    ],
  },
  finance: {
    intro: 'Lists and examples, not financial advice.',
    mockup: paymentPlatformMockup,
    services: [
      { path: '/services/payment-platform', planned: 'take payments and see each fee.' },
      { path: '/services/finance/investment', today: 'copy three decisions to make first.' },
      {
        path: '/services/finance/pension-management',
        today: 'copy four steps to trace an old plan.',
      },
      { path: '/services/finance/loans', today: 'see one $10,000 loan over three terms.' },
      { path: '/services/finance/islamic-fund', today: 'learn how murabaha and ijara work.' },
      {
        path: '/services/finance/donations-welfare',
        today: 'copy five questions for a charity.',
      },
    ],
  },
  community: {
    intro: 'For schools, nonprofits and newsrooms where one person does three jobs.',
    mockup: socialNetworkSaasMockup,
    services: [
      {
        path: '/services/community/social-network-saas',
        planned: 'run a members-only network without ads.',
      },
      {
        path: '/services/community/school-management',
        today: 'copy a table of who may see what.',
      },
      {
        path: '/services/community/non-profit-management',
        planned: 'tie every grant dollar to its purpose.',
      },
      {
        path: '/services/community/volunteer-engagement',
        planned: 'fill shifts, brief people, confirm hours.',
      },
      {
        path: '/services/community/research-education-journalism',
        today: 'learn to check an AI summary.',
      },
      {
        path: '/services/community/news-media-production',
        planned: 'edit a story for print, air and web.',
      },
    ],
  },
  healthcare: {
    intro:
      'Read how visits and results would work. In an emergency, call 911; in a mental health crisis, call or text 988.',
    mockup: findCareMockup,
    services: [
      { path: '/services/healthcare/find-care', today: 'try a sample doctor search.' },
      {
        path: '/services/healthcare/virtual-care',
        planned: 'see a clinician by video for a rash or a refill.',
      },
      {
        path: '/services/healthcare/patient-portal',
        planned: 'read results and bills.',
      },
      { path: '/services/healthcare/wellness', today: 'read about food and movement.' },
    ],
  },
  lifestyle: {
    intro: 'Copy a list, or send us a form; we reply, and nothing is booked.',
    mockup: insurancePlusMockup,
    services: [
      { path: '/services/insurance-plus', today: 'copy questions for an insurer.' },
      { path: '/services/travel-tours', today: 'copy a document checklist.' },
      {
        path: travelSearchHref('package-tours'),
        label: 'Package Tours',
        icon: Luggage,
        today: 'ask us what to check before a tour.',
      },
      { path: '/services/home-services', today: 'ask us what a pro will need to know.' },
      {
        path: homeServiceHref('moving-shifting'),
        label: 'Moving',
        icon: Truck,
        today: 'ask us what movers will want to know.',
      },
    ],
  },
}

/** Each shows the suite of `suiteContents`. */
const suiteSections = ringSuites.map((suite): SlotSection<'suite'> => ({
  kind: 'slot',
  name: 'suite',
  id: suite,
  title: suites[suite].label,
  intro: suiteContents[suite].intro,
}))

export const content: PageContent<'suite'> = {
  meta: {
    title: `Features of all ${suiteCount} suites`,
    description: `See what works today and what’s planned in each of the ${suiteCount} suites of ${brand.name}, from a new website to a new hire and a packed suitcase.`,
  },
  hero: {
    headline: `What works today, and what’s planned, in ${suiteCount} suites`,
    tagline: '“Today” marks a list, example or form you can use now; “Planned” marks the rest.',
    ctas: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Compare plans', to: '/pricing' },
    ],
  },
  sections: [
    ...suiteSections,
    worksToday,
    {
      kind: 'points',
      id: 'compliance',
      title: 'What we keep, and who can see it',
      points: [
        {
          title: 'Minimal personal data',
          text: 'An account needs no name or phone number. We keep your email address, a hash of your password, your posts, any authenticator you add, the service you signed up from and whether you want its email. For each login, we record the time, browser and IP address.',
        },
        {
          title: 'Access control',
          text: 'Only you and our administrators can read your posts.',
        },
        {
          title: 'Editing and deletion',
          text: 'Edit, download or delete your posts, or delete the account. We keep messages and login records until you ask us to delete them.',
        },
        {
          title: 'No ads or advertising trackers',
          text: 'Photos load from Unsplash, which sees your IP address.',
        },
      ],
      more: {
        ctas: [
          { label: 'Read about security', to: '/about#security' },
          { label: 'See Compliance Management', to: '/services/compliance-management' },
        ],
      },
    },
  ],
  ctaBanner: {
    headline: 'Start with what works today',
    text: 'With a free account, copy a list to a post, or write your own. Or tell us which service you need, and ask for one email if it opens.',
    ctas: [
      { label: 'Get Started Free', to: '/signup' },
      { label: 'Tell us what to open first', to: '/contact' },
    ],
    lists: serviceLists,
  },
}
