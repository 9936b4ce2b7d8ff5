import { cn } from '@/lib/cn'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/** An icon on a tile in the hue of its suite; decorative. */
export function IconTile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      <Icon name={icon} className="size-[46%] stroke-[1.75]" />
    </span>
  )
}
