import { clsx } from 'clsx'
import { type LucideIcon } from 'lucide-react'

const sizes = { xs: 'size-8', sm: 'size-10', md: 'size-11' }

/** A decorative icon on a tile in its suite's color. */
export const IconTile = ({
  icon: Icon,
  size = 'md',
  tone = 'tint',
  className,
}: {
  icon: LucideIcon
  size?: keyof typeof sizes
  tone?: 'tint' | 'surface'
  /** Spacing and placement only. */
  className?: string
}) => (
  <span
    className={clsx(
      'grid shrink-0 place-items-center rounded text-accent ring-1 ring-accent-line ring-inset',
      sizes[size],
      tone === 'tint' ? 'bg-accent-tint' : 'bg-surface',
      className,
    )}
  >
    <Icon className="size-[46%] stroke-icon" />
  </span>
)
