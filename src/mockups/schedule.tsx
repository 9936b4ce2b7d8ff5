import type { ScheduleMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { MockAvatar, MockBadge, MockButton, TitleLines } from './parts'

/** A day in order of time, with one entry open beside it. */
export function Schedule({ days, today, items, active, detail }: ScheduleMockup) {
  return (
    <div className="grid @md:grid-cols-[1.2fr_1fr]">
      <div>
        <div className="flex justify-between gap-1 border-b border-line px-3 py-2">
          {days.map((day, index) => {
            const [name, number] = day.split(' ')
            return (
              <span
                key={day}
                className={cn(
                  'grid flex-1 justify-items-center rounded-sm py-1 text-3xs',
                  index === today ? 'bg-accent-solid font-semibold text-on-accent' : 'text-muted',
                )}
              >
                {name}
                <span className="text-xs font-semibold tabular-nums">{number}</span>
              </span>
            )
          })}
        </div>
        <div className="grid gap-0.5 p-2 pb-8">
          {items.map(([time, title, text, badge], index) => (
            <div
              key={time}
              className={cn(
                'flex items-center gap-3 rounded-sm px-2 py-2',
                index === active && 'bg-accent-tint ring-1 ring-accent-line ring-inset',
              )}
            >
              <span className="w-9 shrink-0 self-start pt-0.5 text-right text-3xs text-muted tabular-nums">
                {time}
              </span>
              <TitleLines title={title} text={text} className="flex-1" />
              {badge && <MockBadge badge={badge} />}
            </div>
          ))}
        </div>
      </div>
      <div className="border-l border-line p-4 @max-md:hidden">
        <div className="flex items-center gap-3">
          <MockAvatar initials={detail.initials} className="size-9" />
          <TitleLines title={detail.name} text={detail.text} />
        </div>
        <div className="mt-4 grid gap-2.5 text-2xs">
          {detail.rows.map(([label, value]) => (
            <div key={label}>
              <div className="text-3xs text-muted">{label}</div>
              <div className="font-medium text-pretty">{value}</div>
            </div>
          ))}
        </div>
        <MockButton className="mt-4 w-full">{detail.action}</MockButton>
      </div>
    </div>
  )
}
