import { brand } from '@/content/brand'
import { type Suite, suites } from '@/content/suites'
import { cn } from '@/lib/cn'

const segments = (Object.keys(suites) as Suite[]).filter((suite) => suite !== 'company')
/** Between two segments, as a part of one. */
const gap = 0.136
const drawn = `${1 - gap} ${segments.length - 1 + gap}`

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
      strokeDasharray={drawn}
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
