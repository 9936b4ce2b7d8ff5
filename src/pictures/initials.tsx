import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A decorative circle with a person's initials. `className` sets its size. */
export const Initials = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent ring-1 ring-accent-line ring-inset',
      className,
    )}
  >
    {children}
  </span>
)
