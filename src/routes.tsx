import {
  AppWindow,
  Baby,
  Banknote,
  BookOpenText,
  Bot,
  Brain,
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarClock,
  ChartLine,
  Clapperboard,
  ClipboardPlus,
  Cloud,
  ConciergeBell,
  CreditCard,
  Database,
  Dumbbell,
  Flower2,
  Gem,
  GraduationCap,
  Hammer,
  HandHeart,
  HandHelping,
  Handshake,
  Headset,
  HeartHandshake,
  HeartPulse,
  House,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  Leaf,
  MapPinned,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Microscope,
  MoonStar,
  Network,
  Newspaper,
  PiggyBank,
  Plane,
  Radio,
  Salad,
  Scale,
  School,
  Share2,
  ShieldCheck,
  Sprout,
  Stamp,
  Target,
  Telescope,
  TrendingUp,
  Umbrella,
  UserSearch,
  Users,
  UsersRound,
  Video,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Suite } from '@/content/suites'
import type { PageMeta, ServicePage as ServicePageContent } from '@/content/types'

/** One page of the site. Everything else that knows of pages (menus, footer, titles, links) is derived from these. */
export interface PageRow {
  path: `/${string}`
  label: string
  icon?: LucideIcon
  /** Where the page belongs: its hue, and its column in the footer. */
  suite?: Suite
  /** The page that leads to this one: gives it its hue and its way back, and keeps it out of menus and footer. */
  parent?: `/${string}`
  /** Only for who has an account, or is about to: search engines are told to leave it out. */
  unlisted?: true
  /** Other addresses that show the same page. */
  aliases?: readonly `/${string}`[]
  load: () => Promise<LoadedPage>
}

export interface LoadedPage {
  meta: PageMeta
  Component: ComponentType
}

/** Loads a content file together with the page that renders it. */
const service = (load: () => Promise<{ page: ServicePageContent }>) => async () => {
  const [{ page }, { ServicePage }] = await Promise.all([load(), import('@/pages/service-page')])
  return { meta: page.meta, Component: () => <ServicePage page={page} /> }
}

/** THE route table. */
export const pages = [
  { path: '/', label: 'Home', aliases: ['/blog', '/community'], load: () => import('@/pages/home') },
  { path: '/pricing', label: 'Pricing', suite: 'company', aliases: ['/plus'], load: () => import('@/pages/pricing') },
  { path: '/features', label: 'Features', suite: 'company', aliases: ['/whats-new'], load: () => import('@/pages/features') },
  { path: '/about', label: 'About', suite: 'company', load: () => import('@/pages/about') },
  { path: '/contact', label: 'Contact', suite: 'company', aliases: ['/help'], load: () => import('@/pages/contact') },
  { path: '/auth', label: 'Log in or sign up', load: () => import('@/pages/auth') },
  { path: '/login', label: 'Log in', unlisted: true, load: () => import('@/pages/login') },
  { path: '/signup', label: 'Sign up', load: () => import('@/pages/signup') },
  { path: '/auth/confirm', label: 'Confirm by email', unlisted: true, load: () => import('@/pages/confirm-link') },
  { path: '/auth/recover', label: 'Forgotten password', unlisted: true, load: () => import('@/pages/recover') },
  { path: '/auth/new-password', label: 'New password', unlisted: true, load: () => import('@/pages/new-password') },
  { path: '/dashboard', label: 'Dashboard', unlisted: true, load: () => import('@/pages/dashboard') },
  { path: '/dashboard/account', label: 'Account', unlisted: true, load: () => import('@/pages/account') },

  // Build & Create
  { path: '/services/build', label: 'Build & Create', icon: Hammer, suite: 'build', aliases: ['/sell', '/start'], load: service(() => import('@/content/services/build')) },
  { path: '/services/create-app', label: 'No-Code App Creator', icon: AppWindow, suite: 'build', load: service(() => import('@/content/services/create-app')) },
  { path: '/services/ai-assistant', label: 'AI Assistant', icon: Bot, suite: 'build', load: service(() => import('@/content/services/ai-assistant')) },
  { path: '/services/ai-automation', label: 'AI Automation', icon: Workflow, suite: 'build', load: service(() => import('@/content/services/ai-automation')) },
  { path: '/services/database-management-ai', label: 'AI Database Management', icon: Database, suite: 'build', load: service(() => import('@/content/services/database-management-ai')) },
  { path: '/services/business-registration', label: 'Business Registration', icon: Stamp, suite: 'build', load: service(() => import('@/content/services/business-registration')) },
  { path: '/services/future-business', label: 'Future Business', icon: Telescope, suite: 'build', load: service(() => import('@/content/services/future-business')) },

  // Manage & Operate
  { path: '/services/manage', label: 'Manage & Operate', icon: LayoutDashboard, suite: 'manage', load: service(() => import('@/content/services/manage')) },
  { path: '/services/enterprise-management', label: 'Enterprise Management', icon: Building2, suite: 'manage', load: service(() => import('@/content/services/enterprise-management')) },
  { path: '/services/accounting-insights', label: 'Accounting Insights', icon: Calculator, suite: 'manage', load: service(() => import('@/content/services/accounting-insights')) },
  { path: '/services/compliance-management', label: 'Compliance Management', icon: ShieldCheck, suite: 'manage', load: service(() => import('@/content/services/compliance-management')) },
  { path: '/services/sustainability', label: 'Sustainability', icon: Leaf, suite: 'manage', load: service(() => import('@/content/services/sustainability')) },
  { path: '/services/legal', label: 'Legal', icon: Scale, suite: 'manage', load: service(() => import('@/content/services/legal')) },
  { path: '/services/recruitment', label: 'Recruitment', icon: UserSearch, suite: 'manage', load: service(() => import('@/content/services/recruitment')) },
  { path: '/services/restaurant-hospitality', label: 'Restaurant & Hospitality', icon: ConciergeBell, suite: 'manage', load: service(() => import('@/content/services/restaurant-hospitality')) },

  // Grow & Scale
  { path: '/services/grow', label: 'Grow & Scale', icon: TrendingUp, suite: 'grow', aliases: ['/market'], load: service(() => import('@/content/services/grow')) },
  { path: '/services/connect', label: 'Connect', icon: Radio, suite: 'grow', load: service(() => import('@/content/services/connect')) },
  { path: '/services/sales-management', label: 'Sales Management', icon: Target, suite: 'grow', load: service(() => import('@/content/services/sales-management')) },
  { path: '/services/sales-cloud', label: 'Sales Cloud', icon: Cloud, suite: 'grow', load: service(() => import('@/content/services/sales-cloud')) },
  { path: '/services/customer-service', label: 'Customer Service', icon: Headset, suite: 'grow', load: service(() => import('@/content/services/customer-service')) },
  { path: '/services/social-media', label: 'Social Media', icon: Share2, suite: 'grow', load: service(() => import('@/content/services/social-media')) },
  { path: '/services/client-chat', label: 'Client Chat', icon: MessagesSquare, suite: 'grow', load: service(() => import('@/content/services/client-chat')) },
  { path: '/services/influencer-engagement', label: 'Influencer Engagement', icon: Megaphone, suite: 'grow', load: service(() => import('@/content/services/influencer-engagement')) },
  { path: '/services/investor-network', label: 'Investor Network', icon: Handshake, suite: 'grow', load: service(() => import('@/content/services/investor-network')) },

  // Financial Services
  { path: '/services/finance', label: 'Financial Services', icon: Landmark, suite: 'finance', load: service(() => import('@/content/services/finance')) },
  { path: '/services/finance/investment', label: 'Investment', icon: ChartLine, suite: 'finance', load: service(() => import('@/content/finance/investment')) },
  { path: '/services/finance/pension-management', label: 'Pension Management', icon: PiggyBank, suite: 'finance', load: service(() => import('@/content/finance/pension-management')) },
  { path: '/services/finance/next-gen-fund', label: 'Next-Gen Fund', icon: Sprout, suite: 'finance', load: service(() => import('@/content/finance/next-gen-fund')) },
  { path: '/services/finance/loans', label: 'Loans', icon: Banknote, suite: 'finance', load: service(() => import('@/content/finance/loans')) },
  { path: '/services/finance/education', label: 'Finance Education', icon: BookOpenText, suite: 'finance', load: service(() => import('@/content/finance/education')) },
  { path: '/services/finance/marriage-loan', label: 'Marriage Loan', icon: Gem, suite: 'finance', load: service(() => import('@/content/finance/marriage-loan')) },
  { path: '/services/finance/pregnancy-fund', label: 'Pregnancy Fund', icon: Baby, suite: 'finance', load: service(() => import('@/content/finance/pregnancy-fund')) },
  { path: '/services/finance/islamic-fund', label: 'Islamic Fund', icon: MoonStar, suite: 'finance', load: service(() => import('@/content/finance/islamic-fund')) },
  { path: '/services/finance/employment-security', label: 'Employment Security', icon: BriefcaseBusiness, suite: 'finance', load: service(() => import('@/content/finance/employment-security')) },
  { path: '/services/finance/donations-welfare', label: 'Donations & Welfare', icon: HandHeart, suite: 'finance', load: service(() => import('@/content/finance/donations-welfare')) },
  { path: '/services/payment-platform', label: 'Payment Platform', icon: CreditCard, suite: 'finance', load: service(() => import('@/content/services/payment-platform')) },

  // Healthcare Solutions
  { path: '/services/healthcare', label: 'Healthcare Solutions', icon: HeartPulse, suite: 'healthcare', load: service(() => import('@/content/services/healthcare')) },
  { path: '/services/healthcare/find-care', label: 'Find Care', icon: MapPinned, suite: 'healthcare', load: service(() => import('@/content/healthcare/find-care')) },
  { path: '/services/healthcare/virtual-care', label: 'Virtual Care', icon: Video, suite: 'healthcare', load: service(() => import('@/content/healthcare/virtual-care')) },
  { path: '/services/healthcare/patient-portal', label: 'Patient Portal', icon: ClipboardPlus, suite: 'healthcare', load: service(() => import('@/content/healthcare/patient-portal')) },
  { path: '/services/healthcare/wellness', label: 'Wellness', icon: Flower2, suite: 'healthcare', load: service(() => import('@/content/healthcare/wellness')) },

  // Community & Education
  { path: '/services/community/social-network-saas', label: 'Social Network SaaS', icon: Network, suite: 'community', load: service(() => import('@/content/community/social-network-saas')) },
  { path: '/services/community/video-saas', label: 'Video SaaS', icon: Clapperboard, suite: 'community', load: service(() => import('@/content/community/video-saas')) },
  { path: '/services/community/school-management', label: 'School Management', icon: School, suite: 'community', load: service(() => import('@/content/community/school-management')) },
  { path: '/services/community/non-profit-management', label: 'Non-Profit Management', icon: HandHelping, suite: 'community', load: service(() => import('@/content/community/non-profit-management')) },
  { path: '/services/community/research-education-journalism', label: 'Research, Education & Journalism', icon: Microscope, suite: 'community', load: service(() => import('@/content/community/research-education-journalism')) },
  { path: '/services/community/news-media-production', label: 'News & Media Production', icon: Newspaper, suite: 'community', load: service(() => import('@/content/community/news-media-production')) },
  { path: '/services/community/volunteer-engagement', label: 'Volunteer Engagement', icon: HeartHandshake, suite: 'community', load: service(() => import('@/content/community/volunteer-engagement')) },
  { path: '/services/community/study-abroad', label: 'Study Abroad', icon: GraduationCap, suite: 'community', load: service(() => import('@/content/community/study-abroad')) },

  // Lifestyle & More
  { path: '/services/insurance-plus', label: 'Insurance Plus', icon: Umbrella, suite: 'lifestyle', load: service(() => import('@/content/services/insurance-plus')) },
  { path: '/services/travel-tours', label: 'Travel & Tours', icon: Plane, suite: 'lifestyle', load: service(() => import('@/content/services/travel-tours')) },
  { path: '/services/home-services', label: 'Home Services', icon: House, suite: 'lifestyle', load: service(() => import('@/content/services/home-services')) },

  // Short pages that a service or the company leads to
  { path: '/careers', label: 'Careers', icon: UsersRound, suite: 'company', load: service(() => import('@/content/pages/careers')) },
  { path: '/examples/apps', label: 'Example Apps', icon: LayoutGrid, parent: '/services/create-app', load: service(() => import('@/content/pages/examples-apps')) },
  { path: '/team-collaboration', label: 'Team Collaboration', icon: Users, parent: '/services/connect', load: service(() => import('@/content/pages/team-collaboration')) },
  { path: '/social-media-management', label: 'Social Media Management', icon: CalendarClock, parent: '/services/connect', load: service(() => import('@/content/pages/social-media-management')) },
  { path: '/client-chat', label: 'Live Chat', icon: MessageCircle, parent: '/services/connect', load: service(() => import('@/content/pages/client-chat')) },
  { path: '/community-forums', label: 'Community Forums', icon: MessageSquareText, parent: '/services/connect', load: service(() => import('@/content/pages/community-forums')) },
  { path: '/blog/nutrition', label: 'Nutrition', icon: Salad, parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-nutrition')) },
  { path: '/blog/fitness', label: 'Fitness', icon: Dumbbell, parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-fitness')) },
  { path: '/blog/mental-health', label: 'Mental Health', icon: Brain, parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-mental-health')) },

  // Deep links of insurance, travel and home services
  { path: '/services/insurance-plus/quote', label: 'Insurance Quote', icon: Umbrella, parent: '/services/insurance-plus', load: () => import('@/pages/insurance-quote') },
  { path: '/services/travel-tours/search', label: 'Travel Search', icon: Plane, parent: '/services/travel-tours', load: () => import('@/pages/travel-search') },
  { path: '/services/home-services/:slug', label: 'Home Service Booking', icon: House, parent: '/services/home-services', load: () => import('@/pages/home-service') },
] as const satisfies readonly PageRow[]

type Row = (typeof pages)[number]
type AliasOf<R> = R extends { aliases: readonly (infer A)[] } ? A : never

/** Every address that shows a page, aliases included; patterns such as `/:slug` left out. */
export type Path = Exclude<Row['path'], `${string}:${string}`> | AliasOf<Row>

const rows: readonly PageRow[] = pages

/** The row that shows an address: its own, an alias's, or the pattern's that it fits. A slash at its end says nothing. */
export function rowAt(address: string): PageRow | undefined {
  const pathname = address.replace(/(.)\/$/, '$1')
  return rows.find((row) => row.path === pathname || row.aliases?.some((alias) => alias === pathname)) ?? rows.find((row) => row.path.includes(':') && matchPath(row.path, pathname))
}

/** The suite whose hue a page wears: its own, or that of the page that leads to it. */
export const suiteOf = (row: PageRow): Suite => row.suite ?? (row.parent ? suiteOf(rowAt(row.parent)!) : 'company')
