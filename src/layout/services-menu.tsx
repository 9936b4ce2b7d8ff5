import * as Menu from '@radix-ui/react-dropdown-menu'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { type MenuGroup, serviceLinks, servicesMenu } from '@/content/catalog/menus'
import { Card } from '@/ui/card'
import { GroupTrigger, ServiceLink, ServicesTrigger } from './navigation'

/** The Services menu of wide screens. It isn't modal, so that the page behind it still scrolls. */
export function ServicesMenu() {
  const triggerRef = useRef<HTMLButtonElement>(null)

  /** Lets Tab continue from the trigger, which closes the menu. Radix would ignore the key. */
  function handleTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    triggerRef.current?.focus()
  }

  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger ref={triggerRef} asChild>
        <ServicesTrigger />
      </Menu.Trigger>
      <Menu.Portal>
        {/* The first click on the page only closes the menu. The header stays usable. */}
        <div className="fixed inset-x-0 top-header bottom-0 z-40 animate-fade-in bg-page/25 print:hidden" />
      </Menu.Portal>
      <Menu.Portal>
        <Menu.Content
          ref={focusItem}
          asChild
          align="start"
          sideOffset={8}
          onKeyDownCapture={handleTab}
        >
          <Panel title="All services, A to Z" count={serviceLinks.length}>
            {servicesMenu.map((item) =>
              'links' in item ? (
                <Group key={item.label} group={item} />
              ) : (
                <Menu.Item key={item.path} asChild>
                  <ServiceLink link={item} />
                </Menu.Item>
              ),
            )}
          </Panel>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Focuses the current page's item, or else the first. */
function focusItem(menu: HTMLElement | null) {
  const current = menu?.querySelector<HTMLElement>('[aria-current], [data-active]')
  const item = current ?? menu?.querySelector<HTMLElement>('[role=menuitem]')
  item?.focus()
}

const Group = ({ group }: { group: MenuGroup }) => (
  <Menu.Sub>
    {/* Else, a space in a typed name would also click the button. */}
    <Menu.SubTrigger asChild onKeyUp={(event) => event.preventDefault()}>
      <GroupTrigger group={group}>
        <ChevronRight className="size-4 text-accent" />
      </GroupTrigger>
    </Menu.SubTrigger>
    <Menu.Portal>
      {/* Its first row is next to the trigger: 40 px of title, 6 of padding and 1 of border above. */}
      <Menu.SubContent asChild sideOffset={8} alignOffset={-47} collisionPadding={8}>
        <Panel title={group.label} count={group.links.length} data-suite={group.suite}>
          {group.links.map((link) => (
            <Menu.Item key={link.path} asChild>
              <ServiceLink link={link} />
            </Menu.Item>
          ))}
        </Panel>
      </Menu.SubContent>
    </Menu.Portal>
  </Menu.Sub>
)

/** A menu of 24rem: its title and seven and a half rows. More rows scroll and stop at the top edge. */
const Panel = ({
  title,
  count,
  children,
  ...rest
}: ComponentProps<'div'> & { title: string; count: number }) => (
  <Card
    size="none"
    elevation="floating"
    className="z-50 w-80 origin-(--radix-dropdown-menu-content-transform-origin) motion-safe:animate-slide-down"
    {...rest}
  >
    <Menu.Label className="flex h-10 items-center gap-2.5 border-b border-line px-5 text-xs font-semibold text-muted">
      {title}
      <span className="ml-auto font-medium tabular-nums">{count}</span>
    </Menu.Label>
    <div className="max-h-85.5 snap-y snap-mandatory scroll-py-1.5 scrollbar-thin overflow-y-auto overscroll-contain px-2 py-1.5 scroll-shadow *:snap-start">
      {children}
    </div>
  </Card>
)
