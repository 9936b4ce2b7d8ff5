import {
  AppWindow,
  Banknote,
  Bot,
  BuildingComplex,
  Calculator,
  ChartLine,
  ClipboardPlus,
  Cloud,
  ConciergeBell,
  CreditCard,
  Database,
  Flower2,
  Hammer,
  HandHeart,
  HandHelping,
  Handshake,
  Headset,
  HeartHandshake,
  House,
  Leaf,
  Luggage,
  MapPin,
  Microscope,
  MoonStar,
  Network,
  Newspaper,
  PiggyBank,
  Plane,
  Radio,
  Scale,
  School,
  Share2,
  Stamp,
  Target,
  Truck,
  Umbrella,
  UserSearch,
  VideoIcon,
  Workflow,
} from 'lucide-react'
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
import type { Card, CallToAction, Hero, PageMeta, PointsSection, Section } from './types'

/** One suite on the features page; its id is also its anchor. */
export interface FeatureCategory {
  id: Exclude<Suite, 'company'>
  title: string
  intro: string
  mockup: WindowMockup
  cards: Card[]
}

export const meta: PageMeta = {
  title: 'Features of all seven suites',
  description: `What ${brand.name} does in each of its seven suites, from a first website to a new hire, a video visit and a packed suitcase, with a page to read on each.`,
}

export const hero: Hero = {
  headline: 'All features, in seven suites',
  tagline: 'Browse every service by suite, or jump straight to the one you need.',
  actions: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Compare plans', to: '/pricing' },
  ],
  mockup: {
    kind: 'ring',
    cards: [
      ['healthcare', 'Leo, Thursday 9:20'],
      ['finance', 'Roof fund, $8,640'],
      ['lifestyle', 'Plumber at ten'],
      ['build', 'Alder Street is live'],
    ],
  },
}

export const categories: FeatureCategory[] = [
  {
    id: 'build',
    title: 'Build & Create',
    intro: 'Websites, apps and automation without code.',
    mockup: build,
    cards: [
      {
        icon: Hammer,
        title: 'AI Website Builder',
        description: 'Describe your shop, then edit the site.',
        link: { label: 'Learn More', to: '/services/build' },
      },
      {
        icon: AppWindow,
        title: 'No-Code App Creator',
        description: 'Draw screens and try them on a phone.',
        link: { label: 'Learn More', to: '/services/create-app' },
      },
      {
        icon: Bot,
        title: 'AI Assistant',
        description: 'Drafts, formulas, names and summaries.',
        link: { label: 'Learn More', to: '/services/ai-assistant' },
      },
      {
        icon: Workflow,
        title: 'AI Automation',
        description: 'Rules for repeated steps, with a log.',
        link: { label: 'Learn More', to: '/services/ai-automation' },
      },
      {
        icon: Database,
        title: 'AI Database Management',
        description: 'Ask in plain English and read the query.',
        link: { label: 'Learn More', to: '/services/database-management-ai' },
      },
      {
        icon: Stamp,
        title: 'Business Registration',
        description: 'Legal forms and papers in filing order.',
        link: { label: 'Learn More', to: '/services/business-registration' },
      },
    ],
  },
  {
    id: 'manage',
    title: 'Manage & Operate',
    intro: 'Accounting, hiring, legal and operations.',
    mockup: enterpriseManagement,
    cards: [
      {
        icon: BuildingComplex,
        title: 'Enterprise Management',
        description: 'Departments, approvals and budgets.',
        link: { label: 'Learn More', to: '/services/enterprise-management' },
      },
      {
        icon: Calculator,
        title: 'Accounting Insights',
        description: 'Reconcile the bank and close the month.',
        link: { label: 'Learn More', to: '/services/accounting-insights' },
      },
      {
        icon: UserSearch,
        title: 'Recruitment',
        description: 'Job post to signed offer on one board.',
        link: { label: 'Learn More', to: '/services/recruitment' },
      },
      {
        icon: Scale,
        title: 'Legal',
        description: 'Leases and contracts in everyday words.',
        link: { label: 'Learn More', to: '/services/legal' },
      },
      {
        icon: Leaf,
        title: 'Sustainability',
        description: 'Emissions from fuel, power and freight.',
        link: { label: 'Learn More', to: '/services/sustainability' },
      },
      {
        icon: ConciergeBell,
        title: 'Restaurant & Hospitality',
        description: 'Reservations, rooms, stock and shifts.',
        link: { label: 'Learn More', to: '/services/restaurant-hospitality' },
      },
    ],
  },
  {
    id: 'grow',
    title: 'Grow & Scale',
    intro: 'Sales, marketing and customer service.',
    mockup: salesCloud,
    cards: [
      {
        icon: Cloud,
        title: 'Sales Cloud',
        description: 'Accounts with people, quotes and notes.',
        link: { label: 'Learn More', to: '/services/sales-cloud' },
      },
      {
        icon: Target,
        title: 'Sales Management',
        description: 'Territories, quotas and a clear forecast.',
        link: { label: 'Learn More', to: '/services/sales-management' },
      },
      {
        icon: Headset,
        title: 'Customer Service',
        description: 'One queue for tickets, with full history.',
        link: { label: 'Learn More', to: '/services/customer-service' },
      },
      {
        icon: Share2,
        title: 'Social Media',
        description: 'Plan posts and answer every comment.',
        link: { label: 'Learn More', to: '/services/social-media' },
      },
      {
        icon: Radio,
        title: 'Connect',
        description: 'Team rooms, live chat and forums.',
        link: { label: 'Learn More', to: '/services/connect' },
      },
      {
        icon: Handshake,
        title: 'Investor Network',
        description: 'Pitch deck, data room and investor Q&A.',
        link: { label: 'Learn More', to: '/services/investor-network' },
      },
    ],
  },
  {
    id: 'finance',
    title: 'Financial Services',
    intro: 'Savings, investments, loans and payments. Returns are never guaranteed.',
    mockup: paymentPlatform,
    cards: [
      {
        icon: CreditCard,
        title: 'Payment Platform',
        description: 'Invoices, payment links and refunds.',
        link: { label: 'Learn More', to: '/services/payment-platform' },
      },
      {
        icon: ChartLine,
        title: 'Investment',
        description: 'Asset mixes by goal, risk and cost.',
        link: { label: 'Learn More', to: '/services/finance/investment' },
      },
      {
        icon: PiggyBank,
        title: 'Pension Management',
        description: 'All your plans, with monthly estimates.',
        link: { label: 'Learn More', to: '/services/finance/pension-management' },
      },
      {
        icon: Banknote,
        title: 'Loans',
        description: 'Example schedules with total interest.',
        link: { label: 'Learn More', to: '/services/finance/loans' },
      },
      {
        icon: MoonStar,
        title: 'Islamic Fund',
        description: 'Murabaha, ijara and musharaka examples.',
        link: { label: 'Learn More', to: '/services/finance/islamic-fund' },
      },
      {
        icon: HandHeart,
        title: 'Donations & Welfare',
        description: 'A yearly giving budget with receipts.',
        link: { label: 'Learn More', to: '/services/finance/donations-welfare' },
      },
    ],
  },
  {
    id: 'healthcare',
    title: 'Healthcare Solutions',
    intro: 'Doctors, video visits and medical records. In an emergency, call 911.',
    mockup: findCare,
    cards: [
      {
        icon: MapPin,
        title: 'Find Care',
        description: 'Search by doctor, specialty or plan.',
        link: { label: 'Learn More', to: '/services/healthcare/find-care' },
      },
      {
        icon: VideoIcon,
        title: 'Virtual Care',
        description: 'What suits a video visit and what to bring.',
        link: { label: 'Learn More', to: '/services/healthcare/virtual-care' },
      },
      {
        icon: ClipboardPlus,
        title: 'Patient Portal',
        description: 'Lab results, appointments and bills.',
        link: { label: 'Learn More', to: '/services/healthcare/patient-portal' },
      },
      {
        icon: Flower2,
        title: 'Wellness',
        description: 'Short reads on food, movement and rest.',
        link: { label: 'Learn More', to: '/services/healthcare/wellness' },
      },
    ],
  },
  {
    id: 'community',
    title: 'Community & Education',
    intro: 'For schools, non-profits, newsrooms and clubs.',
    mockup: socialNetwork,
    cards: [
      {
        icon: Network,
        title: 'Social Network SaaS',
        description: 'A feed, groups and a member calendar.',
        link: { label: 'Learn More', to: '/services/community/social-network-saas' },
      },
      {
        icon: School,
        title: 'School Management',
        description: 'Enrollment, timetables and report cards.',
        link: { label: 'Learn More', to: '/services/community/school-management' },
      },
      {
        icon: HandHelping,
        title: 'Non-Profit Management',
        description: 'Gifts, grants and board papers.',
        link: { label: 'Learn More', to: '/services/community/non-profit-management' },
      },
      {
        icon: HeartHandshake,
        title: 'Volunteer Engagement',
        description: 'Rosters, sign-in sheets and verified hours.',
        link: { label: 'Learn More', to: '/services/community/volunteer-engagement' },
      },
      {
        icon: Microscope,
        title: 'Research, Education & Journalism',
        description: 'Sources next to the text they support.',
        link: { label: 'Learn More', to: '/services/community/research-education-journalism' },
      },
      {
        icon: Newspaper,
        title: 'News & Media Production',
        description: 'Script, photos and corrections together.',
        link: { label: 'Learn More', to: '/services/community/news-media-production' },
      },
    ],
  },
  {
    id: 'lifestyle',
    title: 'Lifestyle & More',
    intro: 'Insurance, travel and home services.',
    mockup: insurancePlus,
    cards: [
      {
        icon: Umbrella,
        title: 'Insurance Plus',
        description: 'Compare coverage, then ask for a quote.',
        link: { label: 'Learn More', to: '/services/insurance-plus' },
      },
      {
        icon: Plane,
        title: 'Travel & Tours',
        description: 'Flights, rooms and tickets on one page.',
        link: { label: 'Learn More', to: '/services/travel-tours' },
      },
      {
        icon: Luggage,
        title: 'Package Tours',
        description: 'Tours for your group, dates and pace.',
        link: { label: 'Learn More', to: travelSearch('package-tours') },
      },
      {
        icon: House,
        title: 'Home Services',
        description: 'Describe the job and send one request.',
        link: { label: 'Learn More', to: '/services/home-services' },
      },
      {
        icon: Truck,
        title: 'Moving',
        description: 'Get a crew and truck that fit your rooms.',
        link: { label: 'Learn More', to: homeService('moving-shifting') },
      },
    ],
  },
]

export const compliance: PointsSection = {
  kind: 'points',
  id: 'compliance',
  title: 'Compliance and data protection',
  intro: 'Four statements you can hold us to.',
  points: [
    {
      title: 'Minimal personal data',
      text: 'An email and a password; messages add your name.',
    },
    {
      title: 'Access control',
      text: 'The database shows your posts to you alone.',
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

export const closing: CallToAction = {
  headline: 'Try any service free for 14 days',
  text: 'No credit card required. Not sure which service you need? Ask us.',
  actions: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Contact us', to: '/contact' },
  ],
}

/** What search finds of the page: its cards repeat other pages. */
export const sections: Section[] = [compliance]
