import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const pill = clsx(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border px-button py-2.25',
  'text-center text-sm font-semibold whitespace-normal max-[15rem]:wrap-anywhere',
  'transition-[color,background-color,border-color,scale] duration-150',
  'aria-disabled:opacity-60 motion-safe:not-aria-disabled:active:scale-98',
)

/** For an icon alone. */
const circle = clsx(
  'grid size-11 shrink-0 place-items-center rounded-full inset-focus hover:bg-accent-tint',
  'transition-[color,background-color,scale] duration-150',
  'aria-disabled:opacity-60 motion-safe:not-aria-disabled:active:scale-95',
)

export const variants = {
  primary: `${pill} border-transparent bg-accent-solid text-on-accent shadow-card print-exact hover:bg-accent-hover`,
  secondary: `${pill} border-control/50 bg-surface text-ink hover:border-accent-line hover:bg-accent-tint`,
  ghost: `${pill} border-transparent text-ink hover:bg-accent-tint`,
  danger: `${pill} border-transparent bg-danger text-on-danger print-exact hover:bg-danger-hover`,
  icon: circle,
  'muted-icon': `${circle} text-muted hover:text-ink focus-visible:text-ink`,
}

export interface ButtonStyle {
  variant?: keyof typeof variants
  className?: string
}

/** The button classes, for links that look like buttons. */
export const buttonVariants = ({ variant = 'primary', className }: ButtonStyle) =>
  clsx(variants[variant], className)

/** A button. If disabled, it keeps the focus, so it is `aria-disabled` instead. */
export const Button = ({
  variant,
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonStyle) => (
  <button
    type={type}
    aria-disabled={disabled || undefined}
    onClick={disabled ? (event) => event.preventDefault() : onClick}
    className={buttonVariants({ variant, className })}
    {...rest}
  />
)

/** A button with only an icon; `label` is its accessible name. */
export const IconButton = ({
  label,
  ...rest
}: ComponentProps<typeof Button> & { label: string }) => (
  <Button variant="icon" aria-label={label} {...rest} />
)
