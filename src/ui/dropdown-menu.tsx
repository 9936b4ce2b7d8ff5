import * as Radix from '@radix-ui/react-dropdown-menu'
import * as m from 'framer-motion/m'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { slideDown, useInitial } from './motion'

// Radix' DropdownMenu in the look of the site. The parts keep their names: radix-ui.com documents them.

export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuSub = Radix.Sub

/** Not modal: the page behind the menu scrolls and takes clicks. */
export const DropdownMenu = (props: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root modal={false} {...props} />
)

const panel =
  'z-50 max-h-96 w-80 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-floating'

const row =
  'flex min-h-11 items-center gap-3 rounded px-3 py-2 text-sm outline-none data-highlighted:bg-accent-tint'

export function DropdownMenuContent({ children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content asChild align="start" sideOffset={8} {...rest}>
        <Panel className="origin-(--radix-dropdown-menu-content-transform-origin)">
          {children}
        </Panel>
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
        <Panel className="origin-(--radix-dropdown-menu-content-transform-origin)">
          {children}
        </Panel>
      </Radix.SubContent>
    </Radix.Portal>
  )
}

function Panel({ className, ...rest }: ComponentProps<typeof m.div>) {
  return (
    <m.div
      variants={slideDown}
      initial={useInitial()}
      animate="visible"
      className={cn(panel, className)}
      {...rest}
    />
  )
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(row, className)} {...rest} />
}

export function DropdownMenuSubTrigger({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.SubTrigger>) {
  return (
    <Radix.SubTrigger
      className={cn(row, 'cursor-default data-[state=open]:bg-accent-tint', className)}
      {...rest}
    >
      {children}
      <ChevronRight className="size-4 text-accent" />
    </Radix.SubTrigger>
  )
}
