import { type Suite, suites } from '@/content/suites'
import { cn } from '@/lib/cn'

const segments = (Object.keys(suites) as Suite[]).filter((suite) => suite !== 'company')
/** The space between two segments, as a share of one. */
const gap = 0.136
const dashes = `${1 - gap} ${segments.length - 1 + gap}`

/** The ring of the seven suites: all in colour, or one of them alone, turned to the top right; decorative. */
export function Ring({ only, className }: { only?: Suite; className?: string }) {
  const lit = segments.findIndex((suite) => suite === only)
  const turn = lit < 0 ? 0 : 45 - (lit + 0.5) * (360 / segments.length)
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      strokeWidth="4.5"
      strokeDasharray={dashes}
      className={cn('forced-color-adjust-none', className)}
    >
      {segments.map((suite, index) => (
        <circle
          key={suite}
          data-suite={lit < 0 ? suite : undefined}
          cx="12"
          cy="12"
          r="9"
          stroke={lit < 0 || lit === index ? 'var(--accent-vivid)' : 'var(--accent-line)'}
          pathLength={segments.length}
          transform={`rotate(${((360 / segments.length) * index - 90 + turn).toFixed(1)} 12 12)`}
        />
      ))}
    </svg>
  )
}
