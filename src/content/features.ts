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
  MapPinned,
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
import type { Card, CallToAction, Hero, PageMeta, PointsSection } from './types'

/** One suite on the features page; its id is also its anchor. */
interface FeatureCategory {
  id: Exclude<Suite, 'company'>
  title: string
  intro: string
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
    intro: 'Websites, apps, automation and company registration, no developer needed.',
    cards: [
      {
        icon: Hammer,
        title: 'AI Website Builder',
        description:
          'Describe the shop or the practice and edit what comes back: pages, menus, price lists and forms, in your own words and order.',
        link: { label: 'Learn More', to: '/services/build' },
        mockup: build,
      },
      {
        icon: AppWindow,
        title: 'No-Code App Creator',
        description:
          'Draw the screens of a booking or inventory app, say what each button does, and try it on a phone before anyone else sees it.',
        link: { label: 'Learn More', to: '/services/create-app' },
      },
      {
        icon: Bot,
        title: 'AI Assistant',
        description:
          'Ask for a product description, a formula, ten names for a tea blend or the gist of a long report, and keep the parts you like.',
        link: { label: 'Learn More', to: '/services/ai-assistant' },
      },
      {
        icon: Workflow,
        title: 'AI Automation',
        description:
          'Turn the five clicks you repeat after each sale into a rule with a trigger, a condition, a result and a log of every run.',
        link: { label: 'Learn More', to: '/services/ai-automation' },
      },
      {
        icon: Database,
        title: 'AI Database Management',
        description:
          'Put a question to your tables in plain English, read the query it became, and clean up the 300 customers entered twice.',
        link: { label: 'Learn More', to: '/services/database-management-ai' },
      },
      {
        icon: Stamp,
        title: 'Business Registration',
        description:
          'Compare a sole proprietorship with an LLC for your case, and collect the forms, fees and names in the order you file them.',
        link: { label: 'Learn More', to: '/services/business-registration' },
      },
    ],
  },
  {
    id: 'manage',
    title: 'Manage & Operate',
    intro: 'Accounting, hiring, legal and operations for teams of any size.',
    cards: [
      {
        icon: BuildingComplex,
        title: 'Enterprise Management',
        description:
          'Departments, approvals and budgets in one tree, so that a purchase in Ohio reaches the right signature in Oregon.',
        link: { label: 'Learn More', to: '/services/enterprise-management' },
        mockup: enterpriseManagement,
      },
      {
        icon: Calculator,
        title: 'Accounting Insights',
        description:
          'Reconcile the bank feed, see who owes you for more than thirty days, and hand your accountant a closed month.',
        link: { label: 'Learn More', to: '/services/accounting-insights' },
      },
      {
        icon: UserSearch,
        title: 'Recruitment',
        description:
          'From the job post to the signed offer: applications on one board, interview notes beside them, and every applicant gets an answer.',
        link: { label: 'Learn More', to: '/services/recruitment' },
      },
      {
        icon: Scale,
        title: 'Legal',
        description:
          'Draft a lease or a service agreement from clauses explained in everyday words, and know which points need a lawyer.',
        link: { label: 'Learn More', to: '/services/legal' },
      },
      {
        icon: Leaf,
        title: 'Sustainability',
        description:
          'Turn fuel receipts, electricity bills and freight miles into an emissions account that shows where each number came from.',
        link: { label: 'Learn More', to: '/services/sustainability' },
      },
      {
        icon: ConciergeBell,
        title: 'Restaurant & Hospitality',
        description:
          'Reservations, room keys, stock and shifts for inns and kitchens, down to the last six portions of the fish.',
        link: { label: 'Learn More', to: '/services/restaurant-hospitality' },
      },
    ],
  },
  {
    id: 'grow',
    title: 'Grow & Scale',
    intro: 'Sales, marketing and customer service on one customer record.',
    cards: [
      {
        icon: Cloud,
        title: 'Sales Cloud',
        description:
          'Every account with its people, quotes and last conversation, so a colleague can take over a deal on a Friday afternoon.',
        link: { label: 'Learn More', to: '/services/sales-cloud' },
        mockup: salesCloud,
      },
      {
        icon: Target,
        title: 'Sales Management',
        description:
          'Territories, quotas and commissions by representative, with a forecast that says which deals it is counting on.',
        link: { label: 'Learn More', to: '/services/sales-management' },
      },
      {
        icon: Headset,
        title: 'Customer Service',
        description:
          'A ticket keeps its history from the first email to the replacement part, and the long silences rise to the top of the queue.',
        link: { label: 'Learn More', to: '/services/customer-service' },
      },
      {
        icon: Share2,
        title: 'Social Media',
        description:
          'Plan a month of posts, fit each picture to its network, and answer every comment without opening six apps.',
        link: { label: 'Learn More', to: '/services/social-media' },
      },
      {
        icon: Radio,
        title: 'Connect',
        description:
          'Team rooms, live chat and forums under one roof, with a clear line between what colleagues read and what clients read.',
        link: { label: 'Learn More', to: '/services/connect' },
      },
      {
        icon: Handshake,
        title: 'Investor Network',
        description:
          'Keep the deck, the data room and the list of who asked which question, and know which fund is waiting for the cap table.',
        link: { label: 'Learn More', to: '/services/investor-network' },
      },
    ],
  },
  {
    id: 'finance',
    title: 'Financial Services',
    intro:
      'Saving, borrowing, investing and payments, with every cost and risk listed. Returns are never guaranteed.',
    cards: [
      {
        icon: CreditCard,
        title: 'Payment Platform',
        description:
          'Invoices, payment links, subscriptions and refunds in one ledger, with fees shown on the line of the sale that caused them.',
        link: { label: 'Learn More', to: '/services/payment-platform' },
        mockup: paymentPlatform,
      },
      {
        icon: ChartLine,
        title: 'Investment',
        description:
          'Write down a goal and how much loss you could sleep through, then look at mixes of assets with their costs laid open.',
        link: { label: 'Learn More', to: '/services/finance/investment' },
      },
      {
        icon: PiggyBank,
        title: 'Pension Management',
        description:
          'Find the plans of earlier jobs, put their statements side by side, and see what another $50 a month could change.',
        link: { label: 'Learn More', to: '/services/finance/pension-management' },
      },
      {
        icon: Banknote,
        title: 'Loans',
        description:
          'See an example schedule with the total interest, not just the monthly rate, and what lenders usually ask you to bring.',
        link: { label: 'Learn More', to: '/services/finance/loans' },
      },
      {
        icon: MoonStar,
        title: 'Islamic Fund',
        description:
          'Murabaha, ijara and musharaka explained by example, with the questions to put to a scholar before you choose.',
        link: { label: 'Learn More', to: '/services/finance/islamic-fund' },
      },
      {
        icon: HandHeart,
        title: 'Donations & Welfare',
        description:
          'Set a yearly giving budget, spread it over causes you have checked, and keep the receipts in one folder for tax time.',
        link: { label: 'Learn More', to: '/services/finance/donations-welfare' },
      },
    ],
  },
  {
    id: 'healthcare',
    title: 'Healthcare Solutions',
    intro:
      'Doctors, video visits and medical records for the whole family. In an emergency, call 911.',
    cards: [
      {
        icon: MapPinned,
        title: 'Find Care',
        description:
          'Search by doctor, specialty or plan near a ZIP code. The directory is a sample until it is connected to a real one.',
        link: { label: 'Learn More', to: '/services/healthcare/find-care' },
        mockup: findCare,
      },
      {
        icon: VideoIcon,
        title: 'Virtual Care',
        description:
          'See which complaints suit a video visit, what to have at hand for it, and when only an examination in person will do.',
        link: { label: 'Learn More', to: '/services/healthcare/virtual-care' },
      },
      {
        icon: ClipboardPlus,
        title: 'Patient Portal',
        description:
          'Lab results, the next appointment, an open bill and the question you forgot to ask, behind a login of your own.',
        link: { label: 'Learn More', to: '/services/healthcare/patient-portal' },
      },
      {
        icon: Flower2,
        title: 'Wellness',
        description:
          'Short reading on food, movement and rest for ordinary weeks, without a meal plan to buy or a streak to lose.',
        link: { label: 'Learn More', to: '/services/healthcare/wellness' },
      },
    ],
  },
  {
    id: 'community',
    title: 'Community & Education',
    intro: 'Software for schools, non-profits, newsrooms and member communities.',
    cards: [
      {
        icon: Network,
        title: 'Social Network SaaS',
        description:
          'A feed, groups and a calendar for people who share a diploma, a trade or a team, on an address that carries its name.',
        link: { label: 'Learn More', to: '/services/community/social-network-saas' },
        mockup: socialNetwork,
      },
      {
        icon: School,
        title: 'School Management',
        description:
          'Enrollment in spring, timetables in August, report cards in December: one record that follows a student through all three.',
        link: { label: 'Learn More', to: '/services/community/school-management' },
      },
      {
        icon: HandHelping,
        title: 'Non-Profit Management',
        description:
          'Tie each gift to its purpose and each grant to its report, and give the board papers that fit on a single page.',
        link: { label: 'Learn More', to: '/services/community/non-profit-management' },
      },
      {
        icon: HeartHandshake,
        title: 'Volunteer Engagement',
        description:
          'A roster for the river cleanup, a sign-in sheet that everyone can read, and hours that a school will accept.',
        link: { label: 'Learn More', to: '/services/community/volunteer-engagement' },
      },
      {
        icon: Microscope,
        title: 'Research, Education & Journalism',
        description:
          'Footnotes, field notes and taped interviews that stay beside the sentences they support, through every draft.',
        link: { label: 'Learn More', to: '/services/community/research-education-journalism' },
      },
      {
        icon: Newspaper,
        title: 'News & Media Production',
        description:
          'One slug for the script, the photographs and the 600 words, from the morning meeting to the correction a week later.',
        link: { label: 'Learn More', to: '/services/community/news-media-production' },
      },
    ],
  },
  {
    id: 'lifestyle',
    title: 'Lifestyle & More',
    intro: 'Insurance, travel and home services for life outside work.',
    cards: [
      {
        icon: Umbrella,
        title: 'Insurance Plus',
        description:
          'Read deductibles and exclusions of six kinds of coverage in one layout, then ask for a quote with the facts filled in.',
        link: { label: 'Learn More', to: '/services/insurance-plus' },
        mockup: insurancePlus,
      },
      {
        icon: Plane,
        title: 'Travel & Tours',
        description:
          'Keep flights, rooms, tickets and passport dates of a trip on one page that the whole family can open at the gate.',
        link: { label: 'Learn More', to: '/services/travel-tours' },
      },
      {
        icon: Luggage,
        title: 'Package Tours',
        description:
          'Say how many you are, how long you have and how far you like to walk, and ask for tours that suit all three.',
        link: { label: 'Learn More', to: travelSearch('package-tours') },
      },
      {
        icon: House,
        title: 'Home Services',
        description:
          'Describe the leak, the hedge or the birthday party, name two times that suit, and send one request instead of five calls.',
        link: { label: 'Learn More', to: '/services/home-services' },
      },
      {
        icon: Truck,
        title: 'Moving',
        description:
          'List the rooms, the stairs and the piano once, and ask for a crew and a truck of the right size on the right day.',
        link: { label: 'Learn More', to: homeService('moving-shifting') },
      },
    ],
  },
]

export const compliance: PointsSection = {
  id: 'compliance',
  title: 'Compliance and data protection',
  intro: `What ${brand.name} does with personal data, in four statements you can hold us to.`,
  points: [
    {
      title: 'Minimal personal data',
      text: 'An account is an email address and a password. A message is a name, an email address and your words; the company may stay blank.',
    },
    {
      title: 'Access control',
      text: 'The database checks every request against your account and refuses your posts to any other member, whatever the page would show.',
    },
    {
      title: 'Editing and deletion',
      text: 'Every post of yours can be edited or deleted from your dashboard. Deleting an account takes its posts with it.',
    },
    {
      title: 'No tracking',
      text: 'Pages call the service that keeps accounts and posts and load photographs from an image service. There is no advertising or tracking script.',
    },
  ],
  actions: [
    { label: 'Read about account security', to: '/about#security' },
    { label: 'See Compliance Management', to: '/services/compliance-management' },
  ],
}

export const closing: CallToAction = {
  headline: 'Try any service free for 14 days',
  text: 'No credit card required. Not sure which service you need? Ask us.',
  actions: [
    { label: 'Get Started Free', to: '/signup' },
    { label: 'Ask which service fits', to: '/contact' },
  ],
}
