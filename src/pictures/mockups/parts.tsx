import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Cell, Entry } from '@/content/mockups/types'
import { Initials } from '@/pictures/avatar'
import { Badge } from '@/ui/badge'

/** The content of a cell: text, or a status on a badge. */
export const CellContent = ({ cell }: { cell: Cell }) =>
  typeof cell === 'string' ? (
    cell
  ) : (
    <Badge tone={cell.tone} size="sm">
      {cell.text}
    </Badge>
  )

export const MockAvatar = ({ initials }: { initials: string }) => (
  <Initials className="size-8 text-xs-tight outline-2 outline-surface">{initials}</Initials>
)

/** Looks like a button of the product. */
export const MockButton = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span
    className={clsx(
      'inline-flex h-8 shrink-0 items-center justify-center rounded-sm bg-accent-solid px-3 text-xs font-semibold whitespace-nowrap text-on-accent',
      className,
    )}
    {...rest}
  />
)

interface RowProps extends Entry {
  lead?: ReactNode
  /** Whether narrow mockups leave out the text. */
  compact?: boolean
  className?: string
}

/** A title above its text, after a `lead` or a round checkbox and before its value. */
export const EntryRow = ({ title, text, value, checked, lead, compact, className }: RowProps) => (
  <div className={clsx('flex items-center gap-3', className)}>
    {lead}
    {checked !== undefined && (
      <span className="grid size-5 shrink-0 place-items-center rounded-full not-empty:bg-accent-solid not-empty:text-on-accent empty:border-[1.5px] empty:border-control">
        {checked && <Check className="size-3 stroke-3" />}
      </span>
    )}
    <div className="min-w-0 flex-1">
      <div className="text-xs font-semibold">{title}</div>
      {text && (
        <div className={clsx('text-xs-tight text-muted', compact && '@max-md:hidden')}>{text}</div>
      )}
    </div>
    {value && (
      <span className="text-right text-xs tabular-nums">
        <CellContent cell={value} />
      </span>
    )}
  </div>
)

/** A list of entries. Narrow mockups show the first three. In a preview, the first one can wrap, too. */
export const EntryList = ({ entries, className }: { entries: Entry[]; className?: string }) => (
  <div
    className={clsx(
      'px-4 pt-1 pb-4 *:border-line *:py-2.5 *:not-first:border-t not-in-data-preview:@max-md:*:nth-[n+4]:hidden',
      className,
    )}
  >
    {entries.map((entry) => (
      <EntryRow key={entry.title} {...entry} />
    ))}
  </div>
)

/** A text field for a message, with its button. */
export const Composer = ({ text }: { text: string }) => (
  <div className="flex items-center gap-2 rounded border border-line bg-surface py-1.5 pr-1.5 pl-3">
    <span className="flex-1 text-xs-tight text-muted">{text}</span>
    <MockButton>Send</MockButton>
  </div>
)

/** Returns the `d` of an SVG path through evenly spaced points, whose heights are 0 to 100. */
export function smoothPath(points: number[]) {
  const step = 100 / (points.length - 1)
  const curves = points.slice(1).map((point, index) => {
    const y = points[index]! - point
    return `c${step / 2} 0 ${step / 2} ${y} ${step} ${y}`
  })
  return `M0 ${100 - points[0]!}${curves.join('')}`
}

/** A curve through `points`. Its stroke doesn't scale with the SVG, and is dotted if `compared`. */
export const TrendLine = ({ points, compared }: { points: number[]; compared?: boolean }) => (
  <path
    d={smoothPath(points)}
    fill="none"
    strokeLinecap="round"
    vectorEffect="non-scaling-stroke"
    stroke={compared ? 'var(--control)' : 'var(--accent-vivid)'}
    strokeWidth={compared ? 1.5 : 2.5}
    strokeDasharray={compared ? '1 5' : undefined}
  />
)
