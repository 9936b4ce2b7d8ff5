import { Luggage, Truck } from 'lucide-react'
import { brand } from './brand'
import { homeService, travelSearch } from './links'
import { mockup as build } from './mockups/build'
import { mockup as enterpriseManagement } from './mockups/enterprise-management'
import { mockup as findCare } from './mockups/find-care'
import { mockup as insurancePlus } from './mockups/insurance-plus'
import { mockup as paymentPlatform } from './mockups/payment-platform'
import { mockup as salesCloud } from './mockups/sales-cloud'
import { mockup as socialNetwork } from './mockups/social-network-saas'
import type { Suite } from './suites'
import type { WindowMockup } from './mockups'
import type {
  CallToActionContent,
  HeroContent,
  PageMeta,
  PointsSection,
  SectionContent,
  ServiceEntry,
} from './types'

/** One suite on the features page; its id is also its anchor. */
export interface FeatureCategory {
  id: Exclude<Suite, 'company'>
  intro: string
  mockup: WindowMockup
  services: ServiceEntry[]
}

export const meta: PageMeta = {
  title: 'Features of all seven suites',
  description: `What ${brand.name} does in each of its seven suites, from a first website to a new hire, a video visit and a packed suitcase, with a page about each.`,
}

export const hero: HeroContent = {
  headline: 'All features, in seven suites',
  tagline: 'Browse our services by suite, or jump straight to the one you need.',
  actions: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Compare plans', to: '/pricing' },
  ],
  mockup: {
    kind: 'ring',
    cards: [
      ['healthcare', 'Leo’s checkup, Thu 9:20 AM'],
      ['finance', 'Roof fund: $8,640 saved'],
      ['lifestyle', 'Plumber at 10 AM'],
      ['build', 'Alder Street is live'],
    ],
  },
}

export const categories: FeatureCategory[] = [
  {
    id: 'build',
    intro: 'Websites, apps and automation without code.',
    mockup: build,
    services: [
      { to: '/services/build', text: 'Describe your shop, then edit the site.' },
      { to: '/services/create-app', text: 'Draw screens and try them on a phone.' },
      { to: '/services/ai-assistant', text: 'Drafts, formulas, names and summaries.' },
      { to: '/services/ai-automation', text: 'Rules for repeated steps, with a log.' },
      { to: '/services/database-management-ai', text: 'Ask in plain English and read the query.' },
      { to: '/services/business-registration', text: 'Entity types, and papers in filing order.' },
    ],
  },
  {
    id: 'manage',
    intro: 'Accounting, hiring, legal and operations.',
    mockup: enterpriseManagement,
    services: [
      { to: '/services/enterprise-management', text: 'Departments, approvals and budgets.' },
      { to: '/services/accounting-insights', text: 'Reconcile the bank and close the month.' },
      { to: '/services/recruitment', text: 'Job post to signed offer on one board.' },
      { to: '/services/legal', text: 'Leases and contracts in everyday words.' },
      { to: '/services/sustainability', text: 'Emissions from fuel, power and freight.' },
      { to: '/services/restaurant-hospitality', text: 'Reservations, rooms, stock and shifts.' },
    ],
  },
  {
    id: 'grow',
    intro: 'Sales, marketing and customer service.',
    mockup: salesCloud,
    services: [
      { to: '/services/sales-cloud', text: 'Accounts with people, quotes and notes.' },
      { to: '/services/sales-management', text: 'Territories, quotas and a clear forecast.' },
      { to: '/services/customer-service', text: 'One queue for tickets, with full history.' },
      { to: '/services/social-media', text: 'Plan posts and answer every comment.' },
      { to: '/services/connect', text: 'Team rooms, live chat and forums.' },
      { to: '/services/investor-network', text: 'Pitch deck, data room and investor Q&A.' },
    ],
  },
  {
    id: 'finance',
    intro: 'Savings, investments, loans and payments. Returns are never guaranteed.',
    mockup: paymentPlatform,
    services: [
      { to: '/services/payment-platform', text: 'Invoices, payment links and refunds.' },
      { to: '/services/finance/investment', text: 'Asset mixes by goal, risk and cost.' },
      {
        to: '/services/finance/pension-management',
        text: 'All your plans, with monthly estimates.',
      },
      { to: '/services/finance/loans', text: 'Example schedules with total interest.' },
      { to: '/services/finance/islamic-fund', text: 'Murabaha, ijara and musharaka examples.' },
      { to: '/services/finance/donations-welfare', text: 'A yearly giving budget with receipts.' },
    ],
  },
  {
    id: 'community',
    intro: 'For schools, non-profits, newsrooms and clubs.',
    mockup: socialNetwork,
    services: [
      {
        to: '/services/community/social-network-saas',
        text: 'A feed, groups and a member calendar.',
      },
      {
        to: '/services/community/school-management',
        text: 'Enrollment, schedules and report cards.',
      },
      {
        to: '/services/community/non-profit-management',
        text: 'Gifts, grants and board materials.',
      },
      {
        to: '/services/community/volunteer-engagement',
        text: 'Rosters, sign-in sheets and verified hours.',
      },
      {
        to: '/services/community/research-education-journalism',
        text: 'Sources next to the text they support.',
      },
      {
        to: '/services/community/news-media-production',
        text: 'Script, photos and corrections together.',
      },
    ],
  },
  {
    id: 'healthcare',
    intro: 'Doctors, video visits and medical records. In an emergency, call 911.',
    mockup: findCare,
    services: [
      { to: '/services/healthcare/find-care', text: 'Search by doctor, specialty or plan.' },
      {
        to: '/services/healthcare/virtual-care',
        text: 'When to use a video visit, and how to prepare.',
      },
      { to: '/services/healthcare/patient-portal', text: 'Lab results, appointments and bills.' },
      { to: '/services/healthcare/wellness', text: 'Short reads on food, movement and rest.' },
    ],
  },
  {
    id: 'lifestyle',
    intro: 'Insurance, travel and home services.',
    mockup: insurancePlus,
    services: [
      { to: '/services/insurance-plus', text: 'Compare coverage, then ask for a quote.' },
      { to: '/services/travel-tours', text: 'Flights, rooms and tickets on one page.' },
      {
        to: travelSearch('package-tours'),
        title: 'Package Tours',
        icon: Luggage,
        text: 'Tours that fit your group, dates and pace.',
      },
      { to: '/services/home-services', text: 'Describe the job and send one request.' },
      {
        to: homeService('moving-shifting'),
        title: 'Moving',
        icon: Truck,
        text: 'Get a crew and truck that fit your rooms.',
      },
    ],
  },
]

export const compliance: PointsSection = {
  kind: 'points',
  id: 'compliance',
  title: 'Compliance and data protection',
  intro: 'Four promises you can hold us to.',
  points: [
    {
      title: 'Minimal personal data',
      text: 'An email and a password, and your name if you write to us.',
    },
    {
      title: 'Access control',
      text: 'The database shows your posts only to you.',
    },
    {
      title: 'Editing and deletion',
      text: 'Edit or delete your posts. Delete your account.',
    },
    {
      title: 'No tracking',
      text: 'No ads or trackers. Photos load from Unsplash.',
    },
  ],
  actions: [
    { label: 'Account security', to: '/about#security' },
    { label: 'Compliance tools', to: '/services/compliance-management' },
  ],
}

export const closing: CallToActionContent = {
  headline: 'Try any service free for 14 days',
  text: 'No credit card required. Not sure which service you need? Ask us.',
  actions: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Contact us', to: '/contact' },
  ],
}

/** What search finds of the page: its cards repeat other pages. */
export const sections: SectionContent[] = [compliance]
