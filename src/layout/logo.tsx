import { brand } from '@/content/brand'
import { suites } from '@/content/suites'

const segments = (Object.keys(suites) as (keyof typeof suites)[]).filter(
  (suite) => suite !== 'company',
)
const circumference = 2 * Math.PI * 9
const segment = circumference / segments.length

/** The ring of the seven suites; it turns once in 10 s. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`animate-turn forced-color-adjust-none ${className}`}
    >
      {segments.map((suite, index) => (
        <circle
          key={suite}
          data-suite={suite}
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="var(--accent-vivid)"
          strokeWidth="4.5"
          strokeDasharray={`${segment - 1.1} ${circumference - segment + 1.1}`}
          transform={`rotate(${(360 / segments.length) * index - 90} 12 12)`}
        />
      ))}
    </svg>
  )
}

/** The logo and the name, leading home. */
export function Wordmark() {
  return (
    <>
      <Logo />
      <span className="text-[1.375rem] font-bold tracking-tight">{brand.name}</span>
    </>
  )
}
