import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import { type Suite, suites } from '@/content/catalog/suites'
import { getRingTurn } from './ring-geometry'

/**
 * A suite's icon on its segment of the ring in the same box. Its own box, turned around the center,
 * is as large as the segment. `as` is by default a `div`. If the ring is `turned`, the icon isn't.
 */
export function RingIcon<T extends ElementType = 'div'>({
  as,
  suite,
  turned = 0,
  className,
  ...rest
}: { as?: T; suite: Suite; turned?: number; className?: string } & Omit<
  ComponentProps<T>,
  'className'
>) {
  const Element: ElementType = as ?? 'div'
  const Icon = suites[suite].icon
  const turn = getRingTurn(suite)
  return (
    <Element
      className={clsx('absolute inset-x-[26%] top-0 h-1/2 origin-bottom', className)}
      style={{ rotate: `${turn}turn` }}
      {...rest}
    >
      {/* White would be too pale on the segments. */}
      <Icon
        className="absolute top-1/4 left-1/2 h-auto w-[14%] -translate-1/2 stroke-surface stroke-icon scheme-dark outline-offset-8 outline-surface transition-[rotate] duration-500 ease-settle group-focus-visible:outline-3 in-[a]:rounded-full"
        style={{ rotate: `${-turn - turned}turn` }}
      />
    </Element>
  )
}
