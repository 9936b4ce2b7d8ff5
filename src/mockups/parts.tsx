import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Badge, Cell, FloatingCard as FloatingCardContent } from '@/content/mockups'
import { cn } from '@/lib/cn'

const tones: Record<Badge[0], string> = {
  done: 'bg-success-tint text-success',
  open: 'bg-accent-tint text-accent ring-1 ring-accent-line ring-inset',
  late: 'bg-danger-tint text-danger',
  quiet: 'bg-sunken text-muted',
}

/** A status on a pill. */
export function MockBadge({ badge: [tone, text] }: { badge: Badge }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full px-2 py-0.5 text-3xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {text}
    </span>
  )
}

/** Initials in a circle. */
export function MockAvatar({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full bg-accent-tint text-3xs font-semibold text-accent ring-1 ring-accent-line ring-inset',
        className,
      )}
    >
      {initials}
    </span>
  )
}

/** Looks like a button of the product. */
export function MockButton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex h-7 shrink-0 items-center justify-center rounded-sm bg-accent-solid px-2.5 text-2xs font-semibold whitespace-nowrap text-on-accent',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A round checkbox. */
function MockCheckbox({ checked, className }: { checked: boolean; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-full',
        checked ? 'bg-accent-solid text-on-accent' : 'border-[1.5px] border-control',
        className,
      )}
    >
      {checked && <Check className="size-3 stroke-3" />}
    </span>
  )
}

/** The text of a cell, or its badge. */
export function CellContent({ cell }: { cell: Cell }) {
  return typeof cell === 'string' ? cell : <MockBadge badge={cell} />
}

/** A title and a line of text under it; each is cut off where the room ends, the text unless `wrap` is set. */
export function TitleLines({
  title,
  text,
  wrap,
  className,
}: {
  title: string
  text: string
  wrap?: boolean
  className?: string
}) {
  return (
    <div className={cn('min-w-0', className)}>
      <div className="truncate text-xs font-semibold">{title}</div>
      <div className={cn('text-3xs text-muted', !wrap && 'truncate')}>{text}</div>
    </div>
  )
}

/** A row of a list: title, text and cell, with a checkbox where `checked` is given. */
export function ListRow({
  title,
  text,
  cell,
  checked,
}: {
  title: string
  text: string
  cell: Cell
  checked?: boolean
}) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      {checked !== undefined && <MockCheckbox checked={checked} />}
      <TitleLines title={title} text={text} className={cn('flex-1', checked && 'text-muted')} />
      <div className="text-2xs tabular-nums">
        <CellContent cell={cell} />
      </div>
    </div>
  )
}

/** Labels and their values, one pair a line. */
export function FactList({ rows, className }: { rows: [string, string][]; className?: string }) {
  return (
    <div className={cn('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-2xs', className)}>
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <span className="text-muted">{label}</span>
          <span className="text-right font-medium tabular-nums">{value}</span>
        </div>
      ))}
    </div>
  )
}

/** A text field for a message, with its button. */
export function Composer({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2 rounded border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <span className="min-w-0 flex-1 truncate text-2xs text-muted">{text}</span>
      <MockButton>Send</MockButton>
    </div>
  )
}

/** An SVG path through points of 0 to 100, from left to right. */
export function smoothPath(points: number[]) {
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

/** The SVG properties of a line whose width does not scale with its drawing. */
export const lineStroke = {
  fill: 'none',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

/** A small card for the corner of a window. */
export function FloatingCard({
  card: { label, value, text, rows, trend, checked },
  className,
}: {
  card: FloatingCardContent
  className: string
}) {
  return (
    <div
      className={cn(
        'w-max max-w-[17rem] min-w-44 rounded border border-line bg-surface px-4 py-3 shadow-floating',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        {checked && <MockCheckbox checked className="size-6" />}
        <div className="min-w-0 flex-1">
          <div className="text-3xs text-muted">{label}</div>
          <div className="text-sm font-semibold tabular-nums">{value}</div>
        </div>
        {trend && (
          <svg viewBox="-4 -8 108 116" preserveAspectRatio="none" className="h-8 w-16">
            <path
              d={smoothPath(trend)}
              {...lineStroke}
              stroke="var(--accent-vivid)"
              strokeWidth="2"
            />
          </svg>
        )}
      </div>
      {text && <div className="mt-0.5 text-3xs text-muted">{text}</div>}
      {rows && <FactList rows={rows} className="mt-2 border-t border-dashed border-line pt-2" />}
    </div>
  )
}
