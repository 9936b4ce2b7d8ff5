import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'

export const sizes = { xs: 'size-3.5', sm: 'size-4', md: 'size-5', lg: 'size-7' }

/** The arrow of a link, which moves while the `group` around it is hovered. */
export const MovingArrow = ({
  size,
  className,
}: {
  size: keyof typeof sizes
  /** Spacing and placement only. */
  className?: string
}) => (
  <ArrowRight
    className={clsx(
      'shrink-0 transition-transform duration-200 motion-safe:group-hover:translate-x-1',
      sizes[size],
      className,
    )}
  />
)
