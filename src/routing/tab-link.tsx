import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from './link'

export const tones = {
  ink: 'hover:text-ink aria-[current]:border-ink aria-[current]:text-ink',
  accent: 'hover:text-accent aria-[current]:border-accent-vivid aria-[current]:text-accent',
}

/** A link in a row of tabs. The current one, with `aria-current`, is underlined. */
export const TabLink = ({
  tone,
  className,
  ...rest
}: ComponentProps<typeof Link> & { tone: keyof typeof tones }) => (
  <Link
    className={clsx(
      'inline-flex min-h-12 items-center border-b-2 border-transparent text-sm font-semibold text-muted forced-colors:not-aria-[current]:border-b-0 forced-colors:not-aria-[current]:pb-0.5',
      tones[tone],
      className,
    )}
    {...rest}
  />
)
