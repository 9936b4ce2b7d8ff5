import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const tones = {
  accent: 'border-accent-line bg-accent-tint text-accent',
  success: 'border-transparent bg-success-tint text-success',
  danger: 'border-danger-line bg-danger-tint text-danger',
  quiet: 'border-line bg-line/40 text-muted',
  dashed: 'border-dashed border-control text-muted',
}

export const sizes = { sm: 'px-1.75 text-xs-tight', md: 'px-2.5 py-0.5 text-xs' }

/** A short label in a pill. */
export const Badge = ({
  tone,
  size = 'md',
  className,
  ...rest
}: ComponentProps<'span'> & { tone: keyof typeof tones; size?: keyof typeof sizes }) => (
  <span
    className={clsx(
      'inline-block rounded-full border font-semibold whitespace-nowrap',
      tones[tone],
      sizes[size],
      className,
    )}
    {...rest}
  />
)
