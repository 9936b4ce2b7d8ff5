import { type Suite, suites } from '@/content/suites'
import { cn } from '@/lib/cn'

const segments = (Object.keys(suites) as Suite[]).filter((suite) => suite !== 'company')
/** The space between two segments, as a share of one. */
const gap = 0.136

/** The ring of the seven suites; decorative. */
export function Ring({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      strokeWidth="4.5"
      strokeDasharray={`${1 - gap} ${segments.length - 1 + gap}`}
      className={cn('forced-color-adjust-none', className)}
    >
      {segments.map((suite, index) => (
        <circle
          key={suite}
          data-suite={suite}
          cx="12"
          cy="12"
          r="9"
          stroke="var(--accent-vivid)"
          pathLength={segments.length}
          transform={`rotate(${((360 / segments.length) * index - 90).toFixed(1)} 12 12)`}
        />
      ))}
    </svg>
  )
}
