import { clsx } from 'clsx'
import type { WeekMockup } from '@/content/mockups'
import { Row } from './parts'

/** Five days across, times or names down, and blocks in between. Narrow mockups show the first three days. */
export function WeekView({ days, lines, blocks }: WeekMockup) {
  return (
    <div className="grid auto-rows-[minmax(3.75rem,auto)] grid-cols-[auto_repeat(3,minmax(0,1fr))_0.75rem] grid-rows-[auto] pb-(--foot) @md:grid-cols-[auto_repeat(5,minmax(0,1fr))_0.75rem]">
      {days.map((day, index) => (
        <span
          key={day}
          className={clsx(
            'row-1 py-2 text-center text-2xs text-muted',
            index > 2 && '@max-md:hidden',
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
        <div
          key={`${day} ${line}`}
          className={clsx(
            'm-0.5 rounded-sm px-2 py-1.5 @max-md:px-1',
            strong
              ? 'arrive bg-accent-solid text-on-accent shadow-raised **:text-on-accent'
              : 'bg-accent-tint ring-1 ring-accent-line ring-inset',
            day > 2 && '@max-md:hidden',
          )}
          style={{ gridColumn: day + 2, gridRow: `${line + 2} / span ${span}` }}
        >
          <Row row={[title, text]} />
        </div>
      ))}
    </div>
  )
}
