import { type LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'

/** An icon on a tile in the hue of its suite. Decorative: where it is `late`, only its tile is prerendered. */
export function IconTile({
  icon: Icon,
  late,
  className,
}: {
  icon: LucideIcon
  late?: boolean
  className?: string
}) {
  const hydrated = useHydrated()
  return (
    <span
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      {(hydrated || !late) && <Icon className="size-[46%] stroke-[1.75]" />}
    </span>
  )
}
