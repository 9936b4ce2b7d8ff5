import { clsx } from 'clsx'
import { ringSuites, type RingSuite } from '@/content/catalog/suites'
import { getRingTurn, getTurnToTop, ringSegment } from './ring-geometry'

interface RingProps {
  className?: string
  /** The suites whose segments have their own color, by default all. */
  filled?: readonly RingSuite[]
  /** The suite whose segment stands out: it is 4% larger, and the others are pale. */
  lit?: RingSuite
  /** The suite whose segment is moved outward, by `distance`. The box of the ring is 24 wide. */
  moved?: RingSuite
  distance?: number
  /** The suite whose segment is turned to the top, by the shorter way. */
  top?: RingSuite
}

/** The brand's mark: a ring with a segment for each suite. */
export const Ring = ({ className, filled, lit, moved, distance = 0.4, top }: RingProps) => (
  <svg
    aria-hidden
    viewBox="-12 -12 24 24"
    fill="none"
    strokeWidth="4.5"
    className={clsx(
      'overflow-visible forced-color-adjust-none *:stroke-accent-vivid *:transition-[transform,scale] *:duration-200',
      className,
    )}
    style={{ rotate: top && `${getTurnToTop(top)}turn` }}
  >
    {ringSuites.map((suite) => (
      <path
        key={suite}
        data-suite={suite}
        d={ringSegment}
        opacity={lit && suite !== lit ? 0.45 : undefined}
        style={{
          rotate: `${getRingTurn(suite).toFixed(4)}turn`,
          scale: suite === lit ? 1.04 : undefined,
          // Outward, because it is turned with the segment.
          transform: suite === moved ? `translateY(calc(-1px * ${distance}))` : undefined,
          stroke: filled && !filled.includes(suite) ? 'var(--line)' : undefined,
        }}
      />
    ))}
  </svg>
)

/** A dot in the color of the suite around it. */
export const SuiteDot = () => <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
