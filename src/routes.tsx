import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Suite } from '@/content/suites'
import type { LiveSection, PageMeta, ServicePage as ServicePageContent } from '@/content/types'
import type { IconName } from '@/ui/icon-names'

/** One page of the site. Everything else that knows of pages (menus, footer, titles, links) is derived from these. */
export interface PageRow {
  path: `/${string}`
  label: string
  /** Decorative: beside its name in the menu, on its cards and in its hero. */
  icon?: IconName
  /** Where the page belongs: its hue, and its column in the footer. */
  suite?: Suite
  /** The page that leads to this one: gives it its hue and its way back, and keeps it out of menus and footer. */
  parent?: `/${string}`
  /** Only for who has an account, or is about to: search engines are told to leave it out. */
  unlisted?: true
  /** Other addresses that show the same page. */
  aliases?: readonly `/${string}`[]
  /** There is more in it than to read and links to follow: its first view needs its script. */
  live?: true
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

/** As `service`, for a page with a section that there is something to do in. */
const liveService =
  <Live extends LiveSection>(load: () => Promise<{ page: ServicePageContent<Live> }>, loadSection: () => Promise<ComponentType<{ section: Live }>>) =>
  async () => {
    const [{ page }, { LiveServicePage }, Section] = await Promise.all([load(), import('@/pages/live-service-page'), loadSection()])
    return { meta: page.meta, Component: () => <LiveServicePage page={page} Section={Section} /> }
  }

/** THE route table. */
export const pages = [
  { path: '/', label: 'Home', aliases: ['/blog', '/community'], load: () => import('@/pages/home') },
  { path: '/pricing', label: 'Pricing', suite: 'company', aliases: ['/plus'], live: true, load: () => import('@/pages/pricing') },
  { path: '/features', label: 'Features', suite: 'company', aliases: ['/whats-new'], load: () => import('@/pages/features') },
  { path: '/about', label: 'About', suite: 'company', load: () => import('@/pages/about') },
  { path: '/contact', label: 'Contact', suite: 'company', aliases: ['/help'], live: true, load: () => import('@/pages/contact') },
  { path: '/auth', label: 'Log in or sign up', live: true, load: () => import('@/pages/auth') },
  { path: '/login', label: 'Log in', unlisted: true, live: true, load: () => import('@/pages/login') },
  { path: '/signup', label: 'Sign up', live: true, load: () => import('@/pages/signup') },
  { path: '/auth/confirm', label: 'Confirm by email', unlisted: true, live: true, load: () => import('@/pages/confirm-link') },
  { path: '/auth/recover', label: 'Forgotten password', unlisted: true, live: true, load: () => import('@/pages/recover') },
  { path: '/auth/new-password', label: 'New password', unlisted: true, live: true, load: () => import('@/pages/new-password') },
  { path: '/dashboard', label: 'Dashboard', unlisted: true, live: true, load: () => import('@/pages/dashboard') },
  { path: '/dashboard/account', label: 'Account', unlisted: true, live: true, load: () => import('@/pages/account') },

  // Build & Create
  { path: '/services/build', label: 'Build & Create', icon: 'hammer', suite: 'build', aliases: ['/sell', '/start'], load: service(() => import('@/content/services/build')) },
  { path: '/services/create-app', label: 'No-Code App Creator', icon: 'app-window', suite: 'build', load: service(() => import('@/content/services/create-app')) },
  {
    path: '/services/ai-assistant',
    label: 'AI Assistant',
    icon: 'bot',
    suite: 'build',
    live: true,
    load: liveService(
      () => import('@/content/services/ai-assistant'),
      async () => (await import('@/sections/chat-demo')).ChatDemo,
    ),
  },
  { path: '/services/ai-automation', label: 'AI Automation', icon: 'workflow', suite: 'build', load: service(() => import('@/content/services/ai-automation')) },
  { path: '/services/database-management-ai', label: 'AI Database Management', icon: 'database', suite: 'build', load: service(() => import('@/content/services/database-management-ai')) },
  { path: '/services/business-registration', label: 'Business Registration', icon: 'stamp', suite: 'build', load: service(() => import('@/content/services/business-registration')) },
  { path: '/services/future-business', label: 'Future Business', icon: 'telescope', suite: 'build', load: service(() => import('@/content/services/future-business')) },

  // Manage & Operate
  { path: '/services/manage', label: 'Manage & Operate', icon: 'layout-dashboard', suite: 'manage', load: service(() => import('@/content/services/manage')) },
  { path: '/services/enterprise-management', label: 'Enterprise Management', icon: 'building-complex', suite: 'manage', load: service(() => import('@/content/services/enterprise-management')) },
  { path: '/services/accounting-insights', label: 'Accounting Insights', icon: 'calculator', suite: 'manage', load: service(() => import('@/content/services/accounting-insights')) },
  { path: '/services/compliance-management', label: 'Compliance Management', icon: 'shield-check', suite: 'manage', load: service(() => import('@/content/services/compliance-management')) },
  { path: '/services/sustainability', label: 'Sustainability', icon: 'leaf', suite: 'manage', load: service(() => import('@/content/services/sustainability')) },
  { path: '/services/legal', label: 'Legal', icon: 'scale', suite: 'manage', load: service(() => import('@/content/services/legal')) },
  { path: '/services/recruitment', label: 'Recruitment', icon: 'user-search', suite: 'manage', load: service(() => import('@/content/services/recruitment')) },
  { path: '/services/restaurant-hospitality', label: 'Restaurant & Hospitality', icon: 'concierge-bell', suite: 'manage', load: service(() => import('@/content/services/restaurant-hospitality')) },

  // Grow & Scale
  { path: '/services/grow', label: 'Grow & Scale', icon: 'trending-up', suite: 'grow', aliases: ['/market'], load: service(() => import('@/content/services/grow')) },
  { path: '/services/connect', label: 'Connect', icon: 'radio', suite: 'grow', load: service(() => import('@/content/services/connect')) },
  { path: '/services/sales-management', label: 'Sales Management', icon: 'target', suite: 'grow', load: service(() => import('@/content/services/sales-management')) },
  { path: '/services/sales-cloud', label: 'Sales Cloud', icon: 'cloud', suite: 'grow', load: service(() => import('@/content/services/sales-cloud')) },
  { path: '/services/customer-service', label: 'Customer Service', icon: 'headset', suite: 'grow', load: service(() => import('@/content/services/customer-service')) },
  { path: '/services/social-media', label: 'Social Media', icon: 'share-2', suite: 'grow', load: service(() => import('@/content/services/social-media')) },
  { path: '/services/client-chat', label: 'Client Chat', icon: 'messages-square', suite: 'grow', load: service(() => import('@/content/services/client-chat')) },
  { path: '/services/influencer-engagement', label: 'Influencer Engagement', icon: 'megaphone', suite: 'grow', load: service(() => import('@/content/services/influencer-engagement')) },
  { path: '/services/investor-network', label: 'Investor Network', icon: 'handshake', suite: 'grow', load: service(() => import('@/content/services/investor-network')) },

  // Financial Services
  { path: '/services/finance', label: 'Financial Services', icon: 'landmark', suite: 'finance', load: service(() => import('@/content/services/finance')) },
  { path: '/services/finance/investment', label: 'Investment', icon: 'chart-line', suite: 'finance', load: service(() => import('@/content/finance/investment')) },
  { path: '/services/finance/pension-management', label: 'Pension Management', icon: 'piggy-bank', suite: 'finance', load: service(() => import('@/content/finance/pension-management')) },
  { path: '/services/finance/next-gen-fund', label: 'Next-Gen Fund', icon: 'sprout', suite: 'finance', load: service(() => import('@/content/finance/next-gen-fund')) },
  { path: '/services/finance/loans', label: 'Loans', icon: 'banknote', suite: 'finance', load: service(() => import('@/content/finance/loans')) },
  { path: '/services/finance/education', label: 'Finance Education', icon: 'book-open-text', suite: 'finance', load: service(() => import('@/content/finance/education')) },
  { path: '/services/finance/marriage-loan', label: 'Marriage Loan', icon: 'gem', suite: 'finance', load: service(() => import('@/content/finance/marriage-loan')) },
  { path: '/services/finance/pregnancy-fund', label: 'Pregnancy Fund', icon: 'baby', suite: 'finance', load: service(() => import('@/content/finance/pregnancy-fund')) },
  { path: '/services/finance/islamic-fund', label: 'Islamic Fund', icon: 'moon-star', suite: 'finance', load: service(() => import('@/content/finance/islamic-fund')) },
  { path: '/services/finance/employment-security', label: 'Employment Security', icon: 'briefcase-business', suite: 'finance', load: service(() => import('@/content/finance/employment-security')) },
  { path: '/services/finance/donations-welfare', label: 'Donations & Welfare', icon: 'hand-heart', suite: 'finance', load: service(() => import('@/content/finance/donations-welfare')) },
  { path: '/services/payment-platform', label: 'Payment Platform', icon: 'credit-card', suite: 'finance', load: service(() => import('@/content/services/payment-platform')) },

  // Healthcare Solutions
  { path: '/services/healthcare', label: 'Healthcare Solutions', icon: 'heart-pulse', suite: 'healthcare', load: service(() => import('@/content/services/healthcare')) },
  {
    path: '/services/healthcare/find-care',
    label: 'Find Care',
    icon: 'map-pinned',
    suite: 'healthcare',
    live: true,
    load: liveService(
      () => import('@/content/healthcare/find-care'),
      async () => (await import('@/sections/find-care')).FindCare,
    ),
  },
  { path: '/services/healthcare/virtual-care', label: 'Virtual Care', icon: 'video', suite: 'healthcare', load: service(() => import('@/content/healthcare/virtual-care')) },
  { path: '/services/healthcare/patient-portal', label: 'Patient Portal', icon: 'clipboard-plus', suite: 'healthcare', load: service(() => import('@/content/healthcare/patient-portal')) },
  { path: '/services/healthcare/wellness', label: 'Wellness', icon: 'flower-2', suite: 'healthcare', load: service(() => import('@/content/healthcare/wellness')) },

  // Community & Education
  { path: '/services/community/social-network-saas', label: 'Social Network SaaS', icon: 'network', suite: 'community', load: service(() => import('@/content/community/social-network-saas')) },
  { path: '/services/community/video-saas', label: 'Video SaaS', icon: 'clapperboard', suite: 'community', load: service(() => import('@/content/community/video-saas')) },
  { path: '/services/community/school-management', label: 'School Management', icon: 'school', suite: 'community', load: service(() => import('@/content/community/school-management')) },
  { path: '/services/community/non-profit-management', label: 'Non-Profit Management', icon: 'hand-helping', suite: 'community', load: service(() => import('@/content/community/non-profit-management')) },
  { path: '/services/community/research-education-journalism', label: 'Research, Education & Journalism', icon: 'microscope', suite: 'community', load: service(() => import('@/content/community/research-education-journalism')) },
  { path: '/services/community/news-media-production', label: 'News & Media Production', icon: 'newspaper', suite: 'community', load: service(() => import('@/content/community/news-media-production')) },
  { path: '/services/community/volunteer-engagement', label: 'Volunteer Engagement', icon: 'heart-handshake', suite: 'community', load: service(() => import('@/content/community/volunteer-engagement')) },
  { path: '/services/community/study-abroad', label: 'Study Abroad', icon: 'graduation-cap', suite: 'community', load: service(() => import('@/content/community/study-abroad')) },

  // Lifestyle & More
  { path: '/services/insurance-plus', label: 'Insurance Plus', icon: 'umbrella', suite: 'lifestyle', load: service(() => import('@/content/services/insurance-plus')) },
  { path: '/services/travel-tours', label: 'Travel & Tours', icon: 'plane', suite: 'lifestyle', load: service(() => import('@/content/services/travel-tours')) },
  { path: '/services/home-services', label: 'Home Services', icon: 'house', suite: 'lifestyle', load: service(() => import('@/content/services/home-services')) },

  // Short pages that a service or the company leads to
  { path: '/careers', label: 'Careers', icon: 'users-round', suite: 'company', load: service(() => import('@/content/pages/careers')) },
  { path: '/examples/apps', label: 'Example Apps', icon: 'layout-grid', parent: '/services/create-app', load: service(() => import('@/content/pages/examples-apps')) },
  { path: '/team-collaboration', label: 'Team Collaboration', icon: 'users', parent: '/services/connect', load: service(() => import('@/content/pages/team-collaboration')) },
  { path: '/social-media-management', label: 'Social Media Management', icon: 'calendar-clock', parent: '/services/connect', load: service(() => import('@/content/pages/social-media-management')) },
  { path: '/client-chat', label: 'Live Chat', icon: 'message-circle', parent: '/services/connect', load: service(() => import('@/content/pages/client-chat')) },
  { path: '/community-forums', label: 'Community Forums', icon: 'message-square-text', parent: '/services/connect', load: service(() => import('@/content/pages/community-forums')) },
  { path: '/blog/nutrition', label: 'Nutrition', icon: 'salad', parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-nutrition')) },
  { path: '/blog/fitness', label: 'Fitness', icon: 'dumbbell', parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-fitness')) },
  { path: '/blog/mental-health', label: 'Mental Health', icon: 'brain', parent: '/services/healthcare/wellness', load: service(() => import('@/content/pages/blog-mental-health')) },

  // Deep links of insurance, travel and home services
  { path: '/services/insurance-plus/quote', label: 'Insurance Quote', icon: 'umbrella', parent: '/services/insurance-plus', live: true, load: () => import('@/pages/insurance-quote') },
  { path: '/services/travel-tours/search', label: 'Travel Search', icon: 'plane', parent: '/services/travel-tours', live: true, load: () => import('@/pages/travel-search') },
  { path: '/services/home-services/:slug', label: 'Home Service Booking', icon: 'house', parent: '/services/home-services', live: true, load: () => import('@/pages/home-service') },
] as const satisfies readonly PageRow[]

type Row = (typeof pages)[number]
type AliasOf<R> = R extends { aliases: readonly (infer A)[] } ? A : never

/** The path of every row. */
export type RowPath = Row['path']

/** Every address that shows a page, aliases included; patterns such as `/:slug` left out. */
export type Path = Exclude<RowPath, `${string}:${string}`> | AliasOf<Row>

const rows: readonly PageRow[] = pages

/** The row that shows an address: its own, an alias's, or the pattern's that it fits. A slash at its end says nothing. */
export function rowAt(address: string): PageRow | undefined {
  const pathname = address.replace(/(.)\/$/, '$1')
  return rows.find((row) => row.path === pathname || row.aliases?.some((alias) => alias === pathname)) ?? rows.find((row) => row.path.includes(':') && matchPath(row.path, pathname))
}

/** The suite whose hue a page wears: its own, or that of the page that leads to it. */
export const suiteOf = (row: PageRow): Suite => row.suite ?? (row.parent ? suiteOf(rowAt(row.parent)!) : 'company')
