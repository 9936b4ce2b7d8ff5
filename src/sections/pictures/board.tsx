import { cn } from '@/lib/cn'
import { Pill, small, tiny } from './parts'
import type { BoardScene } from './scene'

/** Three columns of cards; one card has been picked up. */
export function Board({ scene: { columns, lifted } }: { scene: BoardScene }) {
  return (
    <div className="grid grid-cols-3 gap-3 bg-sunken p-3 pb-10">
      {columns.map(({ name, sum, cards }, column) => (
        <div key={name} className="min-w-0">
          <div className="mb-2 flex items-baseline justify-between gap-2 px-0.5">
            <span className={cn('truncate font-semibold', small)}>{name}</span>
            <span className={cn('text-muted tabular-nums', tiny)}>{sum}</span>
          </div>
          <div className="grid gap-2">
            {cards.map(([title, sub, mark], index) => {
              const isLifted = lifted[0] === column && lifted[1] === index
              return (
                <div
                  key={title}
                  className={
                    isLifted
                      ? 'rounded-sm bg-accent-tint outline-1 -outline-offset-1 outline-accent-vivid outline-dashed'
                      : ''
                  }
                >
                  <div
                    className={cn(
                      'rounded-sm border bg-surface p-2.5',
                      isLifted
                        ? 'relative translate-x-2 -translate-y-1.5 -rotate-3 border-accent-line shadow-floating'
                        : 'border-line shadow-card',
                    )}
                  >
                    <div className={cn('font-semibold', small)}>{title}</div>
                    <div className={cn('mt-0.5 text-muted tabular-nums', tiny)}>{sub}</div>
                    {mark && (
                      <div className="mt-1.5 -ml-0.5 flex">
                        <Pill mark={mark} />
                      </div>
                    )}
                  </div>
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
