import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A decorative disc in the hole of a ring in the same box. */
export const RingDisc = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    aria-hidden
    className={clsx(
      'pointer-events-none absolute inset-[26%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised',
      className,
    )}
    {...rest}
  />
)
