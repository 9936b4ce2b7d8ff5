import { brand } from '@/content/brand'
import { type Suite, suites } from '@/content/suites'
import { cn } from '@/lib/cn'

const segments = (Object.keys(suites) as Suite[]).filter((suite) => suite !== 'company')
const circumference = 2 * Math.PI * 9
const length = circumference / segments.length
/** Between two segments. */
const gap = 1.1

/** The ring of the seven suites: all in colour, or one of them alone, turned to the top right; decorative. */
export function Ring({ only, className }: { only?: Suite; className?: string }) {
  const lit = segments.findIndex((suite) => suite === only)
  const turn = lit < 0 ? 0 : 45 - (lit + 0.5) * (360 / segments.length)
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cn('forced-color-adjust-none', className)}>
      {segments.map((suite, index) => (
        <circle
          key={suite}
          data-suite={lit < 0 ? suite : undefined}
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke={lit < 0 || lit === index ? 'var(--accent-vivid)' : 'var(--accent-line)'}
          strokeWidth="4.5"
          strokeDasharray={`${length - gap} ${circumference - length + gap}`}
          transform={`rotate(${(360 / segments.length) * index - 90 + turn} 12 12)`}
        />
      ))}
    </svg>
  )
}

/** The ring as the mark of the brand: it turns once in 10 s. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return <Ring className={cn('animate-turn', className)} />
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
