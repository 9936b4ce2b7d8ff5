import { clsx } from 'clsx'
import { getRingTurn, type Suite, suiteIds } from '@/content/catalog/suites'

/** Half the angle of a segment. The rest of its share of the circle is a gap. */
const halfAngle = (0.864 * Math.PI) / suiteIds.length
const [x, y] = [Math.sin(halfAngle), Math.cos(halfAngle)].map((value) => (9 * value).toFixed(2))
/** A segment in the middle of the ring's top. */
const segment = `M-${x}-${y}A9 9 0 0 1 ${x}-${y}`

interface RingProps {
  className?: string
  /** The suites whose segments have their own color, by default all. */
  filled?: readonly Suite[]
  /** The suite whose segment stands out, because the others are pale. */
  lit?: Suite
  /** The suite whose segment is moved outward. */
  moved?: Suite
}

/** The brand's mark: a ring with a segment for each suite. */
export const Ring = ({ className, filled = suiteIds, lit, moved }: RingProps) => (
  <svg
    aria-hidden
    viewBox="-12 -12 24 24"
    fill="none"
    strokeWidth="4.5"
    className={clsx(
      'forced-color-adjust-none *:stroke-accent-vivid *:transition-transform *:duration-200',
      className,
    )}
  >
    {suiteIds.map((suite) => (
      <path
        key={suite}
        data-suite={suite}
        d={segment}
        opacity={lit && suite !== lit ? 0.3 : undefined}
        style={{
          transform: `rotate(${getRingTurn(suite).toFixed(4)}turn)${suite === moved ? ' translateY(-0.4px)' : ''}`,
          stroke: filled.includes(suite) ? undefined : 'var(--line)',
        }}
      />
    ))}
  </svg>
)
