import type { WeekMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'

/** Days across, times or names down, and blocks in between: a timetable, a calendar of posts, a menu. */
export function Week({ days, lines, blocks }: WeekMockup) {
  return (
    <div
      className="grid pr-3 pb-3"
      style={{
        gridTemplateColumns: `auto repeat(${days.length}, minmax(0, 1fr))`,
        gridTemplateRows: `auto repeat(${lines.length}, minmax(3.625rem, auto))`,
      }}
    >
      {days.map((day, index) => (
        <span
          key={day}
          className="py-2 text-center text-3xs text-muted"
          style={{ gridColumn: index + 2, gridRow: 1 }}
        >
          {day}
        </span>
      ))}
      {lines.map((line, index) => (
        <div
          key={line}
          className="col-span-full grid grid-cols-subgrid border-t border-line"
          style={{ gridRow: index + 2 }}
        >
          <span className="pt-1.5 pr-2.5 pl-4 text-3xs text-muted tabular-nums">{line}</span>
        </div>
      ))}
      {blocks.map(([day, line, span, title, text, strong]) => (
        <div
          key={`${day} ${line}`}
          className={cn(
            'relative m-0.5 min-w-0 overflow-hidden rounded-sm px-2 py-1.5 @max-md:px-1.5',
            strong
              ? 'bg-accent-solid text-on-accent shadow-raised'
              : 'bg-accent-tint ring-1 ring-accent-line ring-inset',
          )}
          style={{ gridColumn: day + 2, gridRow: `${line + 2} / span ${span}` }}
        >
          <div className="text-2xs font-semibold">{title}</div>
          <div className={cn('truncate text-3xs @max-md:hidden', !strong && 'text-muted')}>
            {text}
          </div>
        </div>
      ))}
    </div>
  )
}
