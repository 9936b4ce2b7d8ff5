import type { RoutePath } from './page-routes'

/** The services of `/signup?service=` links, with their pages. */
export const signupServices = {
  payments: '/services/payment-platform',
  insurance: '/services/insurance-plus',
  recruitment: '/services/recruitment',
  travel: '/services/travel-tours',
  hospitality: '/services/restaurant-hospitality',
  'database-ai': '/services/database-management-ai',
  'future-business': '/services/future-business',
  'home-services': '/services/home-services',
  virtualcare: '/services/healthcare/virtual-care',
  socialnetwork: '/services/community/social-network-saas',
  'video-saas': '/services/community/video-saas',
  'school-management': '/services/community/school-management',
  'nonprofit-management': '/services/community/non-profit-management',
  'research-education': '/services/community/research-education-journalism',
  'news-media': '/services/community/news-media-production',
  'volunteer-engagement': '/services/community/volunteer-engagement',
  'study-abroad': '/services/community/study-abroad',
} as const satisfies Record<string, RoutePath>

export type SignupService = keyof typeof signupServices
