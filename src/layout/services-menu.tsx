import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { type NavGroup, type NavLink, servicesMenu } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { Icon } from '@/ui/icon'
import { isUnder } from './active'

/** The list of services with its nested groups, of which one at a time is open. */
export function ServicesList({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const [openGroup, setOpenGroup] = useState<string>()
  return (
    <ul className={className}>
      {servicesMenu.map((item) =>
        'links' in item ? (
          <Group
            key={item.name}
            group={item}
            pathname={pathname}
            open={openGroup === item.name}
            onToggle={() => setOpenGroup(openGroup === item.name ? undefined : item.name)}
          />
        ) : (
          <li key={item.path}>
            <ServiceLink link={item} pathname={pathname} />
          </li>
        ),
      )}
    </ul>
  )
}

function Group({
  group,
  pathname,
  open,
  onToggle,
}: {
  group: NavGroup
  pathname: string
  open: boolean
  onToggle: () => void
}) {
  const id = useId()
  const active = group.links.some((link) => isUnder(pathname, link.path))
  return (
    <li data-suite={group.suite}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={cn(
          'flex min-h-11 w-full items-center gap-3 rounded px-3 py-2 text-left text-sm font-semibold hover:bg-accent-tint',
          active && 'text-accent',
        )}
      >
        <Icon
          name="chevron-right"
          className={cn(
            'size-4 text-accent transition-transform duration-150',
            open && 'rotate-90',
          )}
        />
        {group.name}
        <span className="ml-auto text-xs font-medium text-muted tabular-nums">
          {group.links.length}
        </span>
      </button>
      <ul
        id={id}
        hidden={!open}
        className="mb-1 ml-5 animate-unfold border-l border-accent-line pl-2"
      >
        {group.links.map((link) => (
          <li key={link.path}>
            <ServiceLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function ServiceLink({
  link: { name, path, icon, suite },
  pathname,
}: {
  link: NavLink
  pathname: string
}) {
  const active = isUnder(pathname, path)
  return (
    <Link
      to={path}
      data-suite={suite}
      aria-current={pathname === path ? 'page' : undefined}
      data-active={active || undefined}
      className="flex min-h-11 items-center gap-3 rounded px-3 py-2 text-sm hover:bg-accent-tint data-active:bg-accent-tint data-active:font-semibold data-active:text-accent"
    >
      {icon && <Icon name={icon} className="size-4 shrink-0 text-accent" />}
      {name}
    </Link>
  )
}
