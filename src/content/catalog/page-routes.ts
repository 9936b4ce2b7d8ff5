// prettier-ignore
import {
  AppWindow, Baby, Banknote, BookOpenText, Bot, Brain, BriefcaseBusiness, BuildingComplex, Calculator,
  CalendarClock, ChartLine, Clapperboard, ClipboardPlus, Cloud, ConciergeBell, CreditCard, Database, Dumbbell,
  Flower2, Gem, GraduationCap, Hammer, HandHeart, HandHelping, Handshake, Headset, HeartHandshake,
  House, LayoutGrid, Leaf, MapPin, Megaphone, MessageCircle, MessageSquareText,
  MessagesSquare, Microscope, MoonStar, Network, Newspaper, PiggyBank, Plane, Radio, Salad, Scale, School,
  Share2, ShieldCheck, Sprout, Stamp, Target, Telescope, Umbrella, UserSearch, Users, UsersRound,
  VideoIcon, Workflow, type LucideIcon,
} from 'lucide-react'
import { homeServices, quoteTypes, travelTypes } from './inquiry-slugs'
import { type Suite, suites } from './suites'

/**
 * The suite, or the company, gives a page its hue and its column in the footer. A page with a parent
 * has the parent's hue and a breadcrumb, and isn't in menus and footer.
 */
type Placement = { suite?: Suite; parent?: never } | { parent: `/${string}`; suite?: never }

/** What the route table says about a page. */
type RouteEntry = Placement & {
  path: `/${string}`
  /** The values of `:slug` in the path. */
  slugs?: readonly string[]
  label: string
  /** Decorative. Shown next to the label in menus, on cards and in the page's hero. */
  icon?: LucideIcon
  /** Left out of the sitemap and marked `noindex` for search engines. */
  noindex?: true
  /** Left out of the site's own search. */
  excludeFromSearch?: true
  /** The values of the search parameter `type` that each show a separate page. */
  typeParams?: readonly string[]
  /** Other paths that show the same page. */
  aliases?: readonly `/${string}`[]
  /**
   * The search parameters, or values such as `mode=signup`, that change what the page first shows.
   * The prerendered HTML has no query, so with one of these, or `type` if the page has `typeParams`,
   * it stays hidden until React has rendered.
   */
  dynamicSearchParams?: readonly string[]
  /** The page's file, if the path doesn't give it: see `getPageFile` in `routing/route-lookup.ts`. */
  file?: string
}

/** Adds the properties that several routes share, such as their suite. */
const withDefaults = <
  Defaults extends Partial<RouteEntry>,
  const Routes extends readonly RouteEntry[],
>(
  defaults: Defaults,
  routes: Routes,
) =>
  routes.map((route) => ({ ...defaults, ...route })) as {
    [K in keyof Routes]: Defaults & Routes[K]
  }

/** The route table. Menus, footer, typed links, the sitemap and search are derived from it. */
// prettier-ignore
const routeTable = [
  { path: '/', label: 'Home', aliases: ['/blog', '/community'], file: 'home' },
  ...withDefaults({ suite: 'company' }, [
    { path: '/pricing', label: 'Pricing', aliases: ['/plus'], dynamicSearchParams: ['billing'] },
    { path: '/features', label: 'Features', aliases: ['/whats-new'] },
    { path: '/about', label: 'About' },
    { path: '/contact', label: 'Contact', aliases: ['/help'], dynamicSearchParams: ['subject'] },
    { path: '/careers', label: 'Careers', icon: UsersRound },
  ]),
  { path: '/search', label: 'Search', noindex: true, excludeFromSearch: true, dynamicSearchParams: ['q'] },
  { path: '/auth', label: 'Log in or sign up', excludeFromSearch: true, dynamicSearchParams: ['mode=signup', 'redirect'] },
  { path: '/login', label: 'Log in', file: 'auth', noindex: true, dynamicSearchParams: ['redirect'] },
  { path: '/signup', label: 'Sign up', file: 'auth', dynamicSearchParams: ['redirect', 'service'] },
  { path: '/auth/confirm', label: 'Confirm email', noindex: true, excludeFromSearch: true, dynamicSearchParams: ['type', 'token_hash', 'redirect'] },
  { path: '/auth/recover', label: 'Reset password', noindex: true, dynamicSearchParams: ['redirect'] },
  { path: '/dashboard', label: 'Dashboard', noindex: true },
  { path: '/dashboard/account', label: 'Account', noindex: true },

  ...withDefaults({ suite: 'build' }, [
    { path: '/services/build', label: 'AI Website Builder', icon: Hammer, aliases: ['/sell', '/start'] },
    { path: '/services/create-app', label: 'No-Code App Creator', icon: AppWindow },
    { path: '/services/ai-assistant', label: 'AI Assistant', icon: Bot },
    { path: '/services/ai-automation', label: 'AI Automation', icon: Workflow },
    { path: '/services/database-management-ai', label: 'AI Database Management', icon: Database },
    { path: '/services/business-registration', label: 'Business Registration', icon: Stamp },
    { path: '/services/future-business', label: 'Future Business', icon: Telescope },
  ]),
  ...withDefaults({ suite: 'manage' }, [
    { path: suites.manage.path, label: suites.manage.label, icon: suites.manage.icon },
    { path: '/services/enterprise-management', label: 'Enterprise Management', icon: BuildingComplex },
    { path: '/services/accounting-insights', label: 'Accounting Insights', icon: Calculator },
    { path: '/services/compliance-management', label: 'Compliance Management', icon: ShieldCheck },
    { path: '/services/sustainability', label: 'Sustainability', icon: Leaf },
    { path: '/services/legal', label: 'Legal', icon: Scale },
    { path: '/services/recruitment', label: 'Recruitment', icon: UserSearch },
    { path: '/services/restaurant-hospitality', label: 'Restaurant & Hospitality', icon: ConciergeBell },
  ]),
  ...withDefaults({ suite: 'grow' }, [
    { path: suites.grow.path, label: suites.grow.label, icon: suites.grow.icon, aliases: ['/market'] },
    { path: '/services/connect', label: 'Connect', icon: Radio },
    { path: '/services/sales-management', label: 'Sales Management', icon: Target },
    { path: '/services/sales-cloud', label: 'Sales Cloud', icon: Cloud },
    { path: '/services/customer-service', label: 'Customer Service', icon: Headset },
    { path: '/services/social-media', label: 'Social Media', icon: Share2 },
    { path: '/services/client-chat', label: 'Client Chat', icon: MessagesSquare },
    { path: '/services/influencer-engagement', label: 'Influencer Engagement', icon: Megaphone },
    { path: '/services/investor-network', label: 'Investor Network', icon: Handshake },
  ]),
  ...withDefaults({ suite: 'finance' }, [
    { path: suites.finance.path, label: suites.finance.label, icon: suites.finance.icon },
    { path: '/services/finance/investment', label: 'Investment', icon: ChartLine },
    { path: '/services/finance/pension-management', label: 'Pension Management', icon: PiggyBank },
    { path: '/services/finance/next-gen-fund', label: 'Next-Gen Fund', icon: Sprout },
    { path: '/services/finance/loans', label: 'Loans', icon: Banknote },
    { path: '/services/finance/education', label: 'Finance Education', icon: BookOpenText },
    { path: '/services/finance/marriage-loan', label: 'Marriage Loan', icon: Gem },
    { path: '/services/finance/pregnancy-fund', label: 'Pregnancy Fund', icon: Baby },
    { path: '/services/finance/islamic-fund', label: 'Islamic Fund', icon: MoonStar },
    { path: '/services/finance/employment-security', label: 'Employment Security', icon: BriefcaseBusiness },
    { path: '/services/finance/donations-welfare', label: 'Donations & Welfare', icon: HandHeart },
    { path: '/services/payment-platform', label: 'Payment Platform', icon: CreditCard },
  ]),
  ...withDefaults({ suite: 'healthcare' }, [
    { path: suites.healthcare.path, label: suites.healthcare.label, icon: suites.healthcare.icon },
    { path: '/services/healthcare/find-care', label: 'Find Care', icon: MapPin, dynamicSearchParams: ['searchQuery', 'location'] },
    { path: '/services/healthcare/virtual-care', label: 'Virtual Care', icon: VideoIcon },
    { path: '/services/healthcare/patient-portal', label: 'Patient Portal', icon: ClipboardPlus },
    { path: '/services/healthcare/wellness', label: 'Wellness', icon: Flower2 },
  ]),
  ...withDefaults({ suite: 'community' }, [
    { path: '/services/community/social-network-saas', label: 'Social Network SaaS', icon: Network },
    { path: '/services/community/video-saas', label: 'Video SaaS', icon: Clapperboard },
    { path: '/services/community/school-management', label: 'School Management', icon: School },
    { path: '/services/community/non-profit-management', label: 'Non-Profit Management', icon: HandHelping },
    { path: '/services/community/research-education-journalism', label: 'Research, Education & Journalism', icon: Microscope },
    { path: '/services/community/news-media-production', label: 'News & Media Production', icon: Newspaper },
    { path: '/services/community/volunteer-engagement', label: 'Volunteer Engagement', icon: HeartHandshake },
    { path: '/services/community/study-abroad', label: 'Study Abroad', icon: GraduationCap },
  ]),
  ...withDefaults({ suite: 'lifestyle' }, [
    { path: '/services/insurance-plus', label: 'Insurance Plus', icon: Umbrella },
    { path: '/services/travel-tours', label: 'Travel & Tours', icon: Plane },
    { path: '/services/home-services', label: 'Home Services', icon: House },
  ]),
  { path: '/examples/apps', label: 'Example Apps', icon: LayoutGrid, parent: '/services/create-app' },
  ...withDefaults({ parent: '/services/connect' }, [
    { path: '/team-collaboration', label: 'Team Collaboration', icon: Users },
    { path: '/social-media-management', label: 'Social Media Management', icon: CalendarClock },
    { path: '/client-chat', label: 'Live Chat', icon: MessageCircle },
    { path: '/community-forums', label: 'Community Forums', icon: MessageSquareText },
  ]),
  ...withDefaults({ parent: '/services/healthcare/wellness' }, [
    { path: '/blog/nutrition', label: 'Nutrition', icon: Salad },
    { path: '/blog/fitness', label: 'Fitness', icon: Dumbbell },
    { path: '/blog/mental-health', label: 'Mental Health', icon: Brain },
  ]),
  { path: '/services/insurance-plus/quote', typeParams: quoteTypes, label: 'Insurance Quote', icon: Umbrella, parent: '/services/insurance-plus' },
  { path: '/services/travel-tours/search', typeParams: travelTypes, label: 'Travel Request', icon: Plane, parent: '/services/travel-tours' },
  { path: '/services/home-services/:slug', slugs: homeServices, label: 'Home Service Request', icon: House, file: 'services/home-services/booking', parent: '/services/home-services' },
] as const satisfies readonly RouteEntry[]

type Route = (typeof routeTable)[number]
/** The paths of the pages that have an icon. */
export type PathWithIcon = PathOf<Extract<Route, { icon: LucideIcon }>>
type AliasOf<R> = R extends { aliases: readonly (infer A)[] } ? A : never
type PathOf<R> = R extends {
  path: `${infer Start}:slug`
  slugs: readonly (infer S extends string)[]
}
  ? `${Start}${S}`
  : R extends { path: infer P }
    ? P
    : never

/** Every path that shows a page, aliases included. */
export type RoutePath = PathOf<Route> | AliasOf<Route>

/** The label of a page. */
export type RouteLabel = Route['label']

/** The path of a service: a page below `/services/` without a parent. */
export type ServicePath = Extract<Exclude<Route, { parent: string }>['path'], `/services/${string}`>

/** One page of the site. */
export type PageRoute = RouteEntry & { label: RouteLabel; parent?: RoutePath }

/** The routes of all pages. */
export const pageRoutes: readonly PageRoute[] = routeTable

/** Returns the topmost parent of a page, or the page itself if it has none. */
export const getTopPage = (route: PageRoute): PageRoute =>
  route.parent ? getTopPage(pageRoutes.find(({ path }) => path === route.parent)!) : route
