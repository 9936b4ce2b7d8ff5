import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'

/** The arrow of a link, which moves while the `group` around it is hovered. */
export const MovingArrow = ({ className }: { className: string }) => (
  <ArrowRight
    className={clsx(
      'transition-transform duration-200 motion-safe:group-hover:translate-x-1',
      className,
    )}
  />
)
