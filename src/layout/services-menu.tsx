import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { type MenuGroup, servicesMenu } from '@/content/navigation'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/ui/dropdown-menu'
import { isPathWithin, isServicePath, navigationItem } from './navigation-item'
import { groupLabel, PageCount, ServiceLink } from './service-link'

/** The Services menu of wide screens: every service, with its groups as sub-menus. */
export function ServicesMenu() {
  const { pathname } = useLocation()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        data-active={isServicePath(pathname) || undefined}
        className={navigationItem}
      >
        Services
        <ChevronDown className="size-4 transition-transform duration-150 group-data-[state=open]:rotate-180" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {servicesMenu.map((item) =>
          'links' in item ? (
            <Group key={item.name} group={item} />
          ) : (
            <DropdownMenuItem key={item.path} asChild>
              <ServiceLink link={item} />
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const { name, suite, links } = group
  const { pathname } = useLocation()
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger
        aria-label={groupLabel(group)}
        textValue={name}
        data-suite={suite}
        data-active={links.some(({ path }) => isPathWithin(pathname, path)) || undefined}
        className="font-semibold data-active:text-accent"
      >
        {name}
        <PageCount count={links.length} />
      </DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        {links.map((link) => (
          <DropdownMenuItem key={link.path} asChild>
            <ServiceLink link={link} />
          </DropdownMenuItem>
        ))}
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  )
}
