import { clsx } from 'clsx'
import { type LucideIcon } from 'lucide-react'

/** A decorative icon on a tile in its suite's color. */
export function IconTile({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <span
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      <Icon className="size-[46%] stroke-[1.75]" />
    </span>
  )
}
