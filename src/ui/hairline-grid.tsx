import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A list in a grid with hairlines, which are the background, seen through the gaps. */
export const HairlineGrid = ({
  className,
  ...rest
}: ComponentProps<'ul'> & {
  /** Columns and placement only. */
  className: string
}) => (
  <ul
    className={clsx(
      'grid gap-px overflow-hidden rounded-xl border border-line bg-line *:grid *:bg-surface forced-colors:bg-[CanvasText]',
      className,
    )}
    {...rest}
  />
)
