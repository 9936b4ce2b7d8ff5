import { clsx } from 'clsx'
import type { ScheduleMockup } from '@/content/mockup-types'
import { EntryRow, MockAvatar, MockButton } from './parts'

/** A day in order of time, next to the details of an item. */
export function ScheduleView({ days, today, items, detail }: ScheduleMockup) {
  return (
    <div className="grid @md:grid-cols-[1.2fr_1fr]">
      <div className="pb-4">
        <div className="flex gap-1 border-b border-line px-3 py-2">
          {days.map((day) => (
            <span
              key={day}
              className={clsx(
                'flex-1 rounded-sm py-1 text-center text-compact whitespace-pre-line',
                day === today ? 'bg-accent-solid font-semibold text-on-accent' : 'text-muted',
              )}
            >
              {day.replace(' ', '\n')}
            </span>
          ))}
        </div>
        <div className="grid gap-0.5 px-2 pt-2 @max-md:*:nth-[n+5]:hidden">
          {items.map(({ time, highlighted, ...item }) => (
            <EntryRow
              key={time}
              lead={
                <span className="w-10 shrink-0 self-start text-right text-xs text-muted tabular-nums">
                  {time}
                </span>
              }
              entry={item}
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
          <EntryRow
            lead={<MockAvatar initials={detail.initials} />}
            entry={{ title: detail.name, text: detail.text }}
          />
          {detail.facts.map(({ label, value }) => (
            <div key={label} className="mt-3">
              <div className="text-compact text-muted">{label}</div>
              <div className="text-xs font-medium">{value}</div>
            </div>
          ))}
          <MockButton className="mt-4 w-full">{detail.action}</MockButton>
        </div>
      )}
    </div>
  )
}
