import type { Href, ServiceHref } from '../catalog/hrefs'
import { plans } from '../catalog/plans'
import { brand } from '../brand'
import { toWord } from '@/lib/format'
import type { Mockup } from '../mockups/types'
import { ringSuites, type Suite, suites } from '../catalog/suites'
import { mockup as build } from '../mockups/build'
import { mockup as pensionManagement } from '../mockups/pension-management'
import { mockup as restaurantHospitality } from '../mockups/restaurant-hospitality'
import { mockup as virtualCare } from '../mockups/virtual-care'
import type {
  Cta,
  CtaBannerContent,
  HeroText,
  Item,
  PageContent,
  PageMeta,
  ServiceEntry,
  SlotSection,
} from '../types'

/** A suite with three of its services. */
export interface Pillar {
  suite: Suite
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
export interface FeaturedService {
  path: ServiceHref
  text: string
  mockup: Mockup
}

/** A step with a mockup of what it shows. */
export interface Step extends Item {
  /** The suite of the service shown. */
  suite: Suite
  mockup: Mockup
}

type Four<T> = [T, T, T, T]
type Six<T> = [T, T, T, T, T, T]

const meta: PageMeta = {
  title: brand.promise,
  description: `${brand.name} is designed to put websites, accounting, sales, healthcare, schools and travel behind one account. Read each design, and try the account today.`,
}

export const hero: HeroText = {
  headline: brand.promise,
  tagline:
    'What we plan: one login for your website, invoices and hiring, and your family’s video visits and trips. What works today: posts that survive a lost connection.',
  ctas: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Explore Features', to: '/features' },
  ],
}

/** Twelve services by whom they are for; the text is the task, in two to four words. */
export const audiences: [Audience, Audience] = [
  {
    title: 'For your business',
    text: 'Websites, books, hiring and sales',
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
    text: 'Money, school, care, travel and home',
    to: '/features#finance',
    shortcuts: [
      { path: '/services/ai-assistant', text: 'Draft with AI' },
      { path: '/services/finance/loans', text: 'Compare loans' },
      { path: '/services/healthcare/find-care', text: 'Learn who to see' },
      { path: '/services/community/school-management', text: 'Run a school' },
      { path: '/services/travel-tours', text: 'Plan a trip' },
      { path: '/services/home-services', text: 'Request a repair' },
    ],
  },
]

export const servicesSection: SlotSection = {
  kind: 'slot',
  name: 'services',
  title: 'Services for work and home',
  intro: 'Each page walks through an everyday example and says what the service would do.',
}

/** The first four of the twelve services. */
export const featuredServices: Four<FeaturedService> = [
  {
    path: '/services/build',
    text: 'Describe what you sell and who buys it, and you’d get a draft site with pages and text in place.',
    mockup: build,
  },
  {
    path: '/services/restaurant-hospitality',
    text: 'Run tables, rooms, menus and the night shift side by side.',
    mockup: restaurantHospitality,
  },
  {
    path: '/services/finance/pension-management',
    text: 'See what your savings might mean per month at 60, 65 or 70.',
    mockup: pensionManagement,
  },
  {
    path: '/services/healthcare/virtual-care',
    text: 'How a video visit for a rash or a refill would work.',
    mockup: virtualCare,
  },
]

/** The other eight. */
export const services: [...Four<ServiceEntry>, ...Four<ServiceEntry>] = [
  {
    path: '/services/ai-automation',
    text: 'File an order, tell the kitchen and thank the customer, following rules you set.',
  },
  {
    path: '/services/compliance-management',
    text: 'Keep policies, filing dates and evidence in one register, each with an owner.',
  },
  {
    path: '/services/customer-service',
    text: 'See email, chat and phone notes together, with every promise to the customer.',
  },
  {
    path: '/services/influencer-engagement',
    text: 'Find creators whose audience matches your customers, and agree on the fee in writing.',
  },
  {
    path: '/services/finance/pregnancy-fund',
    text: 'Plan for the birth, the weeks without pay and the crib.',
  },
  {
    path: '/services/community/video-saas',
    text: 'Put lectures, classes and films on your own pages, with captions.',
  },
  {
    path: '/services/community/study-abroad',
    text: 'Plan applications, a budget and visa paperwork for ten countries.',
  },
  {
    path: '/services/insurance-plus',
    text: 'Learn which coverage and exclusions to compare for a van or a home.',
  },
]

export const pillarsSection: SlotSection = {
  kind: 'slot',
  name: 'pillars',
  sunken: true,
  title: 'Three of the seven suites',
  intro: 'The idea: enter a customer or a date once, and all three suites have it.',
}

export const pillars: Pillar[] = [
  {
    suite: 'build',
    text: 'Make websites, apps and databases, and prepare the paperwork for a new company.',
    services: [
      '/services/create-app',
      '/services/business-registration',
      '/services/database-management-ai',
    ],
  },
  {
    suite: 'manage',
    text: 'Run accounting, hiring, contracts and compliance from one back office.',
    services: ['/services/accounting-insights', '/services/recruitment', '/services/legal'],
  },
  {
    suite: 'grow',
    text: 'Keep leads, conversations, campaigns and investors on a shared contact list.',
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

export const steps: Step[] = [
  {
    title: 'Describe your vision',
    text: 'Write it the way you’d tell a friend: “A bike repair shop with a pickup van, open Tuesday to Saturday.”',
    suite: 'build',
    mockup: {
      kind: 'thread',
      title: 'New website',
      note: 'Example, in your own words',
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
    text: 'You’d get a draft: an app with its screens, its fields and sample data.',
    suite: 'manage',
    mockup: {
      kind: 'table',
      title: 'Stockroom app',
      note: 'Example: first draft, three screens',
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
    text: 'Change words, photos and prices in a course or a page, and undo what you don’t like.',
    suite: 'community',
    mockup: {
      kind: 'document',
      title: 'Fix your own bike',
      note: 'Example course, two unsaved changes',
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
    text: 'Connect your own domain. Orders, payments and messages would arrive in one place.',
    suite: 'grow',
    mockup: {
      kind: 'schedule',
      title: 'Sprocket & Son store',
      note: 'Example: open since this morning',
      days: ['Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7'],
      today: 'Thu 5',
      items: [
        {
          time: '9:30',
          title: 'Bike lights',
          text: 'First order, $38',
          value: { tone: 'open', text: 'New' },
          highlighted: true,
        },
        { time: '11:00', title: 'Helmet, M', text: 'Pickup' },
      ],
    },
  },
]

const stepsSection: SlotSection = {
  kind: 'slot',
  name: 'building-with-ai',
  title: 'How it works when you build with AI',
  intro: 'A website, an app, a course or a store: each would take the same four steps.',
  items: steps,
}

export const testimonialsSection: SlotSection = {
  kind: 'slot',
  name: 'testimonials',
  sunken: true,
  title: 'Testimonials',
  intro:
    'No service is open yet, so the quotes and ratings are invented: these people are not real customers.',
}

export const testimonialsBadge = 'Illustrative'

export const joinCta: Cta = { label: 'Join with your email', to: '/signup' }

const ctaBanner: CtaBannerContent = {
  headline: `Start with a free ${brand.name} account`,
  text: `Write a list on the train: it survives the tunnel, and you can search, download or delete it. Plans from $${plans.starter.priceMonthly} a month aren’t on sale yet, and no credit card is required.`,
  ctas: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Compare plans', to: '/pricing' },
  ],
}

export const content: PageContent = {
  meta,
  hero,
  sections: [servicesSection, pillarsSection, stepsSection, testimonialsSection],
  ctaBanner,
}
