import { clsx } from 'clsx'
import type { ScheduleMockup, WeekMockup } from '@/content/mockups/types'
import { EntryRow, MockAvatar, MockButton } from './parts'

/** A day in order of time, next to the details of an item. */
export const ScheduleView = ({ days, today, items, detail }: ScheduleMockup) => (
  <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)] @md:grid-cols-[1.2fr_1fr]">
    <div className="flex min-h-0 flex-col pb-4">
      <div className="flex gap-1 border-b border-line px-3 py-2">
        {days.map((day) => (
          <span
            key={day}
            className={clsx(
              'flex-1 rounded-sm py-1 text-center text-xs-tight whitespace-pre-line',
              day === today ? 'bg-accent-solid font-semibold text-on-accent' : 'text-muted',
            )}
          >
            {day.replace(' ', '\n')}
          </span>
        ))}
      </div>
      <div className="flex flex-col gap-y-0.5 px-2 pt-2 @max-md:*:nth-[n+5]:hidden">
        {items.map(({ time, highlighted, ...item }) => (
          <EntryRow
            key={time}
            {...item}
            lead={
              <span className="w-10 shrink-0 self-start text-right text-xs text-muted tabular-nums">
                {time}
              </span>
            }
            className={clsx(
              'rounded-sm p-2',
              highlighted && 'reveal bg-accent-tint ring-1 ring-accent-line ring-inset',
            )}
          />
        ))}
      </div>
    </div>
    {detail && (
      <div className="border-l border-line p-4 @max-md:hidden">
        <EntryRow {...detail} lead={<MockAvatar initials={detail.initials} />} />
        {detail.facts.map(({ label, value }) => (
          <div key={label} className="mt-3">
            <div className="text-xs-tight text-muted">{label}</div>
            <div className="text-xs font-medium">{value}</div>
          </div>
        ))}
        <MockButton className="mt-4 w-full">{detail.action}</MockButton>
      </div>
    )}
  </div>
)

/** Five days across, times or names down, and blocks in between. Narrow mockups show the first three days. */
export const WeekView = ({ days, rows, blocks }: WeekMockup) => (
  <div className="grid auto-rows-[minmax(3.75rem,auto)] grid-cols-[auto_repeat(3,minmax(0,1fr))_0.75rem] grid-rows-[auto] pb-4 @md:grid-cols-[auto_repeat(5,minmax(0,1fr))_0.75rem] @xl:auto-rows-[minmax(4.5rem,auto)]">
    {days.map((day, index) => (
      <span
        key={day}
        className="row-1 py-2 text-center text-xs-tight text-muted @max-md:nth-[n+4]:hidden"
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
        <span className="pt-1.5 pr-2.5 pl-4 text-xs-tight text-muted tabular-nums @xl:pt-3">
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
          style={{ gridColumn: column + 2, gridRow: `${rows.indexOf(row) + 2} / span ${rowSpan}` }}
        >
          <EntryRow {...block} />
        </div>
      )
    })}
  </div>
)
