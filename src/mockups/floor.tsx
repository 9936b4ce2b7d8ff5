import type { FloorMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'

const states = {
  free: 'border-control/50 bg-surface',
  soon: 'border-accent-vivid bg-accent-tint text-accent',
  seated: 'border-accent-solid bg-accent-solid text-on-accent',
}

/** The tables of a dining room from above, and the evening's reservations. */
export function Floor({ tables, list }: FloorMockup) {
  return (
    <div className="grid grid-cols-[1.35fr_1fr]">
      <div className="relative min-h-72 border-r border-line bg-sunken">
        <div className="absolute inset-3 rounded border-[1.5px] border-control/40" />
        <div className="absolute top-3 right-[22%] left-[22%] grid h-7 place-items-center rounded-b-sm border-[1.5px] border-t-0 border-control/40 bg-surface text-3xs text-muted">
          Pass
        </div>
        <div className="absolute bottom-2.5 left-[44%] h-1 w-[14%] bg-sunken" />
        {tables.map(([x, y, name, seats, state]) => (
          <div
            key={name}
            className={cn(
              'absolute grid h-10 -translate-1/2 place-content-center border-[1.5px] text-center leading-none shadow-card',
              seats > 2 ? 'rounded' : 'rounded-full',
              seats > 4 ? 'w-18' : seats > 2 ? 'w-12' : 'w-10',
              states[state],
            )}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <span className="text-xs font-semibold tabular-nums">{name}</span>
          </div>
        ))}
      </div>
      <div className="min-w-0 px-3 py-1.5">
        {list.map(([time, name, text]) => (
          <div key={name} className="border-b border-line py-2 last:border-0">
            <div className="flex items-baseline gap-2">
              <span className="text-3xs text-muted tabular-nums">{time}</span>
              <span className="truncate text-2xs font-semibold">{name}</span>
            </div>
            <div className="truncate text-3xs text-muted">{text}</div>
          </div>
        ))}
      </div>
    </div>
  )
}
