import type { CSSProperties } from 'react'
import { cn } from '@/lib/cn'
import type { IconName } from './icon-names'

/**
 * An icon of icon-names.ts, in the colour of the text around it; decorative. The drawings of all
 * come into the document once, after the first paint.
 */
export function Icon({
  name,
  className,
  style,
}: {
  name: IconName
  className?: string
  style?: CSSProperties
}) {
  return (
    <svg aria-hidden className={cn('icon', className)} style={style}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
