import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Icon } from '@/ui/icon'
import type { Cell, Mark, Slip, Tone } from './scene'

export const tiny = 'text-[0.6875rem]/4'
export const small = 'text-[0.75rem]/[1.125rem]'

const tones: Record<Tone, string> = {
  done: 'bg-success-tint text-success',
  open: 'bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
  late: 'bg-danger-tint text-danger',
  quiet: 'bg-sunken text-muted',
}

/** A word about a state, on a pill. */
export function Pill({ mark }: { mark: Mark }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full px-2 py-0.5 font-semibold whitespace-nowrap',
        tiny,
        tones[mark.tone],
      )}
    >
      {mark.text}
    </span>
  )
}

/** A cell's text or its pill. */
export function CellView({ cell }: { cell: Cell }) {
  return typeof cell === 'string' ? cell : <Pill mark={cell} />
}

/** Initials on a disc. */
export function Face({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent ring-1 ring-accent-line ring-inset',
        tiny,
        className,
      )}
    >
      {initials}
    </span>
  )
}

/** What would be a button in the product. */
export function Key({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex h-7 shrink-0 items-center justify-center rounded-sm bg-accent-solid px-2.5 font-semibold whitespace-nowrap text-on-accent',
        small,
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A tick on a disc, or the empty circle where one will be. */
export function Tick({ on = true, className }: { on?: boolean; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-full',
        on ? 'bg-accent-solid text-on-accent' : 'border-[1.5px] border-control',
        className,
      )}
    >
      {on && <Icon name="check" className="size-3 stroke-3" />}
    </span>
  )
}

/** A line through points of 0 to 100, from left to right. */
export function curve(points: number[]) {
  const x = (index: number) => (index / (points.length - 1)) * 100
  return points
    .map((point, index) => {
      const y = 100 - point
      if (index === 0) return `M0 ${y}`
      const middle = (x(index - 1) + x(index)) / 2
      return `C${middle} ${100 - points[index - 1]!} ${middle} ${y} ${x(index)} ${y}`
    })
    .join('')
}

/** The card over the corner of a window. */
export function SlipCard({ slip, className }: { slip: Slip; className?: string }) {
  return (
    <div
      className={cn(
        'w-max max-w-[17rem] min-w-44 rounded border border-line bg-surface px-4 py-3 shadow-floating',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        {slip.ticked && <Tick className="size-6" />}
        <div className="min-w-0 flex-1">
          <div className={cn('text-muted', tiny)}>{slip.label}</div>
          <div className="text-sm font-semibold tabular-nums">{slip.value}</div>
        </div>
        {slip.trend && (
          <svg viewBox="-4 -8 108 116" preserveAspectRatio="none" className="h-8 w-16">
            <path
              d={curve(slip.trend)}
              fill="none"
              stroke="var(--accent-vivid)"
              strokeWidth="2"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
      </div>
      {slip.text && <div className={cn('mt-0.5 text-muted', tiny)}>{slip.text}</div>}
      {slip.rows && (
        <Facts rows={slip.rows} className="mt-2 border-t border-dashed border-line pt-2" />
      )}
    </div>
  )
}

/** Labels and their values, a line each. */
export function Facts({ rows, className }: { rows: [string, string][]; className?: string }) {
  return (
    <div className={cn('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5', small, className)}>
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <span className="text-muted">{label}</span>
          <span className="text-right font-medium tabular-nums">{value}</span>
        </div>
      ))}
    </div>
  )
}

/** Where a message or a wish would be typed. */
export function Composer({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2 rounded border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <span className={cn('min-w-0 flex-1 truncate text-muted', small)}>{text}</span>
      <Key className="h-6">Send</Key>
    </div>
  )
}
