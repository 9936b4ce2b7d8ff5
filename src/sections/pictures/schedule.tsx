import { cn } from '@/lib/cn'
import { Face, Key, Pill, small, tiny } from './parts'
import type { ScheduleScene } from './scene'

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('')

/** A day in order of time, and one entry opened beside it. */
export function Schedule({
  scene: { days, today, items, active, detail },
}: {
  scene: ScheduleScene
}) {
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
                  'grid flex-1 justify-items-center rounded-sm py-1',
                  tiny,
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
          {items.map(([time, title, sub, mark], index) => (
            <div
              key={time}
              className={cn(
                'flex items-center gap-3 rounded-sm px-2 py-2',
                index === active && 'bg-accent-tint ring-1 ring-accent-line ring-inset',
              )}
            >
              <span
                className={cn(
                  'w-9 shrink-0 self-start pt-0.5 text-right text-muted tabular-nums',
                  tiny,
                )}
              >
                {time}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-xs font-semibold">{title}</span>
                <span className={cn('block truncate text-muted', tiny)}>{sub}</span>
              </span>
              {mark && <Pill mark={mark} />}
            </div>
          ))}
        </div>
      </div>
      <div className="border-l border-line p-4 @max-md:hidden">
        <div className="flex items-center gap-3">
          <Face initials={initialsOf(detail.name)} className="size-9" />
          <div className="min-w-0">
            <div className="truncate text-xs font-semibold">{detail.name}</div>
            <div className={cn('truncate text-muted', tiny)}>{detail.sub}</div>
          </div>
        </div>
        <div className={cn('mt-4 grid gap-2.5', small)}>
          {detail.rows.map(([label, value]) => (
            <div key={label}>
              <div className={cn('text-muted', tiny)}>{label}</div>
              <div className="font-medium text-pretty">{value}</div>
            </div>
          ))}
        </div>
        <Key className="mt-4 w-full">{detail.action}</Key>
      </div>
    </div>
  )
}
