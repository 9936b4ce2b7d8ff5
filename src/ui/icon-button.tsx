import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { BaseButton } from './button'

/** The class of an icon button, for links that look like one. */
export const iconButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-full inset-focus transition-[color,background-color,scale] duration-150 hover:bg-accent-tint aria-disabled:opacity-60 motion-safe:not-aria-disabled:active:scale-95'

/** A button with only an icon; `label` is its accessible name. */
export const IconButton = ({
  label,
  muted = false,
  className,
  ...rest
}: ComponentProps<'button'> & {
  label: string
  muted?: boolean
  /** Spacing and placement only. */
  className?: string
}) => (
  <BaseButton
    aria-label={label}
    className={clsx(
      iconButtonClass,
      muted && 'text-muted hover:text-ink focus-visible:text-ink',
      className,
    )}
    {...rest}
  />
)
