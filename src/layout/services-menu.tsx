import * as Menu from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { type MenuGroup, servicesMenu } from '@/content/navigation'
import {
  getGroupTriggerProps,
  ServiceLink,
  getServicesTriggerProps,
  useActiveService,
} from './navigation'

/**
 * The Services menu of wide screens: every service, with groups as submenus.
 * It is not modal, so the page behind it still scrolls and accepts clicks.
 */
export default function ServicesMenu({
  focusFirst,
}: {
  /** Whether a key opened the menu. Radix didn't receive that event, because it wasn't loaded. */
  focusFirst: boolean
}) {
  const active = useActiveService()
  const [first, setFirst] = useState(focusFirst ? servicesMenu[0] : undefined)
  const focused = active ?? first
  return (
    <Menu.Root modal={false} defaultOpen onOpenChange={() => setFirst(undefined)}>
      <Menu.Trigger {...getServicesTriggerProps(!!active)} />
      <Menu.Portal>
        <Menu.Content asChild align="start" sideOffset={8}>
          <Panel>
            {servicesMenu.map((item) =>
              'links' in item ? (
                <Group key={item.name} group={item} active={item === active} />
              ) : (
                <Menu.Item key={item.path} data-focused={item === focused || undefined} asChild>
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

function Group({ group, active }: { group: MenuGroup; active: boolean }) {
  return (
    <Menu.Sub>
      <Menu.SubTrigger
        data-focused={active || undefined}
        textValue={group.name}
        data-suite={group.suite}
        {...getGroupTriggerProps(group, active, <ChevronRight className="size-4 text-accent" />)}
      />
      <Menu.Portal>
        <Menu.SubContent asChild sideOffset={8} alignOffset={-9} collisionPadding={8}>
          <Panel>
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
}

/** A gradient over the first or last row, as tall as a row and the padding of the list. */
const fade = 'pointer-events-none sticky h-13.25 from-surface'

/**
 * A menu that is eight rows tall, scrolls, and fades at its edges.
 * The first and last row cover the fades at the ends of the list. An effect focuses the current page's
 * item once, because a ref would focus it after each render.
 */
function Panel({ children, ...rest }: ComponentProps<'div'>) {
  const listRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => listRef.current!.querySelector<HTMLElement>('[data-focused]')?.focus(), [])
  return (
    <div
      className="z-50 w-80 origin-(--radix-dropdown-menu-content-transform-origin) animate-slide-down rounded-lg border border-line bg-surface shadow-floating"
      {...rest}
    >
      <div
        ref={listRef}
        className="max-h-[calc(24rem-2px)] scroll-py-13.25 overflow-y-auto overscroll-contain rounded-lg px-2 py-1.75 [&>:is(:nth-child(2),:nth-last-child(2))]:relative [&>:is(:nth-child(2),:nth-last-child(2))]:z-1"
      >
        <div className={clsx(fade, '-top-1.75 -mb-13.25 bg-linear-to-b')} />
        {children}
        <div className={clsx(fade, '-bottom-1.75 -mt-13.25 bg-linear-to-t')} />
      </div>
    </div>
  )
}
