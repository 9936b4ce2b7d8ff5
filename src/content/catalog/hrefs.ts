import type { ContactSubject } from './contact-subjects'
import type { HomeService, QuoteType, TravelType } from './inquiry-slugs'
import type { PathWithIcon, RouteLabel, RoutePath } from './page-routes'
import type { SignupService } from './signup-services'
import type { RingSuite } from './suites'

/** The target of an internal link: a path of the route table, or one of the deep links below. */
export type Href =
  | RoutePath
  | ReturnType<typeof contactHref>
  | `/signup?service=${SignupService}`
  | `/services/insurance-plus/quote?type=${QuoteType}`
  | `/services/travel-tours/search?type=${TravelType}`
  | '/auth?mode=login'
  | '/auth?mode=signup'
  | `/login?redirect=${RoutePath}`
  | `/auth?mode=login&redirect=${RoutePath}`
  | '/features#compliance'
  | `/features#${RingSuite}`
  | '/about#security'
  | '/pricing#pricing-faq'
  | '/contact#contact-faq'
  | '/services/recruitment#a-three-week-hiring-plan'
  | '/services/accounting-insights#month-end-close-in-five-days'
  | '/services/travel-tours#travel-documents-to-check'
  | '/services/insurance-plus#questions-for-an-insurer'

/** The target of a link with the icon of its page. */
export type ServiceHref = Extract<Href, PathWithIcon | `${PathWithIcon}?${string}`>

/** Returns the contact form about a subject, or about the service with this label. */
export const contactHref = (subject: ContactSubject | RouteLabel) =>
  `/contact?subject=${encodeURIComponent(subject)}` as const
export const signupHref = (service: SignupService) => `/signup?service=${service}` as const
export const loginHref = (redirect: RoutePath) => `/login?redirect=${redirect}` as const
export const quoteHref = (type: QuoteType) => `/services/insurance-plus/quote?type=${type}` as const
export const travelSearchHref = (type: TravelType) =>
  `/services/travel-tours/search?type=${type}` as const
export const homeServiceHref = (slug: HomeService) => `/services/home-services/${slug}` as const

export const isContactHref = (href: Href) => href.startsWith('/contact')
export const isSignupHref = (href: Href) => href.startsWith('/signup')
/** Whether a link is for visitors only: it logs in or signs up. */
export const isAuthHref = (href: Href) => /^\/(auth|login|signup)\b/.test(href)
