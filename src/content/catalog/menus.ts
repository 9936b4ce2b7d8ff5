import type { LucideIcon } from 'lucide-react'
import { toWord } from '@/lib/format'
import { type RoutePath, pageRoutes } from './page-routes'
import { type Suite, suites } from './suites'

/** A page in a menu or the footer. */
export interface MenuLink {
  label: string
  path: RoutePath
  icon?: LucideIcon
  suite: Suite
}

/** A sub-dropdown of the Services menu. */
export interface MenuGroup {
  label: string
  suite: Suite
  links: MenuLink[]
}

/** Compares ASCII labels without `localeCompare`, which loads the browser's collation. */
const byLabel = (a: { label: string }, b: { label: string }) =>
  a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1

const links = pageRoutes
  // Routes with a suite have no `:slug` in their path.
  .flatMap(({ label, path, icon, suite }): MenuLink[] =>
    suite ? [{ label, path: path as RoutePath, icon, suite }] : [],
  )
  .sort(byLabel)

const getSuiteLinks = (suite: Suite) => links.filter((link) => link.suite === suite)

/** Returns how many services a suite has besides the page that introduces it, as a word. */
export const getServiceCount = (suite: Suite) =>
  toWord(getSuiteLinks(suite).filter(({ path }) => path !== suites[suite].path).length)

const groups: MenuGroup[] = (
  [
    [suites.finance.shortLabel, 'finance'],
    [suites.healthcare.shortLabel, 'healthcare'],
    [suites.community.label, 'community'],
  ] as const
).map(([label, suite]) => ({ label, suite, links: getSuiteLinks(suite) }))

const grouped = groups.flatMap((group) => group.links)

/** The pages of the Services menu. */
export const serviceLinks = links.filter(({ suite }) => suite !== 'company')

/** The Services menu: every service and the three groups, sorted by label. */
export const servicesMenu: (MenuLink | MenuGroup)[] = [
  ...serviceLinks.filter((link) => !grouped.includes(link)),
  ...groups,
].sort(byLabel)

/** The footer's sections: every listed page under its group. */
export const footerSections = (Object.keys(suites) as Suite[]).map((suite) => ({
  suite,
  title: suites[suite].label,
  links: getSuiteLinks(suite),
}))

const addLabel = (path: RoutePath) => ({
  path,
  label: pageRoutes.find((route) => route.path === path)!.label,
})

/** The top navigation without Services, which is second. Only signed-in users see the dashboard. */
export const mainNavLinks = (
  ['/', '/pricing', '/features', '/about', '/dashboard', '/contact'] as const
).map(addLabel)

/** The tabs of the signed-in pages. */
export const accountTabs = (['/dashboard', '/dashboard/account'] as const).map(addLabel)

/** All three link to the home page, as the product owner requested. */
export const legalLinks = [
  { label: 'Terms of Service', path: '/' },
  { label: 'Privacy Policy', path: '/' },
  { label: 'Cookie Policy', path: '/' },
] as const
