import { clsx } from 'clsx'
import type { WeekMockup } from '@/content/mockup-types'
import { EntryRow } from './parts'

/** Five days across, times or names down, and blocks in between. Narrow mockups show the first three days. */
export function WeekView({ days, rows, blocks }: WeekMockup) {
  return (
    <div className="grid auto-rows-[minmax(3.75rem,auto)] grid-cols-[auto_repeat(3,minmax(0,1fr))_0.75rem] grid-rows-[auto] pb-4 @md:grid-cols-[auto_repeat(5,minmax(0,1fr))_0.75rem] @xl:auto-rows-[minmax(4.5rem,auto)]">
      {days.map((day, index) => (
        <span
          key={day}
          className={clsx(
            'row-1 py-2 text-center text-compact text-muted',
            index > 2 && '@max-md:hidden',
          )}
          style={{ gridColumn: index + 2 }}
        >
          {day}
        </span>
      ))}
      {rows.map((row, index) => (
        <div
          key={row}
          className="col-span-full grid grid-cols-subgrid border-t border-line"
          style={{ gridRow: index + 2 }}
        >
          <span className="pt-1.5 pr-2.5 pl-4 text-compact text-muted tabular-nums @xl:pt-3">
            {row}
          </span>
        </div>
      ))}
      {blocks.map(({ day, row, rowSpan = 1, highlighted, ...block }) => {
        const column = days.indexOf(day)
        return (
          <div
            key={`${day} ${row}`}
            className={clsx(
              'm-0.5 rounded-sm px-2 py-1.5 @max-md:px-1 @xl:m-1 @xl:px-2.5 @xl:py-2',
              highlighted
                ? 'reveal bg-accent-solid text-on-accent shadow-raised **:text-on-accent'
                : 'bg-accent-tint ring-1 ring-accent-line ring-inset',
              column > 2 && '@max-md:hidden',
            )}
            style={{
              gridColumn: column + 2,
              gridRow: `${rows.indexOf(row) + 2} / span ${rowSpan}`,
            }}
          >
            <EntryRow entry={block} />
          </div>
        )
      })}
    </div>
  )
}
