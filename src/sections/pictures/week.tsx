import { cn } from '@/lib/cn'
import { small, tiny } from './parts'
import type { WeekScene } from './scene'

/** Days across, times or names down, blocks between: a timetable, a calendar of posts, a menu. */
export function Week({ scene: { days, lines, blocks } }: { scene: WeekScene }) {
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
          className={cn('py-2 text-center text-muted', tiny)}
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
          <span className={cn('pt-1.5 pr-2.5 pl-4 text-muted tabular-nums', tiny)}>{line}</span>
        </div>
      ))}
      {blocks.map(([day, line, span, title, sub, strong]) => (
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
          <div className={cn('font-semibold', small)}>{title}</div>
          <div className={cn('truncate @max-md:hidden', tiny, !strong && 'text-muted')}>{sub}</div>
        </div>
      ))}
    </div>
  )
}
