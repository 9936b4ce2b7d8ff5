import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuGroup, MenuLink } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { NavLink } from '@/lib/link'

/** A service in a menu, with its icon. The link to the current page is `aria-current="page"`, to its ancestors "true". */
export function ServiceLink({
  link: { name, path, icon: Icon, suite },
  className,
  ...rest
}: { link: MenuLink } & Omit<ComponentProps<'a'>, 'href'>) {
  const { pathname } = useLocation()
  return (
    <NavLink
      to={path}
      data-suite={suite}
      aria-current={pathname === path ? 'page' : 'true'}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded px-3 py-2 text-sm hover:bg-accent-tint aria-[current]:bg-accent-tint aria-[current]:font-semibold aria-[current]:text-accent',
        className,
      )}
      {...rest}
    >
      {Icon && <Icon className="size-4 shrink-0 text-accent" />}
      {name}
    </NavLink>
  )
}

/** The accessible name of a group: "Finance, 11 pages". */
export const groupLabel = ({ name, links }: MenuGroup) => `${name}, ${links.length} pages`

/** How many pages a group has. */
export function PageCount({ count }: { count: number }) {
  return <span className="ml-auto text-xs font-medium text-muted tabular-nums">{count}</span>
}
