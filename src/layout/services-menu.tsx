import { ChevronDown, ChevronRight } from 'lucide-react'
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
import {
  groupTrigger,
  isInMenuItem,
  isService,
  navigationItem,
  ServiceLink,
  useCurrentPath,
} from './navigation'

/** Opens the menu at the item of the current page. */
const focus = (item: HTMLElement | null) => item?.focus()

/** The Services menu of wide screens: every service, with its groups as sub-menus. */
export function ServicesMenu() {
  const current = useCurrentPath()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger data-active={isService(current) || undefined} className={navigationItem}>
        Services
        <ChevronDown className="size-4 transition-transform duration-150 group-data-[state=open]:rotate-180" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {servicesMenu.map((item) => {
          const active = isInMenuItem(current, item)
          const ref = active ? focus : undefined
          return 'links' in item ? (
            <Group key={item.name} ref={ref} group={item} active={active} />
          ) : (
            <DropdownMenuItem key={item.path} ref={ref} asChild>
              <ServiceLink link={item} />
            </DropdownMenuItem>
          )
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Group({
  group,
  active,
  ref,
}: {
  group: MenuGroup
  active: boolean
  ref?: (item: HTMLElement | null) => void
}) {
  const { name, suite, links } = group
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger
        ref={ref}
        textValue={name}
        data-suite={suite}
        {...groupTrigger(group, active, <ChevronRight className="size-4 text-accent" />)}
      />
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
