import type { CSSProperties } from 'react'
import type { WeekMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { Animated } from '@/ui/motion'
import { pop } from './motion'
import { Row } from './parts'

/** Days across, times or names down, and blocks in between. Narrow mockups show three of the days. */
export function Week({ days, lines, blocks }: WeekMockup) {
  const strongDay = blocks.find(([, , , , , strong]) => strong)?.[0] ?? 0
  const first = Math.min(Math.max(strongDay - 1, 0), days.length - 3)
  const isOutside = (day: number) => day < first || day > first + 2
  const tracks = {
    '--wide': `auto repeat(${days.length}, minmax(0, 1fr))`,
    '--narrow': `auto ${days.map((_, day) => (isOutside(day) ? '0' : 'minmax(0, 1fr)')).join(' ')}`,
    gridTemplateRows: `auto repeat(${lines.length}, minmax(3.75rem, auto))`,
  } as CSSProperties
  return (
    <div
      className="grid grid-cols-(--narrow) pr-3 pb-(--foot) @md:grid-cols-(--wide)"
      style={tracks}
    >
      {days.map((day, index) => (
        <span
          key={day}
          className={cn(
            'row-1 py-2 text-center text-2xs text-muted',
            isOutside(index) && '@max-md:hidden',
          )}
          style={{ gridColumn: index + 2 }}
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
          <span className="pt-1.5 pr-2.5 pl-4 text-2xs text-muted tabular-nums">{line}</span>
        </div>
      ))}
      {blocks.map(([day, line, span, title, text, strong]) => (
        <Animated
          as="div"
          key={`${day} ${line}`}
          motion={strong && pop()}
          className={cn(
            'm-0.5 rounded-sm px-2 py-1.5 @max-md:px-1.5',
            strong
              ? 'bg-accent-solid text-on-accent shadow-raised **:text-on-accent'
              : 'bg-accent-tint ring-1 ring-accent-line ring-inset',
            isOutside(day) && '@max-md:hidden',
          )}
          style={{ gridColumn: day + 2, gridRow: `${line + 2} / span ${span}` }}
        >
          <Row row={[title, text]} />
        </Animated>
      ))}
    </div>
  )
}
