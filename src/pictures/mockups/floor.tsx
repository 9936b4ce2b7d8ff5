import { clsx } from 'clsx'
import type { FloorMockup } from '@/content/mockup-types'
import Room from './art/room.svg?react'
import { EntryList } from './parts'

const states = {
  free: 'border-control/50 bg-surface',
  soon: 'border-accent-vivid bg-accent-tint text-accent',
  seated: 'reveal border-accent-solid bg-accent-solid text-on-accent',
}

/** The tables of a dining room from above, and the evening's reservations. */
export function FloorView({ tables, list }: FloorMockup) {
  return (
    <div className="grid @md:grid-cols-[1.35fr_1fr]">
      <div className="relative h-60 bg-sunken @md:h-auto @md:border-r @md:border-line">
        <Room className="absolute inset-0 size-full" />
        {tables.map(({ x, y, name, seats, state }, index) => (
          <div
            key={name}
            className={clsx(
              'absolute grid h-10 -translate-1/2 place-content-center border-[1.5px] text-xs font-semibold tabular-nums shadow-card',
              seats > 2 ? 'rounded' : 'rounded-full',
              seats > 4 ? 'w-18' : seats > 2 ? 'w-12' : 'w-10',
              states[state],
            )}
            style={{ left: `${x}%`, top: `${y}%`, transitionDelay: `${index * 0.05}s` }}
          >
            {name}
          </div>
        ))}
      </div>
      <EntryList entries={list} className="@max-md:hidden" />
    </div>
  )
}
