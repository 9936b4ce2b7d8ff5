import { type PageRow, type Path, pages, suiteOf } from '@/routes'
import type { IconName } from '@/ui/icon-names'
import { type Suite, suites } from './suites'

export interface NavLink {
  name: string
  path: Path
  icon?: IconName
  suite: Suite
}

/** A sub-dropdown of the Services menu. */
export interface NavGroup {
  name: string
  suite: Suite
  links: NavLink[]
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

const toLink = (row: (typeof pages)[number]): NavLink[] => {
  const { path, label, icon }: PageRow = row
  return row.path === '/services/home-services/:slug'
    ? []
    : [{ name: label, path: path as typeof row.path, icon, suite: suiteOf(row) }]
}

const listed = pages.filter((row) => 'suite' in row)
const links = listed.flatMap(toLink).sort(byName)

const groups: NavGroup[] = (
  [
    ['Finance', 'finance', '/services/finance'],
    ['Healthcare', 'healthcare', '/services/healthcare'],
    ['Community & Education', 'community', '/services/community'],
  ] as const
).map(([name, suite, prefix]) => ({
  name,
  suite,
  links: links.filter(({ path }) => path === prefix || path.startsWith(`${prefix}/`)),
}))

/** What hangs from Services: every service and the three nested groups, sorted by name. */
export const servicesMenu: (NavLink | NavGroup)[] = [
  ...links.filter(
    ({ path }) =>
      path.startsWith('/services/') &&
      !groups.some((group) => group.links.some((l) => l.path === path)),
  ),
  ...groups,
].sort(byName)

/** The footer's columns: every listed page under its suite. */
export const footerColumns = (
  ['company', 'build', 'manage', 'grow', 'finance', 'community', 'healthcare', 'lifestyle'] as const
).map((suite) => ({
  suite,
  title: suites[suite],
  links: links.filter((link) => link.suite === suite),
}))

/** The top navigation around Services; the dashboard's link stands before Contact for who is logged in. */
export const topLinks = {
  before: [{ name: 'Home', path: '/' }],
  after: [
    { name: 'Pricing', path: '/pricing' },
    { name: 'Features', path: '/features' },
    { name: 'About', path: '/about' },
  ],
  dashboard: { name: 'Dashboard', path: '/dashboard' },
  contact: { name: 'Contact', path: '/contact' },
} as const satisfies Record<
  string,
  { name: string; path: Path } | readonly { name: string; path: Path }[]
>

/** The profiles outside this site. */
export const socialLinks = [
  { name: 'Facebook', icon: 'mark-facebook', href: 'https://www.facebook.com/' },
  { name: 'X', icon: 'mark-x', href: 'https://x.com/' },
  { name: 'LinkedIn', icon: 'mark-linkedin', href: 'https://www.linkedin.com/' },
  { name: 'Instagram', icon: 'mark-instagram', href: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'mark-youtube', href: 'https://www.youtube.com/' },
  { name: 'TikTok', icon: 'mark-tiktok', href: 'https://www.tiktok.com/' },
] as const

/** Their pages do not exist: all three lead home. */
export const legalLinks = [
  { name: 'Terms of Service', path: '/' },
  { name: 'Privacy Policy', path: '/' },
  { name: 'Cookie Policy', path: '/' },
] as const
