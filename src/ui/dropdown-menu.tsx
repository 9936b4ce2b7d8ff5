import * as Radix from '@radix-ui/react-dropdown-menu'
import * as m from 'framer-motion/m'
import type { ComponentProps } from 'react'
import { slideDown, useInitial } from './motion'

// Radix' DropdownMenu in the look of the site. The parts keep their names: radix-ui.com documents them.

export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuSub = Radix.Sub
export const DropdownMenuSubTrigger = Radix.SubTrigger
export const DropdownMenuItem = Radix.Item

/** Not modal: the page behind the menu scrolls and takes clicks. */
export const DropdownMenu = (props: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root modal={false} {...props} />
)

export function DropdownMenuContent({ children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content asChild align="start" sideOffset={8} {...rest}>
        <Panel>{children}</Panel>
      </Radix.Content>
    </Radix.Portal>
  )
}

export function DropdownMenuSubContent({
  children,
  ...rest
}: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent asChild sideOffset={8} alignOffset={-9} collisionPadding={8} {...rest}>
        <Panel>{children}</Panel>
      </Radix.SubContent>
    </Radix.Portal>
  )
}

const Panel = (props: ComponentProps<typeof m.div>) => (
  <m.div
    variants={slideDown}
    initial={useInitial()}
    animate="visible"
    className="z-50 max-h-96 w-80 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-floating"
    {...props}
  />
)
