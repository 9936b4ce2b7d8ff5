import {
  BuildingComplex,
  Hammer,
  HeartPulse,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Plane,
  School,
  TrendingUp,
} from 'lucide-react'

/** What is known about a suite. */
interface SuiteFacts {
  label: string
  /** The name where there is little room. */
  shortLabel: string
  /** The page that introduces the suite. */
  path: `/${string}`
  icon: LucideIcon
  /** The color in OKLCH; `tailwind.config.ts` derives all shades from it. */
  hue: number
  chroma: number
  /** Two of its pages, for the search page. */
  popularPages: readonly [`/${string}`, `/${string}`]
}

/** The company and the suites, in the order of the footer, the ring and the features page. */
export const suites = {
  company: {
    label: 'Company',
    shortLabel: 'Company',
    path: '/about',
    icon: BuildingComplex,
    hue: 60,
    chroma: 0.02,
    popularPages: ['/pricing', '/features'],
  },
  build: {
    label: 'Build & Create',
    shortLabel: 'Build',
    path: '/services/build',
    icon: Hammer,
    hue: 295,
    chroma: 0.19,
    popularPages: ['/services/build', '/services/create-app'],
  },
  manage: {
    label: 'Manage & Operate',
    shortLabel: 'Manage',
    path: '/services/manage',
    icon: LayoutDashboard,
    hue: 257,
    chroma: 0.17,
    popularPages: ['/services/accounting-insights', '/services/recruitment'],
  },
  grow: {
    label: 'Grow & Scale',
    shortLabel: 'Grow',
    path: '/services/grow',
    icon: TrendingUp,
    hue: 78,
    chroma: 0.14,
    popularPages: ['/services/sales-cloud', '/services/customer-service'],
  },
  finance: {
    label: 'Financial Services',
    shortLabel: 'Finance',
    path: '/services/finance',
    icon: Landmark,
    hue: 162,
    chroma: 0.13,
    popularPages: ['/services/payment-platform', '/services/finance/loans'],
  },
  community: {
    label: 'Community & Education',
    shortLabel: 'Community',
    path: '/services/community/social-network-saas',
    icon: School,
    hue: 212,
    chroma: 0.12,
    popularPages: ['/services/community/school-management', '/services/community/study-abroad'],
  },
  healthcare: {
    label: 'Healthcare Solutions',
    shortLabel: 'Healthcare',
    path: '/services/healthcare',
    icon: HeartPulse,
    hue: 8,
    chroma: 0.18,
    popularPages: ['/services/healthcare/find-care', '/services/healthcare/virtual-care'],
  },
  lifestyle: {
    label: 'Lifestyle & More',
    shortLabel: 'Travel',
    path: '/services/travel-tours',
    icon: Plane,
    hue: 45,
    chroma: 0.17,
    popularPages: ['/services/travel-tours', '/services/home-services'],
  },
} as const satisfies Record<string, SuiteFacts>

export type Suite = keyof typeof suites

/** A suite of services, which is a segment of the ring. */
export type RingSuite = Exclude<Suite, 'company'>

export const ringSuites = (Object.keys(suites) as Suite[]).filter((suite) => suite !== 'company')
