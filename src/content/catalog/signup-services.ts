import { isOpen } from './open-services'
import { pageRoutes, type RoutePath } from './page-routes'

/** The services of `/signup?service=` links: their pages, and what a user can write first. */
export const signupServices = {
  payments: { path: '/services/payment-platform', firstPost: 'what a sale costs you today' },
  insurance: { path: '/services/insurance-plus', firstPost: 'the questions for your next renewal' },
  recruitment: {
    path: '/services/recruitment',
    firstPost: 'the three-week hiring plan on that page',
  },
  travel: { path: '/services/travel-tours', firstPost: 'the documents to check for your trip' },
  hospitality: {
    path: '/services/restaurant-hospitality',
    firstPost: 'what ran out last Saturday',
  },
  'database-ai': {
    path: '/services/database-management-ai',
    firstPost: 'the queries that worry you',
  },
  'future-business': {
    path: '/services/future-business',
    firstPost: 'a decision, and what would settle it',
  },
  'home-services': {
    path: '/services/home-services',
    firstPost: 'what’s broken, with its make and model',
  },
  virtualcare: {
    path: '/services/healthcare/virtual-care',
    firstPost: 'what to ask the office, such as the cost and who can join the call',
  },
  socialnetwork: {
    path: '/services/community/social-network-saas',
    firstPost: 'a draft of your house rules',
  },
  'video-saas': {
    path: '/services/community/video-saas',
    firstPost: 'a list of what you’ve filmed',
  },
  'school-management': {
    path: '/services/community/school-management',
    firstPost: 'who may see what at your school',
  },
  'nonprofit-management': {
    path: '/services/community/non-profit-management',
    firstPost: 'the due dates of your next report',
  },
  'research-education': {
    path: '/services/community/research-education-journalism',
    firstPost: 'your reading notes',
  },
  'news-media': {
    path: '/services/community/news-media-production',
    firstPost: 'next week’s follow-ups',
  },
  'volunteer-engagement': {
    path: '/services/community/volunteer-engagement',
    firstPost: 'the briefing for Saturday’s shift',
  },
  'study-abroad': {
    path: '/services/community/study-abroad',
    firstPost: 'your shortlist and its deadlines',
  },
} as const satisfies Record<string, { path: RoutePath; firstPost: string }>

export type SignupService = keyof typeof signupServices

const services = new Map<unknown, { path: RoutePath; firstPost: string }>(
  Object.entries(signupServices),
)

/** Returns the service of a sign-up link, if there is one. */
export const findSignupService = (name: unknown) => services.get(name)

/** Returns the label of the service of a sign-up link, unless an account includes it. */
export const findClosedService = (name: unknown) =>
  pageRoutes.find((route) => route.path === findSignupService(name)?.path && !isOpen(route))?.label
