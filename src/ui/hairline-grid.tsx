import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A list in a grid with hairlines, which are the background, seen through the gaps. */
export const HairlineGrid = ({
  framed = false,
  className,
  ...rest
}: ComponentProps<'ul'> & {
  framed?: boolean
  /** Columns and placement only. */
  className: string
}) => (
  <ul
    className={clsx(
      'grid gap-px bg-line forced-ink *:bg-surface',
      framed && 'overflow-hidden rounded-xl border border-line',
      className,
    )}
    {...rest}
  />
)
