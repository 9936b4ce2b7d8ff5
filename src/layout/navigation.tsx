import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { type MenuGroup, type MenuLink, servicesMenu, mainNavLinks } from '@/content/catalog/menus'
import type { RoutePath } from '@/content/catalog/page-routes'
import { SuiteDot } from '@/pictures/ring'
import { Link } from '@/routing/link'
import { isPathWithin } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'

// Shared by the top navigation, the Services menu and the mobile menu.

/** The class of a link in the top navigation, and of the Services button. */
const navItemClass = clsx(
  'group flex min-h-11 items-center justify-between gap-1 rounded-full px-3 @nav:@max-nav-wide:px-1.25',
  'text-sm font-medium whitespace-nowrap text-muted hover:text-ink @max-nav:text-base',
  'aria-[current]:font-semibold aria-[current]:text-ink data-active:font-semibold data-active:text-ink',
)

/** Returns the path of the current page's route, even if the URL is an alias. */
const useCurrentPath = () => usePageRoute()?.path ?? ''

/** Returns the link or group of the Services menu that the current page belongs to. */
function useActiveService() {
  const current = useCurrentPath()
  return servicesMenu.find((item) =>
    ('links' in item ? item.links : [item]).some(({ path }) => isPathWithin(current, path)),
  )
}

/** A navigation link with `aria-current`: "page" on its own page and "true" on pages below. */
function NavigationLink({ to, ...rest }: ComponentProps<typeof Link> & { to: RoutePath }) {
  const current = useCurrentPath()
  const isWithin = isPathWithin(current, to)
  return <Link to={to} aria-current={current === to ? 'page' : isWithin || undefined} {...rest} />
}

/** The links of the top navigation, with Services second. Only signed-in users see the dashboard. */
export function MainNavLinks({ services, className }: { services: ReactNode; className: string }) {
  const { user } = useAuth()
  const [home, ...others] = mainNavLinks
    .filter(({ path }) => user || path !== '/dashboard')
    .map(({ label, path }) => (
      <li key={path}>
        <NavigationLink to={path} className={navItemClass}>
          {label}
        </NavigationLink>
      </li>
    ))
  return (
    <ul className={className}>
      {home}
      <li>{services}</li>
      {others}
    </ul>
  )
}

/** A chevron that points up while its trigger is open. */
export const Chevron = () => (
  <ChevronDown className="size-4 shrink-0 transition-transform duration-150 group-data-[state=open]:rotate-180 noscript:hidden" />
)

/** The button that opens the Services menu. */
export const ServicesTrigger = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    data-active={!!useActiveService() || undefined}
    className={clsx(navItemClass, 'noscript:hidden', className)}
    {...rest}
  >
    Services
    <Chevron />
  </button>
)

/** The class of an item in the Services menu. On wide screens Radix highlights the focused item. */
const menuItemClass = clsx(
  'flex min-h-11 items-center gap-3 rounded px-2 py-1.5 text-sm hover:bg-accent-tint',
  'data-highlighted:bg-accent-tint data-highlighted:outline-hidden',
)

/** A service in a menu, with its icon. */
export const ServiceLink = ({
  link: { label, path, icon: Icon, suite },
  ...rest
}: { link: MenuLink } & Omit<ComponentProps<typeof Link>, 'to'>) => (
  <NavigationLink
    to={path}
    data-suite={suite}
    className={clsx(
      menuItemClass,
      'aria-[current]:bg-accent-tint aria-[current]:font-semibold aria-[current]:text-accent',
    )}
    {...rest}
  >
    {Icon && <Icon className="mx-1.5 bare-icon size-5" />}
    {label}
  </NavigationLink>
)

/** The button of a group in the Services menu, with its number of pages and a chevron. */
export const GroupTrigger = ({
  group,
  children: chevron,
  className,
  ...rest
}: ComponentProps<'button'> & { group: MenuGroup }) => (
  <button
    type="button"
    data-suite={group.suite}
    data-active={useActiveService() === group || undefined}
    className={clsx(
      menuItemClass,
      'w-full cursor-default text-left font-semibold data-active:text-accent data-[state=open]:bg-accent-tint',
      className,
    )}
    {...rest}
  >
    <span className="grid size-8 shrink-0 place-items-center">
      <SuiteDot />
    </span>
    {group.label}{' '}
    <span className="ml-auto text-xs font-medium text-muted tabular-nums">
      {group.links.length} <span className="sr-only">pages</span>
    </span>
    {chevron}
  </button>
)
