import { clsx } from 'clsx'
import { type LucideIcon } from 'lucide-react'
import { useHydrated } from '@/lib/use-hydrated'

/** A decorative icon on a tile in the hue of its suite. With `afterHydration`, the tile is prerendered without it. */
export function IconTile({
  icon: Icon,
  afterHydration,
  className,
}: {
  icon: LucideIcon
  afterHydration?: boolean
  className?: string
}) {
  const hydrated = useHydrated()
  return (
    <span
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      {(hydrated || !afterHydration) && <Icon className="size-[46%] stroke-[1.75]" />}
    </span>
  )
}
