import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ringSuites, type RingSuite, suites } from '@/content/catalog/suites'
import { Ring } from './ring'
import { getRingTurn, getTurnToTop } from './ring-geometry'

/** The ring with the icons of the suites. The segment at the `top` stands out. */
export function IconRing({ top }: { top?: RingSuite }) {
  const turn = top ? getTurnToTop(top) : 0
  return (
    <div
      aria-hidden
      className="relative aspect-square transition-[rotate] duration-500 ease-settle"
      style={{ rotate: `${turn}turn` }}
    >
      <Ring moved={top} />
      {ringSuites.map((suite) => (
        <div
          key={suite}
          // Outward with its segment.
          className={clsx(
            segmentBox,
            'transition-transform duration-200',
            suite === top && 'transform-[translateY(calc(-100%*0.4/12))]',
          )}
          style={{ rotate: `${getRingTurn(suite)}turn` }}
        >
          <RingIcon suite={suite} turned={turn} />
        </div>
      ))}
    </div>
  )
}

/** The class of a segment's box. Its style turns it to its suite. */
export const segmentBox = 'absolute inset-x-[26%] top-0 h-1/2 origin-bottom'

/** A suite's icon on its segment, upright also if the ring is `turned`. */
export function RingIcon({ suite, turned = 0 }: { suite: RingSuite; turned?: number }) {
  const Icon = suites[suite].icon
  return (
    <Icon
      // White would be too pale on the segments.
      className="absolute top-1/4 left-1/2 h-auto w-[14%] -translate-1/2 stroke-surface stroke-icon scheme-dark outline-offset-8 outline-surface transition-[rotate] duration-500 ease-settle group-focus-visible:outline-3 in-[a]:rounded-full"
      style={{ rotate: `${-getRingTurn(suite) - turned}turn` }}
    />
  )
}

/** A decorative disc in the hole of a ring in the same box. */
export const RingDisc = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    aria-hidden
    className={clsx(
      'pointer-events-none absolute inset-[26%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised',
      className,
    )}
    {...rest}
  />
)
