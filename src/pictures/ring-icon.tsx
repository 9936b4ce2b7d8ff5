import type { ComponentProps, ElementType } from 'react'
import { getRingTurn, type Suite, suites } from '@/content/catalog/suites'

/** A suite's icon on its segment of a ring in the same box. `as` is by default a `div`. */
export function RingIcon<T extends ElementType = 'div'>({
  as,
  suite,
  className = 'absolute inset-0',
  ...rest
}: { as?: T; suite: Suite; className?: string } & Omit<ComponentProps<T>, 'className'>) {
  const Element: ElementType = as ?? 'div'
  const Icon = suites[suite].icon
  const turn = getRingTurn(suite)
  return (
    <Element className={className} style={{ rotate: `${turn}turn` }} {...rest}>
      {/* White would be too pale on the segments. */}
      <Icon
        className="absolute top-[12.5%] left-1/2 size-8 -translate-1/2 stroke-surface stroke-[1.75] scheme-dark outline-offset-8 outline-surface group-focus-visible:outline-3 in-[a]:rounded-full"
        style={{ rotate: `${-turn}turn` }}
      />
    </Element>
  )
}
