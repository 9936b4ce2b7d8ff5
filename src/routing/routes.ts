// prettier-ignore
import {
  AppWindow, Baby, Banknote, BookOpenText, Bot, Brain, BriefcaseBusiness, BuildingComplex, Calculator,
  CalendarClock, ChartLine, Clapperboard, ClipboardPlus, Cloud, ConciergeBell, CreditCard, Database, Dumbbell,
  Flower2, Gem, GraduationCap, Hammer, HandHeart, HandHelping, Handshake, Headset, HeartHandshake, HeartPulse,
  House, Landmark, LayoutDashboard, LayoutGrid, Leaf, MapPin, Megaphone, MessageCircle, MessageSquareText,
  MessagesSquare, Microscope, MoonStar, Network, Newspaper, PiggyBank, Plane, Radio, Salad, Scale, School,
  Share2, ShieldCheck, Sprout, Stamp, Target, Telescope, TrendingUp, Umbrella, UserSearch, Users, UsersRound,
  VideoIcon, Workflow, type LucideIcon,
} from 'lucide-react'
import { matchPath } from 'react-router-dom'
import { type HomeService, homeServices, quoteTypes, travelTypes } from '@/content/inquiry-types'
import type { Suite } from '@/content/suites'

/** One page of the site. */
export interface PageRow {
  path: `/${string}`
  /** The values of `:slug` in the path. */
  slugs?: readonly string[]
  label: string
  /** Decorative: shown beside the label in menus, on cards and in the page's hero. */
  icon?: LucideIcon
  /** The suite that gives the page its hue and its column in the footer. */
  suite?: Suite
  /** The page this one belongs to: gives it the hue and a breadcrumb, and keeps it out of menus and footer. */
  parent?: `/${string}`
  /** Left out of the sitemap and marked `noindex`: search engines have no use for it. */
  unlisted?: true
  /** Left out of the site's own search. */
  unsearchable?: true
  /** The values of `type` in the query that show a page of their own. */
  types?: readonly string[]
  /** Other paths that show the same page. */
  aliases?: readonly `/${string}`[]
  /**
   * The parameters of the query that change the first view, or one of their values, as `mode=signup`. The
   * prerendered page is without them: build/hide.js hides it until React has rendered the right one.
   */
  readsQuery?: readonly string[]
  /** The name of the page's file, where the path does not give it: see `fileOf`. */
  file?: string
}

/** Gives rows the properties that they have in common, such as their suite. */
const withShared = <Shared extends Partial<PageRow>, const Rows extends readonly PageRow[]>(
  shared: Shared,
  rows: Rows,
) => rows.map((row) => ({ ...shared, ...row })) as { [K in keyof Rows]: Shared & Rows[K] }

/**
 * The route table, one row a line. Menus, footer, typed links, the sitemap and suggestions are derived
 * from it.
 */
// prettier-ignore
const table = [
  { path: '/', label: 'Home', aliases: ['/blog', '/community'], file: 'home' },
  ...withShared({ suite: 'company' }, [
    { path: '/pricing', label: 'Pricing', aliases: ['/plus'], readsQuery: ['billing'] },
    { path: '/features', label: 'Features', aliases: ['/whats-new'] },
    { path: '/about', label: 'About' },
    { path: '/contact', label: 'Contact', aliases: ['/help'], readsQuery: ['subject'] },
    { path: '/careers', label: 'Careers', icon: UsersRound },
  ]),
  { path: '/search', label: 'Search', unlisted: true, unsearchable: true, readsQuery: ['q'] },
  { path: '/auth', label: 'Log in or sign up', unsearchable: true, readsQuery: ['mode=signup', 'redirect'] },
  { path: '/login', label: 'Log in', file: 'auth', unlisted: true, readsQuery: ['redirect'] },
  { path: '/signup', label: 'Sign up', file: 'auth', readsQuery: ['redirect'] },
  { path: '/auth/confirm', label: 'Confirm email', unlisted: true, unsearchable: true, readsQuery: ['type', 'token_hash', 'redirect'] },
  { path: '/auth/recover', label: 'Reset password', unlisted: true, readsQuery: ['redirect'] },
  { path: '/auth/new-password', label: 'New password', unlisted: true, unsearchable: true },
  { path: '/dashboard', label: 'Dashboard', unlisted: true },
  { path: '/dashboard/account', label: 'Account', unlisted: true },

  ...withShared({ suite: 'build' }, [
    { path: '/services/build', label: 'AI Website Builder', icon: Hammer, aliases: ['/sell', '/start'] },
    { path: '/services/create-app', label: 'No-Code App Creator', icon: AppWindow },
    { path: '/services/ai-assistant', label: 'AI Assistant', icon: Bot },
    { path: '/services/ai-automation', label: 'AI Automation', icon: Workflow },
    { path: '/services/database-management-ai', label: 'AI Database Management', icon: Database },
    { path: '/services/business-registration', label: 'Business Registration', icon: Stamp },
    { path: '/services/future-business', label: 'Future Business', icon: Telescope },
  ]),
  ...withShared({ suite: 'manage' }, [
    { path: '/services/manage', label: 'Manage & Operate', icon: LayoutDashboard },
    { path: '/services/enterprise-management', label: 'Enterprise Management', icon: BuildingComplex },
    { path: '/services/accounting-insights', label: 'Accounting Insights', icon: Calculator },
    { path: '/services/compliance-management', label: 'Compliance Management', icon: ShieldCheck },
    { path: '/services/sustainability', label: 'Sustainability', icon: Leaf },
    { path: '/services/legal', label: 'Legal', icon: Scale },
    { path: '/services/recruitment', label: 'Recruitment', icon: UserSearch },
    { path: '/services/restaurant-hospitality', label: 'Restaurant & Hospitality', icon: ConciergeBell },
  ]),
  ...withShared({ suite: 'grow' }, [
    { path: '/services/grow', label: 'Grow & Scale', icon: TrendingUp, aliases: ['/market'] },
    { path: '/services/connect', label: 'Connect', icon: Radio },
    { path: '/services/sales-management', label: 'Sales Management', icon: Target },
    { path: '/services/sales-cloud', label: 'Sales Cloud', icon: Cloud },
    { path: '/services/customer-service', label: 'Customer Service', icon: Headset },
    { path: '/services/social-media', label: 'Social Media', icon: Share2 },
    { path: '/services/client-chat', label: 'Client Chat', icon: MessagesSquare },
    { path: '/services/influencer-engagement', label: 'Influencer Engagement', icon: Megaphone },
    { path: '/services/investor-network', label: 'Investor Network', icon: Handshake },
  ]),
  ...withShared({ suite: 'finance' }, [
    { path: '/services/finance', label: 'Financial Services', icon: Landmark },
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
  ...withShared({ suite: 'healthcare' }, [
    { path: '/services/healthcare', label: 'Healthcare Solutions', icon: HeartPulse },
    { path: '/services/healthcare/find-care', label: 'Find Care', icon: MapPin, readsQuery: ['searchQuery', 'location'] },
    { path: '/services/healthcare/virtual-care', label: 'Virtual Care', icon: VideoIcon },
    { path: '/services/healthcare/patient-portal', label: 'Patient Portal', icon: ClipboardPlus },
    { path: '/services/healthcare/wellness', label: 'Wellness', icon: Flower2 },
  ]),
  ...withShared({ suite: 'community' }, [
    { path: '/services/community/social-network-saas', label: 'Social Network SaaS', icon: Network },
    { path: '/services/community/video-saas', label: 'Video SaaS', icon: Clapperboard },
    { path: '/services/community/school-management', label: 'School Management', icon: School },
    { path: '/services/community/non-profit-management', label: 'Non-Profit Management', icon: HandHelping },
    { path: '/services/community/research-education-journalism', label: 'Research, Education & Journalism', icon: Microscope },
    { path: '/services/community/news-media-production', label: 'News & Media Production', icon: Newspaper },
    { path: '/services/community/volunteer-engagement', label: 'Volunteer Engagement', icon: HeartHandshake },
    { path: '/services/community/study-abroad', label: 'Study Abroad', icon: GraduationCap },
  ]),
  ...withShared({ suite: 'lifestyle' }, [
    { path: '/services/insurance-plus', label: 'Insurance Plus', icon: Umbrella },
    { path: '/services/travel-tours', label: 'Travel & Tours', icon: Plane },
    { path: '/services/home-services', label: 'Home Services', icon: House },
  ]),
  { path: '/examples/apps', label: 'Example Apps', icon: LayoutGrid, parent: '/services/create-app' },
  ...withShared({ parent: '/services/connect' }, [
    { path: '/team-collaboration', label: 'Team Collaboration', icon: Users },
    { path: '/social-media-management', label: 'Social Media Management', icon: CalendarClock },
    { path: '/client-chat', label: 'Live Chat', icon: MessageCircle },
    { path: '/community-forums', label: 'Community Forums', icon: MessageSquareText },
  ]),
  ...withShared({ parent: '/services/healthcare/wellness' }, [
    { path: '/blog/nutrition', label: 'Nutrition', icon: Salad },
    { path: '/blog/fitness', label: 'Fitness', icon: Dumbbell },
    { path: '/blog/mental-health', label: 'Mental Health', icon: Brain },
  ]),
  {
    path: '/services/insurance-plus/quote',
    types: Object.keys(quoteTypes),
    label: 'Insurance Quote',
    icon: Umbrella,
    readsQuery: ['type'],
    parent: '/services/insurance-plus',
  },
  {
    path: '/services/travel-tours/search',
    types: Object.keys(travelTypes),
    label: 'Travel Search',
    icon: Plane,
    readsQuery: ['type'],
    parent: '/services/travel-tours',
  },
  {
    path: '/services/home-services/:slug',
    slugs: Object.keys(homeServices) as HomeService[],
    label: 'Home Service Booking',
    icon: House,
    file: 'services/home-services/booking',
    parent: '/services/home-services',
  },
] as const satisfies readonly PageRow[]

type Row = (typeof table)[number]
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
export type Path = PathOf<Row> | AliasOf<Row>

/** The rows of the route table. */
export const rows: readonly PageRow[] = table

/**
 * The name of a page's file without folder and extension: 'services/legal' is
 * `src/content/pages/services/legal.ts`, 'pricing' is `src/pages/pricing.tsx`.
 */
export const fileOf = ({ path, file }: PageRow) => file ?? path.slice(1)

/** Finds the row of a path, query and hash aside. Like the router, it ignores case and a trailing slash. */
export function routeAt(path: string): PageRow | undefined {
  const pathname = path
    .replace(/[?#].*/, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
  return (
    rows.find((row) => [row.path, ...(row.aliases ?? [])].some((own) => own === pathname)) ??
    rows.find((row) => row.path.includes(':') && matchPath(row.path, pathname))
  )
}

/** The paths of a row's page: its own, or one for each value of `:slug`. */
export const pathsOf = ({ path, slugs }: PageRow) =>
  slugs?.map((slug) => path.replace(':slug', slug)) ?? [path]

/** The value of `:slug` in a path; undefined if its row does not have it. */
export function slugAt(path: string) {
  const row = routeAt(path)
  const slug = row && matchPath(row.path, path)?.params.slug?.toLowerCase()
  return row?.slugs?.find((value) => value === slug)
}

/** The suite whose hue a page has: its own, or that of its parent. */
export const suiteOf = (row: PageRow): Suite =>
  row.suite ?? (row.parent ? suiteAt(row.parent) : 'company')

/** The suite of the page at a path that has one. */
export const suiteAt = (path: string) => suiteOf(routeAt(path)!)

/** A link to a service with its suite, and the label and icon of its row unless it has its own. */
export function resolveService<Service extends { to: string; title?: string; icon?: LucideIcon }>(
  service: Service,
) {
  const row = routeAt(service.to)!
  // Every service has an icon.
  return { title: row.label, icon: row.icon!, suite: suiteOf(row), ...service }
}
