import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A list in a grid with hairlines, which are the background, seen through the gaps. */
export const HairlineGrid = ({
  className,
  ...rest
}: ComponentProps<'ul'> & {
  /** Columns, placement and border. */
  className: string
}) => (
  <ul
    className={clsx(
      'grid gap-px bg-line *:grid *:bg-surface forced-colors:bg-[CanvasText]',
      className,
    )}
    {...rest}
  />
)
