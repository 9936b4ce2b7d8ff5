import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** How an icon stands on a tile. */
export const onTile = { className: 'size-[46%]', strokeWidth: 1.75 }

/** A tile in the hue of its suite, for an icon; decorative. */
export function Tile({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** An icon on a tile. */
export function IconTile({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <Tile className={className}>
      <Icon {...onTile} />
    </Tile>
  )
}
