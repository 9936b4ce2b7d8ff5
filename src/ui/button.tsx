import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border px-4.75 py-2.25 text-center text-sm font-semibold whitespace-normal transition-colors duration-150 aria-disabled:opacity-60 max-[15rem]:wrap-anywhere'

const variants = {
  primary: 'border-transparent bg-accent-solid text-on-accent hover:bg-accent-hover shadow-card',
  secondary: 'border-control/50 bg-surface text-ink hover:border-accent-line hover:bg-accent-tint',
  ghost: 'border-transparent text-ink hover:bg-accent-tint',
  destructive: 'border-transparent bg-danger text-page hover:opacity-90',
}

/** The button classes, for links that look like buttons. */
export const buttonVariants = (variant: keyof typeof variants = 'primary', className?: string) =>
  clsx(base, variants[variant], className)

/**
 * A button, with `type="button"` by default. A disabled button ignores presses but keeps the focus,
 * so it is `aria-disabled` instead. Use `className` only for layout. If it repeats properties of
 * the variant, the stylesheet order decides which one wins.
 */
export function Button({
  variant,
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & { variant?: keyof typeof variants }) {
  return (
    <button
      type={type}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={buttonVariants(variant, className)}
      {...rest}
    />
  )
}
