import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'

export const sizes = {
  /** For content that reaches the edges. */
  none: 'overflow-clip rounded-lg',
  sm: 'rounded-lg p-3.5 sm:p-5',
  md: 'rounded-lg p-[min(1.25rem,6vw)] sm:p-6',
  lg: 'rounded-xl p-[min(1.5rem,7vw)] lg:p-9',
}

export const tones = {
  plain: 'border-line bg-surface',
  accent: 'border-accent-line bg-surface',
  /** Dark in both themes. In the light one, its border is like the page. */
  selected: 'border-accent dark-surface ring-1 ring-accent',
  inverse: 'border-transparent bg-surface text-ink inverse-colors print-exact',
  'inverse-danger': 'border-danger bg-surface text-ink inverse-colors print-exact',
  danger: 'border-danger-line bg-surface',
  /** For an empty state. */
  dashed: 'border-dashed border-control',
}

export const elevations = {
  flat: '',
  low: 'shadow-card',
  raised: 'shadow-raised',
  /** Above the page, such as a menu. */
  floating: 'shadow-floating',
}

export interface CardStyle {
  size?: keyof typeof sizes
  tone?: keyof typeof tones
  elevation?: keyof typeof elevations
  /** Whether it is the click area of its link. */
  interactive?: boolean
}

/** A surface with a border. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  size = 'md',
  tone = 'plain',
  elevation = tone === 'dashed' ? 'flat' : 'low',
  interactive = false,
  className,
  ...rest
}: CardStyle & { as?: Tag } & Omit<ComponentProps<Tag>, keyof CardStyle>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      className={clsx(
        'border',
        sizes[size],
        tones[tone],
        elevations[elevation],
        interactive &&
          'group relative transition-[border-color,box-shadow,translate] duration-200 hover:border-accent-line hover:shadow-raised motion-safe:hover:-translate-y-0.5',
        className,
      )}
      {...rest}
    />
  )
}
