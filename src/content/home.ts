import type { RoutePath } from './page-routes'
import { brand } from './brand'
import type { Mockup } from './mockup-types'
import type { Suite } from './suites'
import { mockup as build } from './mockups/build'
import { mockup as pensionManagement } from './mockups/pension-management'
import { mockup as restaurantHospitality } from './mockups/restaurant-hospitality'
import { mockup as virtualCare } from './mockups/virtual-care'
import type {
  Cta,
  CtaBannerContent,
  HeroContent,
  PageMeta,
  SectionContent,
  ServiceEntry,
} from './types'

export interface Pillar {
  title: 'Build' | 'Manage' | 'Grow' | 'Finance' | 'Healthcare' | 'Community' | 'Travel'
  text: string
  to: RoutePath
  /** Up to three. */
  services: RoutePath[]
}

/** A service of the services section. With a mockup, its card is wide. */
export type FeaturedService = ServiceEntry & { mockup?: Mockup }

export interface Step {
  title: string
  text: string
  /** The suite of the service shown. */
  suite: Suite
  mockup: Mockup
}

interface Intro {
  title: string
  intro: string
}

export const meta: PageMeta = {
  title: brand.promise,
  description: `${brand.name} puts a website builder, accounting, sales, payments, healthcare, schools and travel behind one account. 14-day free trial, no credit card required.`,
}

export const hero: Omit<HeroContent, 'mockup'> = {
  headline: brand.promise,
  tagline:
    'Build a site, send an invoice, hire staff, see a doctor or plan a trip with one login: seven suites that work together.',
  ctas: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Explore Features', to: '/features' },
  ],
}

/** Twelve services, in the order of the hero's grid; the text is the task, in two to four words. */
export const shortcuts: ServiceEntry[] = [
  { to: '/services/create-app', text: 'Build an app' },
  { to: '/services/ai-assistant', text: 'Draft with AI' },
  { to: '/services/accounting-insights', text: 'Close the month' },
  { to: '/services/recruitment', text: 'Hire staff' },
  { to: '/services/sales-cloud', text: 'Track deals' },
  { to: '/services/client-chat', text: 'Message clients' },
  { to: '/services/payment-platform', text: 'Get paid' },
  { to: '/services/finance/loans', text: 'Compare loans' },
  { to: '/services/healthcare/find-care', text: 'Know who to see' },
  { to: '/services/community/school-management', text: 'Run a school' },
  { to: '/services/travel-tours', text: 'Plan a trip' },
  { to: '/services/home-services', text: 'Request a repair' },
]

export const servicesIntro: Intro = {
  title: 'Start with one of these services',
  intro: 'Pick the job you need done this week.',
}

/** Twelve services, in rows: two with a mockup, then four without. */
export const services: FeaturedService[] = [
  {
    to: '/services/build',
    text: 'Say what you sell and who buys it, and get a first site with pages and text in place.',
    mockup: build,
  },
  {
    to: '/services/restaurant-hospitality',
    text: 'Tables, rooms, menus and the night shift on one screen.',
    mockup: restaurantHospitality,
  },
  {
    to: '/services/ai-automation',
    text: 'File an order, tell the kitchen and thank the customer, all by rules you set.',
  },
  {
    to: '/services/compliance-management',
    text: 'Policies, filing dates and evidence in one register, each with an owner.',
  },
  {
    to: '/services/customer-service',
    text: 'Email, chat and phone notes in one queue, with every promise made to the customer.',
  },
  {
    to: '/services/influencer-engagement',
    text: 'Find creators whose followers look like your buyers, and agree on the fee in writing.',
  },
  {
    to: '/services/finance/pension-management',
    text: 'See what your savings might mean per month at 60, 65 or 70.',
    mockup: pensionManagement,
  },
  {
    to: '/services/healthcare/virtual-care',
    text: 'Talk to a clinician by video about a rash, a refill or a cough.',
    mockup: virtualCare,
  },
  {
    to: '/services/finance/pregnancy-fund',
    text: 'Save for the birth, the weeks without pay and the crib.',
  },
  {
    to: '/services/community/video-saas',
    text: 'Lectures, classes and films on your own pages, with captions.',
  },
  {
    to: '/services/community/study-abroad',
    text: 'Applications, budget and visa paperwork for ten countries.',
  },
  {
    to: '/services/insurance-plus',
    text: 'Compare coverage for your van, shop, home or life, exclusions first.',
  },
]

export const pillarsIntro: Intro = {
  title: 'Three of our seven suites',
  intro: 'All three share one contact list, one staff list and one calendar.',
}

/** How many of the pillars the home page shows. */
export const pillarsShown = 3

/** All seven, with up to three services each. */
export const pillars: Pillar[] = [
  {
    title: 'Build',
    text: 'Websites, apps, databases and the paperwork for a new company.',
    to: '/services/build',
    services: [
      '/services/create-app',
      '/services/business-registration',
      '/services/database-management-ai',
    ],
  },
  {
    title: 'Manage',
    text: 'Accounting, hiring, contracts and compliance in one back office.',
    to: '/services/manage',
    services: ['/services/accounting-insights', '/services/recruitment', '/services/legal'],
  },
  {
    title: 'Grow',
    text: 'Leads, conversations, campaigns and investors, each contact on one record.',
    to: '/services/grow',
    services: [
      '/services/sales-management',
      '/services/social-media',
      '/services/investor-network',
    ],
  },
  {
    title: 'Finance',
    text: 'Payments, loans, savings and giving, with example figures before you sign.',
    to: '/services/finance',
    services: [
      '/services/payment-platform',
      '/services/finance/investment',
      '/services/finance/islamic-fund',
    ],
  },
  {
    title: 'Healthcare',
    text: 'Whom to see, a clinician by video, your records in one portal, and wellness tips.',
    to: '/services/healthcare',
    services: [
      '/services/healthcare/find-care',
      '/services/healthcare/virtual-care',
      '/services/healthcare/patient-portal',
    ],
  },
  {
    title: 'Community',
    text: 'Member networks, schools, non-profits and newsrooms.',
    to: '/services/community/social-network-saas',
    services: [
      '/services/community/school-management',
      '/services/community/non-profit-management',
      '/services/community/volunteer-engagement',
    ],
  },
  {
    title: 'Travel',
    text: 'Trips, insurance quotes and help at home, one request at a time.',
    to: '/services/travel-tours',
    services: ['/services/travel-tours', '/services/insurance-plus', '/services/home-services'],
  },
]

/** Names the suites that the home page doesn't show. */
export const otherPillarsCta: Cta = {
  label: 'And four more: Finance, Healthcare, Community and Travel',
  to: '/features',
}

export const stepsIntro: Intro = {
  title: 'How it works when you build with AI',
  intro: 'A website, an app, a course or a store: each takes the same four steps.',
}

export const steps: Step[] = [
  {
    title: 'Describe your vision',
    text: 'Write it the way you’d tell a friend: “A website for a bike repair shop with a pickup van, in two languages.”',
    suite: 'build',
    mockup: {
      kind: 'thread',
      title: 'New website',
      note: 'In your own words',
      list: [],
      messages: [
        {
          author: 'SK',
          mine: true,
          text: 'A bike repair shop with a pickup van, open Tuesday to Saturday',
        },
        { author: 'AI', text: 'In which languages?' },
      ],
      composer: 'English and Spanish',
    },
  },
  {
    title: 'AI generates',
    text: 'Get a first version: an app with its screens, its fields and sample data.',
    suite: 'manage',
    mockup: {
      kind: 'table',
      title: 'Stockroom app',
      note: 'First draft, three screens',
      columns: ['Part', 'Left'],
      rows: [
        { title: 'Brake pads', text: 'Shelf B2', cells: ['14'] },
        { title: 'Inner tubes', text: 'Shelf A1', cells: ['32'] },
        { title: 'Chains', text: 'Shelf C4', cells: ['6'] },
      ],
    },
  },
  {
    title: 'Review and refine',
    text: 'Change words, photos and prices in a course or a page. Every change can be undone.',
    suite: 'community',
    mockup: {
      kind: 'document',
      title: 'Fix your own bike',
      note: 'Course, two changes not yet saved',
      heading: 'Lesson 1: Flat tires',
      paragraphs: [
        [
          'Bring a ',
          { style: 'deleted', text: 'wheel' },
          ' ',
          { style: 'added', text: 'wheel and a tube' },
        ],
        ['Saturday, ', { style: 'deleted', text: '9 AM' }, ' ', { style: 'added', text: '10 AM' }],
      ],
      comments: [],
    },
  },
  {
    title: 'Launch',
    text: 'Connect your own domain. Orders, payments and messages arrive in one inbox.',
    suite: 'grow',
    mockup: {
      kind: 'schedule',
      title: 'Sprocket & Son store',
      note: 'Open since this morning',
      days: ['Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7'],
      today: 'Thu 5',
      items: [
        {
          time: '9:30',
          title: 'Bike lights',
          text: 'First order, $38',
          status: { tone: 'open', text: 'New' },
          highlighted: true,
        },
        { time: '11:00', title: 'Helmet, M', text: 'Pickup' },
      ],
    },
  },
]

export const testimonialsIntro: Intro & { headingLink: Cta } = {
  title: 'Testimonials',
  intro: 'Illustrative quotes and ratings. These people are not real customers.',
  headingLink: { label: 'Join free', to: '/signup' },
}

export const ctaBanner: CtaBannerContent = {
  headline: `Try ${brand.name} with a 14-day free trial`,
  text: 'No credit card required.',
  ctas: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Compare plans', to: '/pricing' },
  ],
}

/** The sections that search finds. */
export const searchSections: SectionContent[] = [{ kind: 'steps', ...stepsIntro, steps }]
